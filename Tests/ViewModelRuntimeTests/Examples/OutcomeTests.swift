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

  @MainActor
  private struct Doubles {
    @MainActor
    struct Store {
      let save = Stub<Int, Void, Never>("store.save", answer: .success(()))
      let rename = Stub<(id: Int, name: String), Void, Never>("store.rename(_:to:)", answer: .success(()))
      let count = Stub<Void, Int, Never>("store.count", answer: .success(1))
      let changes = StreamStub<Void, Int>()
    }
    @MainActor
    struct Log {
      let write = Stub<String, Void, Never>("log.write", answer: .success(()))
    }
    let store = Store()
    let log = Log()
  }

  @Test func theOrderOfCallsIsShownWithTheArgumentsThatAreCompared() async {
    let doubles = Doubles()
    let (save, rename, changes) = (doubles.store.save, doubles.store.rename, doubles.store.changes)
    let failures = await failures { _, _, check in
      await save.call(1)
      _ = changes.stream(())
      doubles.log.write.answer("a", otherwise: ())
      _ = doubles.store.count.answer((), otherwise: 0)
      check.calls(of: doubles, [.init("store.save", save)], at: 1)
      await rename.call((1, "Ada"))
      await save.call(2)
      check.calls(of: doubles, [.init("store.save", save), .init("store.save", save)], at: 2)
      check.calls(
        of: doubles,
        [
          .init("store.save", save), .init("store.changes", changes),
          .init("store.rename(_:to:)", rename) { $0.name == "Ada" }, .init("store.save", save),
        ], at: 3)
      check.calls(of: doubles, [.init("log.write", doubles.log.write)], at: 4)
      check.calls(of: doubles, [.init("store.save", save) { $0 == 2 }, .init("store.rename(_:to:)", rename)], at: 5)
      check.calls(of: doubles, [.init("store.count", doubles.store.count)], at: 6)
    }
    #expect(
      failures == [
        #"Outcomes.vmodel:2: "outcomes": expect calls == [store.save, store.save]: "#
          + "calls is [store.save, store.rename(_:to:), store.save]",
        #"Outcomes.vmodel:5: "outcomes": expect calls == [store.save(…), store.rename(_:to:)]: "#
          + "calls is [store.save(1), store.rename(_:to:), store.save(2)]",
        #"Outcomes.vmodel:6: "outcomes": expect calls == [store.count]: "#
          + "calls is [store.save, store.count, store.rename(_:to:), store.save]",
      ])
  }
}
