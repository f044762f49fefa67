import VmgenSchemaSemantics

/// A fake of an example: its states, and the steps of its functions, which run at once.
final class FakeInstance {
  private let fake: Fake
  /// The states. No view model of the example sees them.
  private let states: ViewModelInstance
  private let world: World

  init(_ fake: Fake, _ values: [String: Value], in world: World) throws {
    self.fake = fake
    self.world = world
    states = ViewModelInstance(fake.scope, in: world)
    world.remove(states)
    for state in fake.scope.states { states.states[state.id] = values[state.name] }
  }

  /// Answers the calls of the service's doubles that have no other answer.
  ///
  /// - Parameter replacesAnswers: Whether the fake also answers the calls that wait or have another answer.
  func answerCalls(replacesAnswers: Bool) throws {
    world.doubles.fakes[fake.service] = self
    for function in fake.functions where !function.isOwn {
      let double = world.doubles.function(function.function.distinctName, of: fake.service)
      try double.fallBack(to: { try self.answer(to: function, $0) }, replacesAnswers: replacesAnswers)
    }
  }

  /// Runs a function that an example calls.
  func run(_ function: String, _ arguments: [CallArgument], _ scope: Scope, _ reader: ViewModelInstance) throws {
    let function = try self.function(function)
    _ = try answer(to: function, reader.stepEvaluator.named(arguments, function.function.parameters, scope))
  }

  func answer(of function: ServiceFunction, _ arguments: [String: Value]) throws -> Answer {
    try answer(to: self.function(function.distinctName), arguments)
  }

  private func function(_ name: String) throws -> FakeFunction {
    guard let function = fake.function(distinctlyNamed: name) else { throw states.missing(name) }
    return function
  }

  func set(_ state: MemberID, to value: Value) { states.states[state] = value }

  func value(of state: MemberID) throws -> Value { try states.value(of: .state(state)) }

  private func answer(to function: FakeFunction, _ arguments: [String: Value]) throws -> Answer {
    let values = function.function.parameters.map { arguments[$0.name] ?? .none }
    let locals = Dictionary(zip(function.names, values), uniquingKeysWith: { first, _ in first })
    var run = ImmediateSteps(Scope(locals: locals), states.evaluator, self)
    return switch try world.nesting({ try run.run(function.steps) }) {
    case .result(let value): .value(value)
    case .failure(let error): .failure(error)
    case .passed, .ended, .turnEnded, .loopEnded: .value(.none)
    }
  }
}

extension FakeInstance: ImmediateSteps.Effects {
  func change(_ path: StoragePath, _ body: (inout Value) throws -> Void) throws {
    guard case .state(let id) = path.root else {
      throw EvaluationFailure.unsupported("a write of `\(path.root.name)`")
    }
    var value = try states.value(of: path.root)
    if try states.evaluator.change(&value, path.links[...], body) { states.states[id] = value }
  }

  func send(_ event: StreamEvent, to stream: MemberID, matching arguments: [String: Value]) throws {
    world.doubles.function(stream.name, of: fake.service).send(event, matching: arguments)
  }
}
