import Testing
import ViewModelRuntime
import ViewModelTesting

/// The three types of title views, as the container reads them from the visible screen.
@MainActor @Suite struct TitleTests {
  private let app = ClientApp()

  @Test func `a screen has a title, a title with a subtitle, or a title while loading`() async {
    let tasks = TaskMonitor()
    await tasks.run {
      let screen = BaseViewModel(login: "octocat", services: app.services, context: .example)
      #expect(screen.screenTitle == ScreenTitle("octocat"))

      app.doubles.clientDouble.accountStub.holds()
      app.navigation.resetRoot(screen)
      app.navigation.commitPending()
      await tasks.waitUntilIdle()
      #expect(app.navigation.title == ScreenTitle("octocat", loadingTitle: "Loading…"))
      #expect(app.navigation.title.displayedTitle == "Loading…")

      app.doubles.clientDouble.accountStub.returns(.octocat)
      await tasks.waitUntilIdle()
      #expect(app.navigation.title == ScreenTitle("octocat", subtitle: "The Octocat"))
    }
  }
}
