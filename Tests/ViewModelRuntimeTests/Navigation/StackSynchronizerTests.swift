import Testing

@testable import ViewModelRuntime

/// A container with animations, such as a navigation controller.
///
/// It is stricter than the real one: it ignores every change during an animation.
@MainActor
private final class FakeContainer: StackContainer {
  private(set) var shownScreens: [ScreenEntry.ID] = []
  private(set) var isInTransition = false
  private(set) var isSwiping = false
  private(set) var ignoredCount = 0
  private var next: [ScreenEntry.ID]?
  var synchronizer: StackSynchronizer?

  func show(_ screens: [ScreenEntry.ID]) {
    if isInTransition {
      ignoredCount += 1
      return
    }
    isInTransition = true
    next = screens
  }

  /// A person begins to swipe back.
  func beginSwipe() {
    guard !isInTransition, shownScreens.count > 1 else { return }
    isInTransition = true
    isSwiping = true
    next = shownScreens.dropLast()
  }

  /// Ends the animation.
  func endTransition(isCancelled: Bool = false) {
    guard isInTransition else { return }
    isInTransition = false
    isSwiping = false
    if !isCancelled, let next { shownScreens = next }
    next = nil
    synchronizer?.transitionDidEnd()
  }
}

/// Containers whose animations interleave with steps.
@MainActor
struct StackSynchronizerTests {
  private func withContainer(_ body: (Navigation, FakeContainer, TaskMonitor) async throws -> Void) async throws {
    try await withNavigation { navigation, tasks in
      let container = FakeContainer()
      let stack = try #require(navigation.state.tabs.first)
      let synchronizer = StackSynchronizer(navigation, stack.id, container)
      container.synchronizer = synchronizer
      let token = navigation.observe { [weak synchronizer] _ in synchronizer?.update() }
      container.endTransition()
      try await body(navigation, container, tasks)
      token.end()
    }
  }

  @Test func aSwipeIsReportedOnce() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      container.endTransition()
      container.beginSwipe()
      #expect(navigation.map == "a b c")
      container.endTransition()
      #expect(navigation.map == "a b" && container.shownScreens.count == 2)
      container.synchronizer?.transitionDidEnd()
      #expect(navigation.map == "a b")
    }
  }

  @Test func aCancelledSwipeChangesNothing() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")))
      container.endTransition()
      container.beginSwipe()
      container.endTransition(isCancelled: true)
      #expect(navigation.map == "a b" && container.shownScreens.count == 2)
    }
  }

  @Test func aPushDuringASwipeIsShownAfterIt() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")))
      container.endTransition()
      container.beginSwipe()
      navigation.performNow(.push(TestScreen("c")))
      container.endTransition()
      container.endTransition()
      // The swipe closed `b`, and with it the screen above.
      #expect(navigation.map == "a" && container.shownScreens.count == 1)
      #expect(container.ignoredCount == 0)
    }
  }

  @Test func severalPushesDuringAnAnimationAreShownAfterIt() async throws {
    try await withContainer { navigation, container, _ in
      navigation.performNow(.push(TestScreen("b")))
      navigation.performNow(.push(TestScreen("c")))
      navigation.performNow(.push(TestScreen("d")))
      container.endTransition()
      #expect(container.shownScreens.count == 2)
      container.endTransition()
      #expect(container.shownScreens == navigation.state.entries.map(\.id) && navigation.map == "a b c d")
    }
  }

  @Test func aRefusedSwipeShowsTheScreenAgain() async throws {
    try await withContainer { navigation, container, tasks in
      navigation.performNow(.push(TestScreen("b")))
      container.endTransition()
      navigation.opened("b")?.hasChanges = true
      // The container has let a person swipe although the screen cannot be left.
      container.beginSwipe()
      container.endTransition()
      container.endTransition()
      #expect(navigation.map == "a b" && container.shownScreens.count == 2)
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      container.endTransition()
      #expect(navigation.map == "a" && container.shownScreens.count == 1)
    }
  }

  @Test func randomSequencesAgreeAtTheEnd() async throws {
    for sequence in 0..<2000 {
      try await withContainer { navigation, container, _ in
        for number in 0..<20 {
          switch Int.random(in: 0..<7) {
          case 0, 1: navigation.performNow(.push(TestScreen("\(number)")))
          case 2: navigation.performNow(.pop)
          case 3: container.beginSwipe()
          case 4: navigation.performNow(.popToRoot, .push(TestScreen("\(number)")))
          default: container.endTransition(isCancelled: Int.random(in: 0..<4) == 0 && container.isSwiping)
          }
        }
        var turns = 0
        while container.isInTransition, turns < 10 {
          container.endTransition()
          turns += 1
        }
        #expect(container.shownScreens == navigation.state.entries.map(\.id), "sequence \(sequence)")
        #expect(container.ignoredCount == 0 && !container.isInTransition, "sequence \(sequence)")
      }
    }
  }
}
