import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Runs the steps of one example on a new view model.
struct ExampleRunner {
  private let viewModel: ViewModel
  private let steps: [ExampleStep]
  /// The steps of the groups around the example.
  private let shared: [ExampleStep]
  private let columns: [String?: TypedExpression]
  private let world: World

  /// The range of the example, for failures that belong to no step.
  private let range: SourceRange

  /// - Parameters:
  ///   - others: Examples of the same view model whose acts follow.
  ///   - performed: The first steps of the example, with which it ends; nil for all.
  init(
    _ example: ExampleCase, followedBy others: [ExampleCase] = [], _ schemas: SchemaSet, _ settings: ExampleSettings,
    performing performed: ArraySlice<ExampleStep>? = nil
  ) {
    viewModel = example.viewModel
    shared = example.run.groups.flatMap(\.steps)
    steps = (performed ?? example.run.steps[...]) + others.flatMap { $0.run.steps.drop(while: \.isGiven) }
    columns = example.columns
    range = example.range
    world = World(schemas)
    world.context = world.context.with(locale: settings.locale, timeZone: settings.timeZone)
    if settings.recordsCoverage { world.budget.coverage = Coverage() }
  }

  /// The parts that the example has evaluated; nil if they are not recorded.
  var coverage: Coverage? { world.budget.coverage }

  func run() -> ExampleResult.Outcome {
    var current = range
    do {
      let failures = try run { current = $0 }
      return failures.isEmpty ? .passed : .failed(failures)
    } catch EvaluationFailure.unsupported(let form) {
      return .notRun(form)
    } catch let failure as EvaluationFailure {
      if case .unexpected = failure { return .notRun(failure.text) }
      return .failed([ExampleFailure(range: current, message: failure.text)])
    } catch {
      return .notRun("\(error)")
    }
  }

  /// Returns what `read` returns for the view model after the last step, also if expectations do not hold or have errors;
  /// nil if the example cannot be run.
  func atEnd<Result>(_ read: (ViewModelInstance) -> Result) -> Result? {
    var result: Result?
    _ = try? run(noting: { _ in }, skipsErrors: true, end: { result = read($0) })
    return result
  }

  /// Returns the value of a property after the last step; nil if the example fails or cannot be run.
  func finalValue(of property: ViewModelProperty) -> Value? {
    var value: Value?
    let failures = try? run(noting: { _ in }, end: { value = try? $0.value(of: property) })
    return failures?.isEmpty == true ? value : nil
  }

  /// Runs the steps. Calls `observe` with the view model and the scope of the example before the first act and after each
  /// act.
  ///
  /// - Parameter recorded: Properties whose values are recorded beside those that the example compares.
  func trace(
    recording recorded: [ViewModelProperty] = [], _ observe: (ViewModelInstance, Scope) throws -> Void
  ) throws {
    _ = try run(noting: { _ in }, recording: recorded, afterAct: observe)
  }

  /// Runs the steps, and then calls `end` with the view model.
  ///
  /// - Parameter skipsErrors: Whether the example continues after an expectation that cannot be evaluated.
  private func run(
    noting note: (SourceRange) -> Void, recording recorded: [ViewModelProperty] = [],
    skipsErrors: Bool = false, afterAct: (ViewModelInstance, Scope) throws -> Void = { _, _ in },
    end: (ViewModelInstance) -> Void = { _ in }
  ) throws -> [ExampleFailure] {
    var scope = Scope()
    let constants = ExpressionEvaluator(world.schemas, budget: world.budget)
    // The rows of the example can read the constants of the groups, and its own constants the row.
    try constants.define(shared, &scope)
    for (name, value) in columns { scope.columns[name] = try constants.value(value, scope) }
    try constants.define(steps.dropFirst(shared.count), &scope)
    var instance = try created(scope, constants)
    defer { for object in world.objects { object.end() } }
    var failures: [ExampleFailure] = []
    var hasReadParts = false
    /// The last act that had no effect, with the command that it called; nil after another call of the command.
    var idleStep: (command: [MemberID]?, part: ExampleFailure.Part)?
    try instance.willBeRead()
    try world.runUntilIdle()
    instance.record(steps.recordedProperties + recorded)
    try afterAct(instance, scope)
    failures += takeReports(at: range)
    var order = StepOrder(steps.drop(while: \.isGiven))
    let readsParts = viewModel.isStateful && !viewModel.childMembers.isEmpty
    func begin(_ step: ExampleStep) throws {
      note(step.range)
      if hasReadParts { try world.runUntilIdle() }
    }
    var elements: [Value] = []
    func begins(_ step: ExampleStep, turns: Int) throws -> Bool {
      switch step.kind {
      case .turn(let condition):
        try begin(step)
        hasReadParts = readsParts
        return try instance.evaluateStep(condition, scope).bool
      case .each(let all):
        if turns == 0 {
          try begin(step)
          hasReadParts = readsParts
          elements = try instance.evaluateStep(all, scope).array
        }
        guard turns < elements.count else { return false }
        if let name = step.loop?.name { scope.locals[name] = elements[turns] }
        return true
      default: return false
      }
    }
    while let step = try order.next(begins) {
      try begin(step)
      if case .recreate = step.kind { instance = try recreated(instance) }
      if case .constant(let name, _, let value, isGiven: false) = step.kind {
        scope.locals[name] = try instance.evaluateStep(value, scope)
      }
      if case .required(let name, let value, let text) = step.kind {
        let found = try instance.evaluateStep(value, scope)
        guard found != .none else {
          var failure = ExampleFailure(range: step.range, message: "`\(text)` has no value")
          failure.idleStep = idleStep?.part
          failure.calls = step.calls
          failures.append(failure)
          break
        }
        scope.locals[name] = found
      }
      if !step.isExpectation {
        let reason = try ExampleActor(world: world, scope: scope).reasonForIdleness(step.kind, instance)
        let called = step.kind.calledCommand
        if let reason {
          idleStep = (called, .init(range: step.range, value: reason))
        } else if called != nil, called == idleStep?.command {
          idleStep = nil
        }
      }
      var failure: ExampleFailure?
      do {
        failure = try perform(step, on: instance, scope)
      } catch  where skipsErrors && step.isExpectation {
        continue
      }
      failure?.idleStep = idleStep?.part
      failure?.calls = step.calls
      let found = (failure.map { [$0] } ?? []) + takeReports(at: step.range)
      // A step in a loop fails once.
      if !failures.contains(where: { $0.range == step.range && $0.calls == step.calls }) { failures += found }
      if !step.isExpectation { try afterAct(instance, scope) }
      hasReadParts = step.isExpectation && readsParts
    }
    end(instance)
    return failures
  }

