import VmgenSchemaSyntax

/// What code that is not about one kind of step reads of a step, so that it does not switch over the kind.
package struct StepFacts: Sendable {
  package enum Role: Sendable {
    /// It reads and writes the view model's own values, unless its value is a call.
    case change
    /// It decides which steps run.
    case control
    /// It asks the user, and may suspend.
    case question
    /// It calls, starts or cancels something outside the steps, or suspends them.
    case effect
    /// It leaves the screen, or opens another one.
    case navigation
  }

  /// What a step does with the values of its expressions.
  enum ValueUse: Sendable {
    /// It decides which steps run and when, or shows the values.
    case control
    /// It passes the values to a service, an event, a screen or a command.
    case output
    case other
  }

  package var role: Role
  var valueUse = ValueUse.other
  /// The value that the step stores or discards, which can be a call.
  package var value: StepValue?
  /// The path of the stored value that the step assigns or changes.
  package var writtenPath: StoragePath?
  /// The variable of the steps that the step assigns or changes.
  package var writtenVariable: String?
  /// The storage that the step writes, or whose status it changes.
  package var writtenStorage: StorageReference?
  /// The steps that run as a part of this step.
  package var branches: [[Step]] = []
  /// Whether one of the branches always runs.
  var isExhaustive = false

  fileprivate init(
    _ role: Role, _ valueUse: ValueUse = .other, value: StepValue? = nil, writing storage: StorageReference? = nil,
    branches: [[Step]] = [], isExhaustive: Bool = false
  ) {
    self.role = role
    self.valueUse = valueUse
    self.value = value
    writtenStorage = storage
    self.branches = branches
    self.isExhaustive = isExhaustive
  }

  fileprivate init(initializing name: String, _ value: StepValue, isChange: Bool) {
    self.init(.change, value: value)
    if isChange { writtenVariable = name }
  }

  fileprivate init(writing path: StoragePath, _ value: StepValue?) {
    if case .variable(let name) = path.root {
      self.init(.change, value: value)
      writtenVariable = name
    } else {
      self.init(.change, value: value, writing: path.root)
      writtenPath = path
    }
  }
}

extension Step {
  package var facts: StepFacts {
    switch kind {
    case .constant(_, _, let value): StepFacts(.change, value: value)
    case .declaration: StepFacts(.change)
    case .initialize(let name, let value, let isChange):
      StepFacts(initializing: name, value, isChange: isChange)
    case .assign(let path, let value): StepFacts(writing: path, value)
    case .change(let change): StepFacts(writing: change.path, change.assignedValue)
    case .progress(let id, _, _): StepFacts(.change, .control, writing: .command(id))
    case .commit(let id), .revert(let id): StepFacts(.change, writing: .draft(id))
    case .invalidate(let id): StepFacts(.change, writing: .service(id))
    case .conditional(_, let then, let otherwise):
      StepFacts(.control, .control, branches: [then, otherwise], isExhaustive: true)
    case .match(_, let cases): StepFacts(.control, .control, branches: cases.map(\.steps), isExhaustive: true)
    case .guarded(_, let otherwise): StepFacts(.control, .control, branches: [otherwise])
    case .forEach(_, _, let body): StepFacts(.control, branches: [body])
    // A `do` catches what an effect throws.
    case .attempt(let body, _):
      StepFacts(.effect, branches: [body.steps] + body.catches.map(\.steps), isExhaustive: true)
    case .deferred(let deferred): StepFacts(.effect, branches: [deferred.steps])
    case .leave(let deferred): StepFacts(.change, writing: deferred.writtenStorage)
    case .end, .nextTurn, .endLoop: StepFacts(.control)
    case .throwing, .result: StepFacts(.control, .output)
    case .confirm, .prompt, .choose: StepFacts(.question, .control)
    case .wait: StepFacts(.effect, .control)
    case .call(let value), .start(_, let value): StepFacts(.effect, .output, value: value)
    case .command(let id, _, _, _): StepFacts(.effect, .output, writing: .command(id))
    case .childCommand, .emit, .send, .answer: StepFacts(.effect, .output)
    case .cancel(let id): StepFacts(.effect, writing: .command(id))
    // The steps of a removal run later, on their own.
    case .list(let id, _, _), .removal(let id, _, _, _): StepFacts(.effect, writing: .load(id))
    case .navigate, .finish: StepFacts(.navigation, .output)
    }
  }

  /// Whether the step only reads and writes the view model's own values: it calls no service, presents no question, and
  /// neither navigates nor suspends. It may end the steps.
  package var isChange: Bool { isChange(inLoop: false) }

