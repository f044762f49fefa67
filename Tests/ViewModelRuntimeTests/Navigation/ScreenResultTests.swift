import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Screens that return a result to the command that opened them.
@MainActor
struct ScreenResultTests {
  /// A command that waits for the result of a screen.
  @MainActor
  private final class Asker {
    private(set) var result: String??
    private var task: ScopedTask?

    init(
      _ navigation: Navigation, _ screen: TestScreen, _ opening: ScreenOpening,
      from caller: TestScreen? = nil
    ) {
      task = ScopedTask { [weak self] in
        let result = await navigation.open(screen, opening, from: caller).wait()
        self?.result = .some(result)
      }
    }
  }

  @Test(arguments: [ScreenOpening.push, .present, .cover])
  func finishingClosesTheScreenAndReturnsTheResult(_ opening: ScreenOpening) async {
    await withNavigation { navigation, tasks in
      let asker = Asker(navigation, TestScreen("p"), opening)
      await tasks.waitUntilIdle()
      #expect(navigation.opened("p") != nil && asker.result == nil)
      navigation.opened("p").map { navigation.finish($0, with: "main") }
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a" && asker.result == "main")
    }
  }

  @Test func closingTheScreenReturnsNoResult() async {
    await withNavigation { navigation, tasks in
      let asker = Asker(navigation, TestScreen("p"), .present)
      await tasks.waitUntilIdle()
      navigation.back()
      await tasks.waitUntilIdle()
      #expect(asker.result == .some(nil))
    }
  }

  @Test func aResultThatComesAfterTheScreenIsClosedIsIgnored() async {
    await withNavigation { navigation, tasks in
      let asker = Asker(navigation, TestScreen("p"), .present)
      await tasks.waitUntilIdle()
      let picker = navigation.opened("p")
      navigation.back()
      picker.map { navigation.finish($0, with: "late") }
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a" && asker.result == .some(nil))
    }
  }

  @Test func aResultReachesOnlyTheCommandThatOpenedTheScreen() async {
    await withNavigation { navigation, tasks in
      let first = Asker(navigation, TestScreen("p"), .present)
      await tasks.waitUntilIdle()
      let second = Asker(navigation, TestScreen("q"), .present)
      await tasks.waitUntilIdle()
      navigation.opened("q").map { navigation.finish($0, with: "2") }
      await tasks.waitUntilIdle()
      #expect(second.result == "2" && first.result == nil)
      navigation.opened("p").map { navigation.finish($0, with: "1") }
      await tasks.waitUntilIdle()
      #expect(first.result == "1")
    }
  }

  @Test func aResultWithoutACommandOnlyClosesTheScreen() async {
    await withNavigation { navigation, tasks in
      var asker: Asker? = Asker(navigation, TestScreen("p"), .present)
      await tasks.waitUntilIdle()
      #expect(asker != nil)
      asker = nil
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a > sheet p")
      navigation.opened("p").map { navigation.finish($0, with: "1") }
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a" && navigation.results.isEmpty)
    }
  }

  @Test func finishingDoesNotAskTheScreensOwnLeaveQuestion() async {
    await withNavigation { navigation, tasks in
      let asker = Asker(navigation, TestScreen("p"), .present)
      await tasks.waitUntilIdle()
      navigation.opened("p")?.hasChanges = true
      navigation.opened("p").map { navigation.finish($0, with: "1") }
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a" && asker.result == "1" && navigation.questions.count == 0)
    }
  }

  @Test func aScreenAboveWithChangesHoldsTheResultBack() async {
    await withNavigation { navigation, tasks in
      let asker = Asker(navigation, TestScreen("p"), .present)
      await tasks.waitUntilIdle()
      let picker = navigation.opened("p")
      navigation.performNow(.push(TestScreen("q")), from: picker)
      navigation.opened("q")?.hasChanges = true
      picker.map { navigation.finish($0, with: "1") }
      await tasks.waitUntilIdle()
      #expect(asker.result == nil && navigation.questions.current?.text == "Discard q?")
      navigation.questions.current?.decline()
      await tasks.waitUntilIdle()
      // The screen is still open; closing it now is not a result.
      navigation.opened("q")?.hasChanges = false
      navigation.performNow(.dismiss)
      await tasks.waitUntilIdle()
      #expect(asker.result == .some(nil))
    }
  }

  @Test func finishingTwiceReturnsTheLastResultOnce() async {
    await withNavigation { navigation, tasks in
      let asker = Asker(navigation, TestScreen("p"), .push)
      await tasks.waitUntilIdle()
      let picker = navigation.opened("p")
      picker.map { navigation.finish($0, with: "1") }
      picker.map { navigation.finish($0, with: "2") }
      await tasks.waitUntilIdle()
      picker.map { navigation.finish($0, with: "3") }
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a" && asker.result == "2")
    }
  }

  @Test func aClosedCallerOpensNothing() async {
    await withNavigation { navigation, tasks in
      let caller = TestScreen("b")
      navigation.performNow(.push(caller))
      navigation.performNow(.pop)
      let asker = Asker(navigation, TestScreen("p"), .present, from: caller)
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a" && asker.result == .some(nil))
    }
  }
}
