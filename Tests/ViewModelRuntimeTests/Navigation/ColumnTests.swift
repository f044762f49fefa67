import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// A container that shows the root of a stack in a sidebar.
@MainActor
struct ColumnTests {
  private func withColumns(
    areVisible: Bool = true, _ body: (Navigation, FakeHost, TaskMonitor) async throws -> Void
  ) async rethrows {
    try await withNavigation { navigation, tasks in
      navigation.layout = .columns
      navigation.setColumnsVisible(areVisible)
      try await body(navigation, FakeHost(navigation), tasks)
    }
  }

  private func settle(_ host: FakeHost, _ tasks: TaskMonitor) async {
    for _ in 0..<20 {
      await tasks.waitUntilIdle()
      host.render()
      host.transitions.endOne()
    }
    #expect(host.transitions.complaints == [])
  }

  @Test(arguments: [false, true])
  func aScreenOfTheSidebarReplacesTheSecondColumn(areVisible: Bool) async {
    await withColumns(areVisible: areVisible) { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("b")), from: navigation.opened("a"))
      navigation.performNow(.push(TestScreen("c")), from: navigation.opened("b"))
      await settle(host, tasks)
      #expect(host.map == "a b c")
      navigation.performNow(.push(TestScreen("d")), from: navigation.opened("a"))
      await settle(host, tasks)
      #expect(host.map == "a d" && navigation.map == "a d")
    }
  }

  @Test func unsavedChangesInTheSecondColumnAskTheirQuestionFirst() async {
    await withColumns { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("b")), from: navigation.opened("a"))
      navigation.opened("b")?.hasChanges = true
      navigation.performNow(.push(TestScreen("c")), from: navigation.opened("a"))
      await settle(host, tasks)
      #expect(host.map == "a b ? Discard b?")
      navigation.questions.current?.confirm()
      await settle(host, tasks)
      #expect(host.map == "a c")
    }
  }

  @Test func aNarrowWindowShowsTheColumnsAsAStack() async throws {
    try await withColumns { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      let stack = try #require(navigation.state.tabs.first).id
      await settle(host, tasks)
      #expect(host.shown.sidebar(of: stack) == navigation.id("a"))
      #expect(host.shown.root(of: stack) == navigation.id("b"))
      #expect(host.shown.path(of: stack) == [navigation.id("c")])
      navigation.setColumnsVisible(false)
      await settle(host, tasks)
      #expect(host.shown.sidebar(of: stack) == nil)
      #expect(host.shown.root(of: stack) == navigation.id("a"))
      #expect(host.shown.path(of: stack) == [navigation.id("b"), navigation.id("c")])
      #expect(host.map == "a b c")
    }
  }

  @Test func aViewThatReportsItsSizeBeforeItAppearsIsUpdated() async throws {
    try await withNavigation { navigation, _ in
      navigation.layout = .columns
      let stack = try #require(navigation.state.tabs.first).id
      let shown = ShownScreens(navigation)
      let revision = shown.revision
      shown.setColumnsVisible(true)
      #expect(shown.revision > revision && shown.sidebar(of: stack) == navigation.id("a"))
    }
  }

  @Test func aPersonGoesBackInTheSecondColumnOnly() async throws {
    try await withColumns { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      await settle(host, tasks)
      let stack = try #require(navigation.state.tabs.first).id
      for _ in 0..<2 {
        host.goBack(in: stack, count: 1, canBeCancelled: false)
        await settle(host, tasks)
      }
      #expect(host.map == "a b" && navigation.map == "a b")
    }
  }

  @Test func onlyAScreenAboveTheSecondColumnHasAButtonOfItsOwn() async throws {
    try await withColumns { navigation, host, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      let stack = try #require(navigation.state.tabs.first).id
      for name in ["a", "b", "c"] { navigation.opened(name)?.hasChanges = true }
      #expect(
        ["a", "b", "c"].compactMap(navigation.id).map { host.shown.backButton(of: $0, in: stack) } == [
          .system, .system, .back,
        ])
    }
  }

  @Test func theSidebarAppearsAndDisappearsWithTheSecondColumn() async throws {
    try await withColumns(areVisible: false) { navigation, _, _ in
      var events: [String] = []
      try #require(navigation.opened("a")).onEvent = { events.append("a \($0)") }
      navigation.performNow(.push(TestScreen("b")), from: navigation.opened("a"))
      navigation.setColumnsVisible(true)
      navigation.setColumnsVisible(false)
      #expect(events == ["a disappears", "a appears", "a disappears"])
    }
  }

  @Test func aSidebarThatAPersonHidesDisappears() async throws {
    try await withColumns { navigation, host, tasks in
      navigation.performNow(.push(TestScreen("b")), from: navigation.opened("a"))
      await settle(host, tasks)
      var events: [String] = []
      for name in ["a", "b"] { try #require(navigation.opened(name)).onEvent = { events.append("\(name) \($0)") } }
      for _ in 0..<3 {
        host.toggleSidebar()
        await settle(host, tasks)
      }
      navigation.enterBackground()
      #expect(events == ["a disappears", "a appears", "a disappears", "b enters the background"])
    }
  }

  @Test func columnsBeginWithTheSidebarAndShowItAgainWhenTheSecondOneBecomesEmpty() async {
    await withColumns { navigation, host, tasks in
      await settle(host, tasks)
      #expect(host.screensOnScreen == Set(navigation.visible) && navigation.visible == [navigation.id("a")])
      navigation.performNow(.push(TestScreen("b")), from: navigation.opened("a"))
      await settle(host, tasks)
      host.toggleSidebar()
      await settle(host, tasks)
      #expect(host.screensOnScreen == Set(navigation.visible) && navigation.visible == [navigation.id("b")])
      navigation.performNow(.popToRoot)
      await settle(host, tasks)
      #expect(host.screensOnScreen == Set(navigation.visible) && navigation.visible == [navigation.id("a")])
    }
  }

  @Test func aPresentedStackHasNoColumns() async {
    await withColumns { navigation, host, tasks in
      navigation.performNow(.present(TestScreen("b")))
      navigation.performNow(.push(TestScreen("c")), from: navigation.opened("b"))
      navigation.performNow(.push(TestScreen("d")), from: navigation.opened("b"))
      await settle(host, tasks)
      #expect(host.map == "a > b c d")
    }
  }
}
