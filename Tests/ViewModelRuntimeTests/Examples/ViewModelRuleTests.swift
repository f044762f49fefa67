import Testing
import ViewModelTesting

@_spi(Generated) @testable import ViewModelCore
@_spi(Generated) @testable import ViewModelRuntime

/// The rules that generated tests verify for edits, commands and view models detect violations.
@MainActor
struct ViewModelRuleTests {
  // MARK: Edits

  private func editFailures(_ fault: Counter.Fault) -> [String] {
    let graph = ViewModelGraph<Counter>(
      fresh: { Counter(count: $0.count, fault: fault) },
      paths: [
        .init("count", writing: \.count) { differs($0, $1) }, .init("other", writing: \.other) { differs($0, $1) },
      ],
      displays: [.init("field", \.field, reads: ["count"]) { differs($0, $1) }],
      edits: [.init("field", text: \.field) { differs($0, $1) }])
    return graph.editFailures(from: initialStates(["five"]) { _ in Counter(count: 5) })
  }

  @Test func aConsistentEditPasses() {
    #expect(editFailures(.none) == [])
  }

  @Test func aTextThatDoesNotRoundTripIsReported() {
    #expect(
      editFailures(.readsOneMore).contains("\"five\": `field` displays \"6\", which becomes \"7\" when it is typed"))
  }

  @Test func aRejectedTextThatChangesTheModelIsReported() {
    #expect(editFailures(.writesElsewhere).contains { $0.hasPrefix("\"five\": `field` rejects") })
  }

  // MARK: Commands

  private func commandFailures(_ run: @escaping (LoginViewModel) -> CommandRun) async -> [String] {
    let graph = ViewModelGraph<LoginViewModel>(
      doubles: { LoginViewModelDoubles() }, fresh: { LoginViewModel(services: $1, context: $0.context) }, paths: [],
      displays: [], commands: [.init("signIn", \.signIn, run: run)])
    return await graph.commandFailures(from: Array(LoginViewModelSchemaTests.examples.prefix(1)))
      .map { String($0.split(separator: ": ").last ?? "") }
  }

  @Test func aConsistentCommandPasses() async {
    #expect(await commandFailures { $0.signIn() } == [])
    let ready = await commandFailures { viewModel in
      viewModel.username.value = "ada"
      viewModel.password.value = "secret"
      return viewModel.signIn()
    }
    // The command cannot run before the fields are filled in.
    #expect(ready == ["`signIn` starts at the first call, although `canRun` is false"])
  }

  @Test func aCommandThatOutlivesItsViewModelIsReported() async {
    var kept: [LoginViewModel] = []
    let other = LoginViewModel(services: LoginViewModelDoubles(), context: .example)
    other.username.value = "ada"
    other.password.value = "secret"
    let found = await commandFailures { viewModel in
      kept.append(viewModel)
      return other.signIn()
    }
    #expect(found.contains("`signIn` starts at the first call, but `isRunning` is false after it"))
    #expect(found.contains("`signIn` keeps its view model alive; capture it weakly"))
    #expect(found.contains("`signIn` keeps running after its view model has been released"))
    #expect(!kept.isEmpty)
  }

  /// The failures of a restarting command, verified with another policy.
  private func overlapFailures(_ policy: CommandPolicy) async -> [String] {
    let graph = ViewModelGraph<AdverseViewModel>(
      doubles: { () -> AdverseViewModelDoubles in
        let doubles = AdverseViewModelDoubles()
        doubles.directoryDouble.searchStub.holds()
        return doubles
      }, fresh: { AdverseViewModel(services: $1, context: $0.context) }, paths: [], displays: [],
      commands: [.init("search", \.search, policy: policy) { $0.search("a") }])
    return await graph.commandFailures(from: Array(AdverseViewModelSchemaTests.examples.prefix(1)))
      .map { String($0.split(separator: ": ").last ?? "") }
  }

  @Test func aWrongPolicyIsReported() async {
    #expect(await overlapFailures(.restart) == [])
    #expect(await overlapFailures(.drop) == ["`search` starts at the second call, although it is running"])
    #expect(
      await overlapFailures(.queue) == [
        "`search` cancels the first run at the second call, although its policy is `queue`"
      ])
    #expect(
      await overlapFailures(.parallel) == [
        "`search` cancels the first run at the second call, although its policy is `parallel`"
      ])
  }

  // MARK: Lifetimes

  private func lifetimeFailures(keeping keep: @escaping (UserInfoViewModel, UserInfoViewModelDoubles) -> Void) async
    -> [String]
  {
    let graph = ViewModelGraph<UserInfoViewModel>(
      doubles: { UserInfoViewModelDoubles() },
      fresh: { inputs, doubles in
        let viewModel = UserInfoViewModel(user: inputs.user, services: doubles, context: inputs.context)
        keep(viewModel, doubles)
        return viewModel
      }, paths: [], displays: [.init("name", \.name, reads: []) { differs($0, $1) }])
    return await graph.lifetimeFailures(from: Array(UserInfoViewModelSchemaTests.examples.prefix(1)))
      .map { String($0.split(separator: ": ").last ?? "") }
  }

  @Test func aLeakIsReported() async {
    #expect(await lifetimeFailures { _, _ in } == [])
    var viewModels: [UserInfoViewModel] = []
    #expect(
      await lifetimeFailures { viewModel, _ in viewModels.append(viewModel) }
        == ["the view model is not released after its last reference; look for a strong capture of `self`"])
    var doubles: [UserInfoViewModelDoubles] = []
    #expect(
      await lifetimeFailures { doubles.append($1) } == ["ProfilesDouble is not released with the view model"])
  }

  @Test func theServicesOfARunThatWaitsForAResultAreNotReported() async {
    @MainActor struct Services {
      let waiting = DirectoryDouble()
      let other = ProfilesDouble()
    }
    let graph = ViewModelGraph<UserInfoViewModel>(
      doubles: { Services() },
      fresh: { inputs, services in
        services.waiting.searchStub.holds()
        Task {
          _ = try? await services.waiting.search("a")
          withExtendedLifetime(services) {}
        }
        return UserInfoViewModel(user: inputs.user, services: UserInfoViewModelDoubles(), context: inputs.context)
      }, paths: [], displays: [.init("name", \.name, reads: []) { differs($0, $1) }])
    #expect(await graph.lifetimeFailures(from: Array(UserInfoViewModelSchemaTests.examples.prefix(1))) == [])
  }

  // MARK: Examples

  private func failures(
    _ title: String, _ steps: @escaping @MainActor @Sendable (Counter, ExampleChecks) async -> Void
  ) async -> [String] {
    let examples = ViewModelExample<Counter>.list(in: "A.vmodel") { _ in
      Counter(count: 1)
    } examples: { list in
      list.add(title, at: 1, then: steps)
    }
    return await examples[0].run().map(\.text)
  }

  @Test func anAnswerWithoutAQuestionIsReported() async {
    let failures = await failures("asks nothing") { _, check in check.reply(to: nil, at: 2) { $0.confirm() } }
    #expect(
      failures == ["A.vmodel:2: \"asks nothing\" replies to a question, but the command has not asked one"])
  }

  @Test func aChoiceThatAQuestionDoesNotHaveIsReported() async {
    let titles: [(title: String?, role: QuestionChoice.Role)] = [
      ("Name", .standard), ("Date", .standard), ("Close", .cancel),
    ]
    let choices = titles.enumerated().map {
      QuestionChoice(index: $0, title: $1.title, role: $1.role, context: .example)
    }
    let failures = await failures("sorts") { _, check in
      check.choose("Size", of: CommandQuestion("Sort by", choices: choices), at: 2)
      check.choose("Close", of: CommandQuestion("Sort by", choices: choices), at: 3)
      check.choose("Name", of: CommandQuestion("Sort by", choices: []), at: 4)
      check.choose("Date", of: CommandQuestion("Sort by", choices: choices), at: 5)
    }
    #expect(
      failures == [
        "A.vmodel:2: \"sorts\" chooses \"Size\", but the choices are \"Name\", \"Date\"",
        "A.vmodel:3: \"sorts\" chooses \"Close\", but the choices are \"Name\", \"Date\"",
        "A.vmodel:4: \"sorts\" chooses \"Name\", but the question has no choices",
      ])
  }

  @Test func anActionOnARowThatDoesNotExistIsReported() async {
    let failures = await failures("opens the third row") { _, check in _ = check.row(Counter?.none, at: 2) }
    #expect(failures == ["A.vmodel:2: \"opens the third row\" acts on a row that does not exist"])
  }
}