  /// Returns what test doubles have reported since the step before.
  private func takeReports(at range: SourceRange) -> [ExampleFailure] {
    defer { world.reports = [] }
    return world.reports.map { ExampleFailure(range: range, message: $0) }
  }

  /// Sets the context and the test doubles, and creates the view model.
  private func created(_ scope: Scope, _ constants: ExpressionEvaluator) throws -> ViewModelInstance {
    let actor = ExampleActor(world: world, scope: scope)
    var given: [MemberID: Value] = [:]
    for step in steps {
      switch step.kind {
      case .givenInput(let id, let value): given[id] = try constants.value(value, scope)
      case .givenContext(let part, let value): try actor.set(part, to: constants.value(value, scope))
      case .nextID(let id, isGiven: true): world.setNextID(try constants.value(id, scope).uuid)
      default: break
      }
    }
    let instance = ViewModelInstance(viewModel, in: world)
    for step in steps.prefix(while: \.isGiven) {
      switch step.kind {
      case .stub, .fake: _ = try actor.perform(step.kind, on: instance)
      default: break
      }
    }
    try instance.initialize(given)
    return instance
  }

  /// Creates another view model with the inputs of the first, whose events and recorded values continue.
  private func recreated(_ old: ViewModelInstance) throws -> ViewModelInstance {
    let instance = ViewModelInstance(viewModel, in: world)
    try instance.initialize(old.inputs)
    instance.continueRecords(of: old)
    try instance.willBeRead()
    try world.runUntilIdle()
    return instance
  }

  private func perform(
    _ step: ExampleStep, on instance: ViewModelInstance, _ scope: Scope
  ) throws -> ExampleFailure? {
    switch step.kind {
    case .expect(let condition): return try instance.failure(of: condition, at: step.range, scope)
    case .expectNavigation(let moves): return try instance.failure(ofMoves: moves, at: step.range, scope)
    case .expectEvents(let events, let areLast):
      return try instance.failure(ofEvents: events, areLast: areLast, at: step.range, scope)
    case .expectCalls(let calls, let areLast):
      return try instance.failure(ofCalls: calls, areLast: areLast, at: step.range, scope)
    case .constant, .required, .recreate: return nil
    default:
      let message = try ExampleActor(world: world, scope: scope).perform(step.kind, on: instance)
      try world.settle()
      try world.runUntilIdle()
      return message.map { ExampleFailure(range: step.range, message: $0) }
    }
  }
}

extension ExpressionEvaluator {
  /// Adds the constants that are known before the view model is created.
  fileprivate func define(_ steps: some Sequence<ExampleStep>, _ scope: inout Scope) throws {
    for case .constant(let name, _, let value, isGiven: true) in steps.map(\.kind) {
      scope.locals[name] = try self.value(value, scope)
    }
  }
}

extension ExampleStep.Kind {
  /// The command that an act calls, after the lists and children around it.
  fileprivate var calledCommand: [MemberID]? {
    switch self {
    case .run(let id, _): [id]
    case .unwrapping(_, _, _, let kind): kind.calledCommand
    case .inside(let id, _, _, _, let kind): kind.calledCommand.map { [id] + $0 }
    default: nil
    }
  }
}
