import VmgenSchemaSemantics

/// A fake of an example: its states, and the steps of its functions, which run at once.
final class FakeInstance {
  private let fake: Fake
  /// The states. No view model of the example sees them.
  private let states: ViewModelInstance
  private let world: World

  /// The names of a block of steps.
  private struct Frame {
    var scope: Scope
    /// The names that the block declares, which hide those around it.
    var declared: Set<String> = []
  }

  private enum End {
    case end, loop
    case result(Value)
    case failure(Value)
  }

  init(_ fake: Fake, _ values: [String: Value], in world: World) throws {
    self.fake = fake
    self.world = world
    states = ViewModelInstance(fake.scope, in: world)
    world.remove(states)
    for state in fake.scope.states { states.states[state.id] = values[state.name] }
  }

  /// Answers the calls of the service's doubles that have no other answer.
  func answerCalls() {
    world.doubles.fakes[fake.service] = self
    for function in fake.functions {
      let double = world.doubles.function(function.function.distinctName, of: fake.service)
      double.fallBack(to: { try self.answer(to: function, $0) })
    }
  }

  func set(_ state: MemberID, to value: Value) { states.states[state] = value }

  func value(of state: MemberID) throws -> Value { try states.value(of: .state(state)) }

  private func answer(to function: FakeFunction, _ arguments: [String: Value]) throws -> Answer {
    let values = function.function.parameters.map { arguments[$0.name] ?? .none }
    let locals = Dictionary(zip(function.names, values), uniquingKeysWith: { first, _ in first })
    var frame = Frame(scope: Scope(locals: locals))
    return switch try world.nesting({ try run(function.steps, &frame) }) {
    case .result(let value): .value(value)
    case .failure(let error): .failure(error)
    case .end, .loop, nil: .value(.none)
    }
  }

  private var evaluator: ExpressionEvaluator { states.evaluator }

  /// Runs steps. Returns how they have ended the function; nil if the steps after them follow.
  private func run(_ steps: [Step], _ frame: inout Frame) throws -> End? {
    for step in steps {
      world.budget.coverage?.note(step.range)
      if let end = try world.budget.counting({ try perform(step, &frame) }) { return end }
    }
    return nil
  }

  private func perform(_ step: Step, _ frame: inout Frame) throws -> End? {
    let scope = frame.scope
    switch step.kind {
    case .constant(let name, _, let value):
      frame.scope.locals[name] = try evaluate(value, scope)
      frame.declared.insert(name)
    case .assign(let path, let value):
      let new = try evaluate(value, scope)
      try change(path, &frame) { $0 = new }
    case .change(let change): try self.change(change.path, &frame, states.performing(change, scope))
    case .conditional(let conditions, let then, let otherwise):
      guard let inner = try evaluator.bindings(of: conditions, scope) else {
        return try runBlock(otherwise, in: scope, &frame)
      }
      return try runBlock(then, in: inner, &frame)
    case .match(let subject, let cases):
      let matched = try evaluator.value(subject, scope)
      for item in cases {
        let inner = try evaluator.scopeIfMatching(item.patterns, item.guardCondition, matched, scope)
        if let inner { return try runBlock(item.steps, in: inner, &frame) }
      }
    case .guarded(let conditions, let otherwise):
      guard let inner = try evaluator.bindings(of: conditions, scope) else {
        return try runBlock(otherwise, in: scope, &frame)
      }
      frame.declared.formUnion(inner.locals.keys.filter { scope.locals[$0] != inner.locals[$0] })
      frame.scope = inner
    case .forEach(let name, let elements, let body):
      for element in try evaluator.value(elements, scope).array {
        guard let end = try runBlock(body, in: frame.scope.binding(name, element), &frame) else { continue }
        if case .loop = end { break }
        return end
      }
    case .emit(let stream, let arguments):
      let double = world.doubles.function(stream.name, of: fake.service)
      double.send(.sent(try arguments.first.map { try evaluator.value($0.value, scope) }))
    case .end: return .end
    case .endLoop: return .loop
    case .result(let value): return .result(try evaluator.value(value, scope))
    case .throwing(let error, _): return .failure(try evaluator.value(error, scope))
    default: throw EvaluationFailure.unsupported("a new form of step in a fake")
    }
    return nil
  }

  /// Runs the steps of a block, which can change the variables around it.
  private func runBlock(_ steps: [Step], in scope: Scope, _ outer: inout Frame) throws -> End? {
    let bound = scope.locals.keys.filter { scope.locals[$0] != outer.scope.locals[$0] }
    var frame = Frame(scope: scope, declared: Set(bound))
    let end = try run(steps, &frame)
    for name in outer.scope.locals.keys where !frame.declared.contains(name) {
      outer.scope.locals[name] = frame.scope.locals[name]
    }
    return end
  }

  private func evaluate(_ value: StepValue, _ scope: Scope) throws -> Value {
    guard let expression = value.expression else { throw EvaluationFailure.unsupported("a call in a fake") }
    return try evaluator.value(expression, scope)
  }

  private func change(_ path: StoragePath, _ frame: inout Frame, _ body: (inout Value) throws -> Void) throws {
    switch path.root {
    case .state(let id):
      var value = try states.value(of: path.root)
      if try states.change(&value, path.links[...], body) { states.states[id] = value }
    case .variable(let name):
      guard var value = frame.scope.locals[name] else { throw states.missing(name) }
      if try states.change(&value, path.links[...], body) { frame.scope.locals[name] = value }
    default: throw EvaluationFailure.unsupported("a write of `\(path.root.name)`")
    }
  }
}
