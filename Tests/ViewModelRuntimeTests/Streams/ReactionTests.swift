import Testing
import ViewModelRuntime

/// Reactions of a view model.
@MainActor
struct ReactionTests {
  @Test func aReactionRunsEachTimeItsConditionBecomesTrue() async {
    await feed { test in
      for number in 1...5 { test.doubles.sends(number) }
      await test.waitUntilIdle()
      #expect(test.viewModel.milestones == 1)
    }
  }

  @Test func aReactionRunsAtTheStartIfItsConditionIsTrue() async {
    await feed("") { test in
      #expect(test.viewModel.topic == "all")
      #expect(test.doubles.calls == ["", "all"])
    }
  }

  @Test(arguments: ["swift", nil])
  func aReactionToChangesOfAnOptionalValueRunsForChangesOnly(_ topic: String?) async {
    await feed(topic) { test in
      await test.waitUntilIdle()
      #expect(test.viewModel.topicChanges == 0)
      for next in ["news", nil, nil, "news"] { test.viewModel.topic = next }
      #expect(test.viewModel.topicChanges == 3)
    }
  }

  @Test func reactionsThatTriggerEachOtherAreStoppedAndReported() async {
    await feed { test in
      let faults = ViewModelFault.recorded { test.viewModel.set { $0.pong = true } }
      #expect(faults == [.endlessReactions(viewModel: "Feed", reactions: ["ping", "pong"], rounds: 100)])
    }
  }

  @Test func theReactionToAppearingRuns() async {
    await signUp { test in
      test.viewModel.appear()
      #expect(test.viewModel.notice == "Welcome")
    }
  }

  @Test func anAsynchronousReactionRuns() async {
    await signUp { test in
      test.doubles.accountsDouble.isFreeStub.holds()
      test.viewModel.signUp()
      await test.waitUntilIdle()
      #expect(test.viewModel.motto.value == "")
      test.doubles.accountsDouble.isFreeStub.returns(true)
      await test.waitUntilIdle()
      #expect(test.viewModel.motto.value == "Free")
    }
  }
}