/// A view model with one field that can violate a rule.
@MainActor
private final class Counter: ViewModel {
  enum Fault { case none, readsOneMore, writesElsewhere }

  struct Inputs: ViewModelInputs {
    var count: Int
    var other = 0
    var context: DisplayContext
  }

  private let state: StatefulViewModelState<Values>
  private let fault: Fault

  init(count: Int, fault: Fault = .none) {
    state = StatefulViewModelState(Values(inputs: Inputs(count: count, context: .example), fault: fault))
    self.fault = fault
  }

  var field: TextEdit<Int> {
    get { state[.field, self].field }
    set {
      let typed = newValue.text
      state.edit(self, fault == .readsOneMore ? Values.faultyRules : Values.rules, newValue)
      if fault == .writesElsewhere, typed == "x" { state[self].other += 1 }
    }
  }

  var viewModelObservers: ViewModelObservers<Counter> { state }

  private enum Key: Int, ObservationKey { case field, context }

  private struct Derived: DeferredValue { var field: TextEdit<Int>? }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<Counter>([\.field, \.context])

    static let rules: TextEditRules<Values, Int> = TextEditRules(
      "field", .path(\.inputs.count, state: \.entry), as: .integer)

    static let faultyRules: TextEditRules<Values, Int> = TextEditRules(
      "faulty", .path(\.inputs.count, state: \.entry),
      as: TextConversion { count, _ in
        "\(count)"
      } parse: { text, old, context throws(TextProblem) in
        try TextConversion<Int>.integer.value(of: text, keeping: old, in: context) + 1
      })

    var inputs: Inputs
    let fault: Fault
    var entry = EditState<Int>()
    @DeferredStorage var derived: Derived

    var field: TextEdit<Int> {
      mutating get {
        if let known = $derived?.value.field { return known }
        let fresh = (fault == .readsOneMore ? Self.faultyRules : Self.rules).edit(of: &self)
        derived.field = fresh
        return fresh
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      _derived = old._derived
      if let before = old.$derived?.value.field,
        differs(old.entry, entry) || differs(old.inputs.count, inputs.count)
      {
        derived.field = nil
        if differs(before, field) { changes[.field] = true }
      }
    }
  }
}
