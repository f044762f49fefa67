import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Screens are told that they appear and disappear.
@MainActor
struct ScreenLifecycleTests {
  /// The events of all screens since the last call.
  @MainActor
  private final class Log {
    private var events: [String] = []

    func screen(_ name: String) -> TestScreen {
      let screen = TestScreen(name)
      screen.onEvent = { [unowned self] in self.events.append("\(name) \($0)") }
      return screen
    }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private let log = Log()

  @Test func `a pushed screen hides the one below, which appears again when it is closed`() async throws {
    try await withNavigation { navigation, _ in
      navigation.performNow(.resetRoot(log.screen("a")))
      #expect(log.take() == ["a appears"])
      navigation.performNow(.push(log.screen("b")))
      #expect(log.take() == ["a disappears", "b appears"])
      navigation.close(try #require(navigation.id("b")))
      #expect(log.take() == ["b disappears", "a appears"])
    }
  }

  @Test func `a sheet hides nothing, and a cover hides everything below`() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.resetRoot(log.screen("a")), .present(log.screen("s")))
      #expect(log.take() == ["a appears", "s appears"])
      navigation.performNow(.present(log.screen("c"), .cover))
      #expect(log.take() == ["a disappears", "s disappears", "c appears"])
      navigation.performNow(.dismiss)
      #expect(log.take() == ["c disappears", "a appears", "s appears"])
    }
  }

  @Test func `only the screens of the visible tab appear`() async {
    await withNavigation { navigation, _ in
      let tabs = ["a", "b"].map { name in ScreenTab(log.screen(name)) { ScreenTabLabel($0.name) } }
      navigation.performNow(.resetTabs(ScreenTabs(tabs)))
      #expect(log.take() == ["a appears"])
      navigation.select(tabAt: 1)
      #expect(log.take() == ["a disappears", "b appears"])
      navigation.select(tabAt: 1)
      #expect(log.take() == [])
    }
  }

  @Test func `several steps of one turn are one change`() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.resetRoot(log.screen("a")))
      _ = log.take()
      navigation.performNow(.push(log.screen("b")), .pop, .push(log.screen("c")))
      #expect(log.take() == ["a disappears", "c appears"])
    }
  }

  @Test func `a screen that is not left does not disappear`() async {
    await withNavigation { navigation, _ in
      let root = log.screen("a")
      navigation.performNow(.resetRoot(root))
      root.hasChanges = true
      _ = log.take()
      navigation.performNow(.resetRoot(log.screen("b")))
      #expect(log.take() == [])
    }
  }

  @Test func `the visible screens enter the background and the foreground`() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.resetRoot(log.screen("a")), .push(log.screen("b")), .present(log.screen("s")))
      _ = log.take()
      navigation.enterBackground()
      navigation.enterForeground()
      #expect(
        log.take() == [
          "b enters the background", "s enters the background", "b enters the foreground", "s enters the foreground",
        ])
    }
  }

  @Test func `a screen that navigates when it appears replaces itself`() async {
    await withNavigation { navigation, tasks in
      let start = log.screen("a")
      let home = log.screen("b")
      start.onEvent = { event in
        if event == "appears" { navigation.perform(.resetRoot(home), from: start) }
      }
      navigation.performNow(.resetRoot(start))
      await tasks.waitUntilIdle()
      #expect(navigation.map == "b")
      #expect(log.take() == ["b appears"])
    }
  }
}