  /// - Parameter inLoop: Whether a `break` or `continue` ends a loop or a turn inside of the changes.
  private func isChange(inLoop: Bool) -> Bool {
    switch kind {
    case .nextTurn, .endLoop: return inLoop
    // Swift does not let a closure, such as that of a transaction, assign a constant around it.
    case .declaration, .initialize: return false
    default: break
    }
    let facts = facts
    let inLoop = inLoop || isLoop
    switch facts.role {
    case .change: return facts.value.map { $0.expression != nil } ?? true
    case .control: return facts.branches.allSatisfy { $0.allSatisfy { $0.isChange(inLoop: inLoop) } }
    case .question, .effect, .navigation: return false
    }
  }

  package var isLoop: Bool {
    if case .forEach = kind { true } else { false }
  }

  /// Whether the step, or one inside of it, assigns or changes the variable.
  package func changes(variable name: String) -> Bool {
    let facts = facts
    return facts.writtenVariable == name || facts.branches.contains { Self.change(variable: name, in: $0) }
  }

  /// Whether steps change a variable that they do not declare.
  private static func change(variable name: String, in steps: [Step]) -> Bool {
    for step in steps {
      if step.changes(variable: name) { return true }
      switch step.kind {
      case .constant(name, _, _), .declaration(name, _): return false
      default: break
      }
    }
    return false
  }

  /// Whether the step itself, not counting its branches, may suspend the steps or end the run.
  package var maySuspend: Bool {
    let facts = facts
    if let value = facts.value { return value.expression == nil }
    return facts.role == .question || facts.role == .effect
  }

  /// Whether the step itself, not counting its branches, waits for something.
  var suspends: Bool {
    switch kind {
    case .command(_, _, let wait, _): wait.suspends
    case .childCommand(_, _, _, let waits): waits
    case .wait: true
    default: facts.role == .question || facts.value?.suspends == true
    }
  }

  /// Whether a `return` on some path through the step ends the steps around it.
  package var mayReturn: Bool { isEnd || facts.branches.contains { $0.contains(where: \.mayReturn) } }

  /// Whether a `return`, `throw`, `break` or `continue` on each path through the step ends the steps around it.
  package var alwaysReturns: Bool {
    if isEnd || isThrow || endsTurn { return true }
    let facts = facts
    return facts.isExhaustive && !facts.branches.isEmpty
      && facts.branches.allSatisfy { $0.last?.alwaysReturns ?? false }
  }

  /// Whether the step is a `throw`, or contains one that ends the steps around it.
  package var mayThrowItself: Bool { isThrow || facts.branches.contains { $0.contains(where: \.mayThrowItself) } }

  /// Whether the step is a `guard` that binds names for the steps after it.
  package var isBindingGuard: Bool {
    guard case .guarded(let conditions, _) = kind else { return false }
    return conditions.contains(where: \.bindsNames)
  }

  private var isEnd: Bool {
    switch kind {
    case .end, .result: true
    default: false
    }
  }

  private var endsTurn: Bool {
    switch kind {
    case .nextTurn, .endLoop: true
    default: false
    }
  }

  package var isThrow: Bool { if case .throwing = kind { true } else { false } }

  /// The navigation of a step that opens a screen.
  package var navigation: Navigation? {
    if case .navigate(let navigation) = kind { return navigation }
    if case .screen(let navigation, _)? = facts.value { return navigation }
    return nil
  }
}

extension DeferredSteps {
  /// A value that the steps write.
  fileprivate var writtenStorage: StorageReference? {
    var storage: StorageReference?
    for step in steps { step.forEachStep { storage = storage ?? $0.facts.writtenStorage } }
    return storage
  }
}

extension StepValue {
  /// The value as an expression, if evaluating it has no side effect. A query returns the same result for the same
  /// arguments.
  package var expression: TypedExpression? {
    switch self {
    case .expression(let expression): return expression
    case .service(let call):
      guard call.kind == .query, call.failure == .never, let result = call.result else { return nil }
      return TypedExpression(.query(call), result, call.range)
    case .custom, .screen, .started, .resultOrNil: return nil
    }
  }

  /// Whether the steps wait for the value.
  package var suspends: Bool {
    switch self {
    case .expression: false
    case .service(let call): call.kind == .request
    case .custom(_, _, let isAsync, _, _): isAsync
    case .screen, .started: true
    case .resultOrNil(let call, _): call.suspends
    }
  }
}
