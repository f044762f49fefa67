import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Containers whose animations interleave with steps.
@MainActor
struct StackSynchronizerTests {
  private func withContainer(_ body: (Navigation, FakeNavigationController, TaskMonitor) async throws -> Void)
    async throws
  {
    try await withNavigation { navigation, tasks in
      let stack = try #require(navigation.state.tabs.first)
      let container = FakeNavigationController(stack.id, navigation, FakeTransitions())
      container.loadView()
      container.endTransition()
      try await body(navigation, container, tasks)
      #expect(container.transitions.complaints == [])
    }
  }

  @Test func aSwipeIsReportedOnce() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      container.endTransition()
      container.swipe()
      #expect(navigation.map == "a b c")
      container.endTransition()
      #expect(navigation.map == "a b" && container.names.count == 2)
      container.endTransition()
      #expect(navigation.map == "a b")
    }
  }

  @Test func aCancelledSwipeChangesNothing() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")))
      container.endTransition()
      container.swipe()
      container.endTransition(isCancelled: true)
      #expect(navigation.map == "a b" && container.names.count == 2)
    }
  }

  @Test func aPushDuringASwipeIsShownAfterIt() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")))
      container.endTransition()
      container.swipe()
      navigation.performNow(.push(TestScreen("c")))
      container.endTransition()
      container.endTransition()
      // The swipe closed `b`, and with it the screen above.
      #expect(navigation.map == "a" && container.names.count == 1)
    }
  }

  @Test func severalPushesDuringAnAnimationAreShownAfterIt() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")))
      navigation.performNow(.push(TestScreen("c")))
      navigation.performNow(.push(TestScreen("d")))
      #expect(container.names.count == 2)
      container.endTransition()
      container.endTransition()
      #expect(container.names == ["a", "b", "c", "d"] && navigation.map == "a b c d")
    }
  }

  @Test func aRefusedSwipeShowsTheScreenAgain() async throws {
    try await withContainer { navigation, container, tasks in
      navigation.performNow(.push(TestScreen("b")))
      container.endTransition()
      // The screen gets unsaved changes while a person swipes.
      container.swipe()
      navigation.opened("b")?.hasChanges = true
      container.endTransition()
      container.endTransition()
      #expect(navigation.map == "a b" && container.names.count == 2)
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      container.endTransition()
      #expect(navigation.map == "a" && container.names.count == 1)
    }
  }

  @Test func randomSequencesAgreeAtTheEnd() async throws {
    for sequence in 0..<2000 {
      try await withContainer { navigation, container, _ in
        for number in 0..<20 {
          switch Int.random(in: 0..<7) {
          case 0, 1: navigation.performNow(.push(TestScreen("\(number)")))
          case 2: navigation.performNow(.pop)
          case 3: container.swipe()
          case 4: navigation.performNow(.popToRoot, .push(TestScreen("\(number)")))
          default: container.endTransition(isCancelled: Int.random(in: 0..<4) == 0)
          }
        }
        var turns = 0
        while container.isInTransition, turns < 10 {
          container.endTransition()
          turns += 1
        }
        #expect(container.names.joined(separator: " ") == navigation.map, "sequence \(sequence)")
        #expect(!container.isInTransition, "sequence \(sequence)")
      }
    }
  }
}

extension FakeNavigationController {
  fileprivate func endTransition(isCancelled: Bool = false) { transitions.endOne(isCancelled: isCancelled) }
}
