import Testing
import ViewModelRuntime
import ViewModelTesting

/// The stacks of a container after the steps of `NavigationViewModel`.
@MainActor @Suite struct NavigationStackTests {
  private let app = ClientApp()

  @Test func `push adds to the stack, pop and popToRoot return`() {
    let screen = app.openFirstScreen()
    screen.push()
    app.navigation.commitPending()
    #expect(app.stacks == [["NavigationViewModel", "RepositoryViewModel"]])
    app.navigation.pop()
    app.navigation.commitPending()
    #expect(app.stacks == [["NavigationViewModel"]])
    screen.push()
    screen.push()
    screen.popToRoot()
    app.navigation.commitPending()
    #expect(app.stacks == [["NavigationViewModel"]])
  }

  @Test func `present adds a stack, and dismiss removes it`() {
    let screen = app.openFirstScreen()
    screen.present()
    app.navigation.commitPending()
    #expect(app.stacks == [["NavigationViewModel"], ["RepositoryViewModel"]])
    app.navigation.dismiss()
    app.navigation.commitPending()
    #expect(app.stacks == [["NavigationViewModel"]])
  }

  @Test func `resetRoot removes all stacks`() {
    let screen = app.openFirstScreen()
    screen.push()
    screen.present()
    screen.resetRoot()
    app.navigation.commitPending()
    #expect(app.stacks == [["RepositoryViewModel"]])
  }

  @Test func `a result comes back to the view model that presented the screen`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      let screen = app.openFirstScreen()
      screen.chooseLanguage()
      await tasks.waitUntilIdle()
      let picker = try #require(app.navigation.topScreen as? LanguagePickerViewModel)
      picker.choose(language: "Swift")
      await tasks.waitUntilIdle()
      #expect(screen.language == "Swift")
      #expect(app.stacks == [["NavigationViewModel"]])
    }
  }
}
