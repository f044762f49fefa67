import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Windows, each of which has a container of its own.
@MainActor
struct WindowTests {
  @Test func eachWindowCreatesItsContainerOnce() {
    var count = 0
    let make = {
      count += 1
      return Navigation()
    }
    let (first, second) = (WindowNavigation(), WindowNavigation())
    #expect(count == 0)
    #expect(first.open(make) === first.open(make))
    #expect(first.open(make) !== second.open(make))
    #expect(count == 2)
  }

  @Test func aClosedWindowReleasesItsScreensAlthoughTheyHaveUnsavedChanges() async throws {
    try await withNavigation(tabs: ["a", "b"]) { navigation, tasks in
      navigation.performNow(.push(TestScreen("c")), .present(TestScreen("d")))
      try #require(navigation.opened("d")).hasChanges = true
      weak var screen: TestScreen?
      screen = navigation.opened("d")
      var window: WindowNavigation? = WindowNavigation()
      #expect(window?.open { navigation } === navigation)
      window = nil
      for _ in 0..<10 { await Task.yield() }
      await tasks.waitUntilIdle()
      #expect(navigation.state.stacks.isEmpty && navigation.screens.isEmpty && screen == nil)
    }
  }

  @Test func closingAllScreensEndsWhatWaits() async {
    await withNavigation { navigation, tasks in
      let result = navigation.open(TestScreen("b"), .push)
      navigation.commitPending()
      navigation.opened("b")?.hasChanges = true
      navigation.back()
      #expect(navigation.questions.current?.text == "Discard b?")
      navigation.closeAllScreens()
      #expect(await result.wait() == nil)
      await tasks.waitUntilIdle()
      #expect(navigation.questions.count == 0 && navigation.waiting == nil && navigation.results.isEmpty)
      navigation.performNow(.resetRoot(TestScreen("c")))
      #expect(navigation.map == "c")
    }
  }
}
