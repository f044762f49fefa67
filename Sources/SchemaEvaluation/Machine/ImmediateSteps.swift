import VmgenSchemaSemantics

/// Steps that run at once: those of a body, or of a function of a fake.
struct ImmediateSteps {
  /// What steps do besides changing their own variables.
  protocol Effects {
    func change(_ path: StoragePath, _ body: (inout Value) throws -> Void) throws
    func send(_ event: StreamEvent, to stream: MemberID, matching arguments: [String: Value]) throws
    /// Runs another function of the fake.
    func answer(of function: ServiceFunction, _ arguments: [String: Value]) throws -> Answer
  }

  enum End {
    /// The steps after these follow.
    case passed
    /// `return` without a value.
    case ended
    case turnEnded
    case loopEnded
    case result(Value)
    case failure(Value)
  }

  private let evaluator: ExpressionEvaluator
  private let effects: (any Effects)?
  private(set) var scope: Scope
  /// The names that the steps have declared, with the values that they hide.
  private var hidden: [(name: String, value: Value?)] = []

  /// - Parameter effects: The effects of the steps; nil for the steps of a body, which have none.
  init(_ scope: Scope, _ evaluator: ExpressionEvaluator, _ effects: (any Effects)? = nil) {
    self.scope = scope
    self.evaluator = evaluator
    self.effects = effects
  }

  mutating func run(_ steps: [Step]) throws -> End {
    for step in steps {
      evaluator.budget.coverage?.note(step.range)
      let end = try evaluator.budget.counting { try perform(step) }
      guard case .passed = end else { return end }
    }
    return .passed
  }

  private mutating func perform(_ step: Step) throws -> End {
    switch step.kind {
    case .constant(let name, _, let value): declare(name, try evaluate(value))
    case .declaration(let name, _): hidden.append((name, scope.locals.removeValue(forKey: name)))
    case .initialize(let name, let value, _): scope.locals[name] = try evaluate(value)
    case .assign(let path, let value):
      let new = try evaluate(value)
      try change(path) { $0 = new }
    case .change(let change): try self.change(change.path, evaluator.performing(change, scope))
    case .conditional(let conditions, let then, let otherwise):
      guard let names = try names(boundBy: conditions) else { return try runBlock(otherwise, []) }
      return try runBlock(then, names)
    case .match(let subject, let cases):
      let matched = try evaluator.value(subject, scope)
      for item in cases {
        guard let names = try names(boundBy: item, matched) else { continue }
        return try runBlock(item.steps, names)
      }
    case .guarded(let conditions, let otherwise):
      guard let names = try names(boundBy: conditions) else { return try runBlock(otherwise, []) }
      for (name, value) in names { declare(name, value) }
    case .forEach(let name, let elements, let body):
      for element in try evaluator.value(elements, scope).array {
        switch try runBlock(body, [(name, element)]) {
        case .passed, .turnEnded: continue
        case .loopEnded: return .passed
        case let end: return end
        }
      }
    case .send(let signal, to: let stream, matching: let compared):
      var matching: [String: Value] = [:]
      for argument in compared { matching[argument.label ?? ""] = try evaluator.value(argument.value, scope) }
      try effects?.send(event(signal), to: stream, matching: matching)
    case .answer(of: let function, let arguments):
      let values = try evaluator.named(arguments, function.parameters, scope)
      if case .failure(let error) = try effects?.answer(of: function, values) { return .failure(error) }
    // A value that nothing reads.
    case .call(let value): _ = try evaluate(value)
    case .end: return .ended
    case .nextTurn: return .turnEnded
    case .endLoop: return .loopEnded
    case .result(let value): return .result(try evaluator.value(value, scope))
    case .throwing(let error, _): return .failure(try evaluator.value(error, scope))
    default: throw EvaluationFailure.unsupported("a new form of step")
    }
    return .passed
  }

  private func event(_ signal: StreamSignal) throws -> StreamEvent {
    switch signal {
    case .value(let value): .sent(try value.map { try evaluator.value($0, scope) })
    case .end: .end
    case .failure(let error): .failure(try evaluator.value(error, scope))
    }
  }

  private func evaluate(_ value: StepValue) throws -> Value {
    guard let expression = value.expression else { throw EvaluationFailure.unsupported("a call that may suspend") }
    return try evaluator.value(expression, scope)
  }

  // MARK: Names

  private mutating func declare(_ name: String, _ value: Value) {
    hidden.append((name, scope.locals.updateValue(value, forKey: name)))
  }

  /// Runs the steps of a block, which can change the variables around it.
  private mutating func runBlock(_ steps: [Step], _ names: [(String, Value)]) throws -> End {
    let outer = hidden.count
    for (name, value) in names { declare(name, value) }
    let end = try run(steps)
    while hidden.count > outer, let last = hidden.popLast() { scope.locals[last.name] = last.value }
    return end
  }

  /// Returns the names that conditions bind; nil if they do not hold.
  private func names(boundBy conditions: [TypedCondition]) throws -> [(String, Value)]? {
    let inner = try evaluator.bindings(of: conditions, scope)
    return inner.map { values(of: conditions.flatMap(\.boundNames), in: $0) }
  }

  /// Returns the names that a case binds; nil if it does not match.
  private func names(boundBy item: StepCase, _ subject: Value) throws -> [(String, Value)]? {
    let inner = try evaluator.scopeIfMatching(item.patterns, item.guardCondition, subject, scope)
    return inner.map { values(of: item.patterns.flatMap(\.boundNames), in: $0) }
  }

  private func values(of names: [String], in scope: Scope) -> [(String, Value)] {
    names.compactMap { name in scope.locals[name].map { (name, $0) } }
  }

  // MARK: Changes

  private mutating func change(_ path: StoragePath, _ body: (inout Value) throws -> Void) throws {
    guard case .variable(let name) = path.root else {
      guard let effects else { throw EvaluationFailure.unsupported("a write of `\(path.root.name)`") }
      return try effects.change(path, body)
    }
    // The scope gives up the value meanwhile, so that a large one is not copied.
    guard var value = scope.locals.updateValue(.none, forKey: name) else { throw evaluator.missing(name) }
    defer { scope.locals[name] = value }
    _ = try evaluator.change(&value, path.links[...], body)
  }
}

extension TypedCondition {
  fileprivate var boundNames: [String] {
    switch self {
    case .expression: []
    case .unwrap(let name, _): [name]
    case .pattern(let pattern, _): pattern.boundNames
    }
  }
}

extension ExpressionEvaluator {
  /// Returns the value that the steps of a body return.
  func result(of steps: [Step], _ scope: Scope) throws -> Value {
    var run = ImmediateSteps(scope, self)
    guard case .result(let value) = try run.run(steps) else {
      // The steps of a `mutating` method change `self`.
      if let changed = run.scope.locals["self"] { return changed }
      throw EvaluationFailure.unexpected("the steps of a body return no value")
    }
    return value
  }
}
