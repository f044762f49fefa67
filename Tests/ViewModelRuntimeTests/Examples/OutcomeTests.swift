import Testing
import ViewModelRuntime
import ViewModelTesting

/// What failed expectations of events and navigation say.
@MainActor
@Suite struct OutcomeTests {
  private func failures(
    _ steps: @escaping @MainActor @Sendable (Outcomes, OutcomesDoubles, ExampleChecks) async -> Void
  ) async -> [String] {
    await ViewModelExample<Outcomes>.list(in: "Outcomes.vmodel", doubles: OutcomesDoubles()) { doubles, context in
      Outcomes(services: doubles, context: context)
    } examples: { list in
      list.add("outcomes", at: 1, then: steps)
    }[0].run().map(\.text)
  }

  @Test func otherEventsAreListed() async {
    let failures = await failures { viewModel, _, check in
      await check.when { viewModel.submit() }
      check.events(of: viewModel, [.closed], at: 3)
    }
    #expect(
      failures == [
        #"Outcomes.vmodel:3: "outcomes": expect events == [closed]: events is [submitted(id: 1, text: nil)]"#
      ])
  }

  @Test func anEventOfAnotherKindIsNotTheLastOne() async {
    let failures = await failures { viewModel, _, check in
      await check.when { viewModel.submit() }
      await check.when { viewModel.rename(name: "Ada") }
      check.equal(check.last("renamed", "", as: String.self), "Ada", "renamed.last.name", at: 2)
      check.equal(check.last("submitted", "id", as: Int.self), 1, "submitted.last.id", at: 2)
      check.equal(check.last("closed", "id", as: Int.self), nil, "closed.last.id", at: 2)
      check.equal(check.emissions(of: "submitted"), 2, "submitted.calls", at: 3)
    }
    #expect(failures == [#"Outcomes.vmodel:3: "outcomes": expect submitted.calls == 2: submitted.calls is 1"#])
  }

  @Test func aFailureShowsTheValuesThatAreCompared() async {
    let failures = await failures { viewModel, doubles, check in
      await check.when { viewModel.show() }
      await check.when { viewModel.visit() }
      check.moves(
        of: doubles.navigatorDouble, [.init("push Detail", Detail.ScreenRoute(id: 7, mode: "plain")), "open"], at: 4)
      check.moves(of: doubles.navigatorDouble, ["push Detail", .init("open", "https://example.com/1")], at: 5)
    }
    #expect(
      failures == [
        #"Outcomes.vmodel:4: "outcomes": expect navigator == [push Detail(id: 7, mode: "plain"), open]: "#
          + #"navigator is [push Detail(id: 0, mode: "plain"), open]"#,
        #"Outcomes.vmodel:5: "outcomes": expect navigator == [push Detail, open "https://example.com/1"]: "#
          + #"navigator is [push Detail, open "https://example.com/0"]"#,
      ])
  }
}
