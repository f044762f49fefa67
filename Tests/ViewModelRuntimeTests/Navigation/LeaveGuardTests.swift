import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime
@testable import ViewModelTesting

/// Screens that ask a question before they are left.
@MainActor
struct LeaveGuardTests {
  /// Runs a test with the screen `b`, which has changes, above `a`, in the first of two tabs.
  private func withChanges(_ body: (Navigation, TaskMonitor) async throws -> Void) async rethrows {
    try await withNavigation(
      tabs: ["a", "x"],
      links: LinkTable(
        [LinkPattern("/y").map { ScreenLink($0) { _ in [TestScreen.ScreenRoute(name: "x")] } }].compactMap { $0 })
    ) { navigation, tasks in
      navigation.performNow(.push(TestScreen("b")))
      navigation.opened("b")?.hasChanges = true
      try await body(navigation, tasks)
    }
  }

  private typealias Leave = @MainActor (Navigation) -> Void

  private static let ways: [(name: String, leave: Leave, after: String)] = [
    ("pop", { $0.performNow(.pop) }, "*a | x"),
    ("popToRoot", { $0.performNow(.popToRoot) }, "*a | x"),
    ("resetRoot", { $0.performNow(.resetRoot(TestScreen("z"))) }, "z"),
    ("back", { $0.back() }, "*a | x"),
    ("swipe", { navigation in navigation.id("b").map { navigation.close($0) } }, "*a | x"),
    ("tab", { $0.select(tabAt: 1) }, "a b | *x"),
    ("selected tab", { $0.select(tabAt: 0) }, "*a | x"),
    ("link", { _ = $0.open(url: "/y") }, "a b | *x"),
  ]

  @Test func everyWayToLeaveAsksFirst() async {
    for way in Self.ways {
      await withChanges { navigation, tasks in
        way.leave(navigation)
        await tasks.waitUntilIdle()
        #expect(navigation.map == "*a b | x", "\(way.name)")
        #expect(navigation.questions.current?.text == "Discard b?", "\(way.name)")
        navigation.questions.current?.decline()
        await tasks.waitUntilIdle()
        #expect(navigation.map == "*a b | x", "\(way.name)")
        #expect(navigation.questions.current == nil)

        way.leave(navigation)
        await tasks.waitUntilIdle()
        navigation.questions.current?.confirm()
        await tasks.waitUntilIdle()
        #expect(navigation.map == way.after, "\(way.name)")
      }
    }
  }

  @Test func dismissingASheetWithChangesAsksFirst() async throws {
    try await withNavigation { navigation, tasks in
      navigation.performNow(.present(TestScreen("s")), .push(TestScreen("t")))
      navigation.opened("s")?.hasChanges = true
      let sheet = try #require(navigation.state.presented.first)
      let root = try #require(navigation.id("s"))
      #expect(!navigation.canLeave(root) && navigation.canLeaveTop)
      navigation.close(sheet.id)
      #expect(navigation.map == "a > sheet s t")
      #expect(navigation.questions.current?.text == "Discard s?")
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a")
    }
  }

  @Test func pushingAndPresentingDoNotAsk() async {
    await withChanges { navigation, _ in
      navigation.performNow(.push(TestScreen("c")), .present(TestScreen("s")))
      #expect(navigation.map == "*a b c | x > sheet s")
      #expect(navigation.questions.current == nil)
    }
  }

  @Test func savingAndLeavingInOneTurnDoesNotAsk() async {
    for savesFirst in [true, false] {
      await withChanges { navigation, tasks in
        let screen = navigation.opened("b")
        if savesFirst { screen?.hasChanges = false }
        navigation.perform(NavigationStep.pop, from: screen)
        if !savesFirst { screen?.hasChanges = false }
        await tasks.waitUntilIdle()
        #expect(navigation.map == "*a | x" && navigation.questions.current == nil)
      }
    }
  }

  @Test func theQuestionDiscardsOrCancels() async {
    await withChanges { navigation, _ in
      navigation.back()
      let question = navigation.questions.current
      #expect(question?.choices.map(\.role) == [.destructive, .cancel])
    }
  }

  @Test func severalAttemptsAskOnce() async {
    await withChanges { navigation, tasks in
      navigation.back()
      navigation.back()
      navigation.performNow(.pop)
      #expect(navigation.questions.count == 1)
      // The newest attempt counts.
      navigation.select(tabAt: 1)
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a b | *x" && navigation.questions.count == 0)
    }
  }

  @Test func eachScreenWithChangesIsAskedInTurn() async {
    await withChanges { navigation, tasks in
      navigation.performNow(.push(TestScreen("c")))
      navigation.opened("c")?.hasChanges = true
      navigation.performNow(.popToRoot)
      #expect(navigation.questions.current?.text == "Discard c?")
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(navigation.questions.current?.text == "Discard b?")
      #expect(navigation.map == "*a b c | x")
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(navigation.map == "*a | x")
    }
  }

  @Test func anAdapterReceivesTheUnchangedStateAfterARefusal() async {
    await withChanges { navigation, tasks in
      var maps: [String] = []
      let token = navigation.observe { _ in maps.append(navigation.map) }
      navigation.back()
      navigation.questions.current?.decline()
      await tasks.waitUntilIdle()
      #expect(maps == ["*a b | x", "*a b | x", "*a b | x"])
      token.end()
    }
  }

  @Test func aScreenPushedByARefusedStepIsReleased() async {
    await withChanges { navigation, tasks in
      weak var gone: TestScreen?
      do {
        let screen = TestScreen("z")
        gone = screen
        navigation.performNow(.resetRoot(screen))
      }
      #expect(gone != nil)
      navigation.questions.current?.decline()
      await tasks.waitUntilIdle()
      #expect(gone == nil)
    }
  }

  @Test func aStepThatLeavesNothingIsNotHeldUpByTheQuestion() async {
    await withChanges { navigation, tasks in
      navigation.back()
      navigation.performNow(.push(TestScreen("c")), from: navigation.opened("b"))
      #expect(navigation.map == "*a b c | x")
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(navigation.map == "*a | x")
    }
  }
}
