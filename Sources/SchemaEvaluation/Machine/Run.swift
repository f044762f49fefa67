import VmgenSchemaSemantics

/// A run of the steps of a command, a reaction, a list or an error policy.
///
/// The run stores the steps that are left as a stack of blocks, so that it can suspend between two of them.
final class Run {
  enum Kind {
    case command(Command)
    case reaction(keepsErrors: Bool)
    /// The load or the removal of a list, whose owner takes the result.
    case list
  }

  enum Outcome {
    case completed, cancelled, refused
    case failed(Value)
  }

  struct Block {
    var steps: ArraySlice<Step>
    var scope: Scope
    /// The elements of a loop that are left, with the name of each.
    var loop: (name: String, elements: ArraySlice<Value>, body: [Step])?
    /// The view model whose members the steps read.
    var owner: ViewModelInstance
  }

  let owner: ViewModelInstance
  let kind: Kind
  let queue: RunQueue
  let scope: Scope
  private(set) var isOver = false
  /// Takes the error of a list's steps.
  var onFailure: ((Value) throws -> Void)?
  /// Takes the error of a list's steps if the error policy does not handle it.
  var onUnhandledFailure: ((Value) throws -> Void)?
  /// Called when all steps have run.
  var onCompletion: (() throws -> Void)?
  /// The result of the last step of a load.
  var result: Value?
  private var blocks: [Block] = []
  private var catches: [Catch] = []
  private var usesPolicy = false
  private var handlesErrors = false
  private var hasHandledError = false
  private var isDirty = false
  private var question: OpenQuestion?
  private var alarm: Alarm?
  /// The calls that steps have started, until their results are awaited.
  private var startedCalls: [String: PendingCall] = [:]

  init(of owner: ViewModelInstance, _ kind: Kind, _ queue: RunQueue, _ scope: Scope) {
    self.owner = owner
    self.kind = kind
    self.queue = queue
    self.scope = scope
  }

  var world: World { owner.world }

  func start(_ body: CommandBody) throws { try start(body.steps, body.catches, usesPolicy: true) }

  func start(_ steps: [Step], _ catches: [Catch] = [], usesPolicy: Bool = false) throws {
    (self.catches, self.usesPolicy) = (catches, usesPolicy)
    blocks = [Block(steps: steps[...], scope: scope, loop: nil, owner: owner)]
    try resume()
  }

  /// Runs the clause for an error.
  func start(handling error: Value, _ clauses: [Catch]) throws {
    catches = clauses
    try handle(error)
    try resume()
  }

  private var command: Command? { if case .command(let command) = kind { command } else { nil } }
}

// MARK: - Steps

extension Run {
  /// Whether a step has suspended the run.
  private enum Progress {
    case done, suspended
  }

  /// Runs steps until the run ends or suspends.
  private func resume() throws {
    while !isOver {
      guard !owner.hasEnded else { return abandon() }
      guard let block = blocks.last else { return try complete() }
      guard let step = block.steps.first else {
        try endBlock(block)
        continue
      }
      blocks[blocks.count - 1].steps = block.steps.dropFirst()
      world.budget.coverage?.note(step.range)
      if !step.isChange || step.endsTransaction { try commit() }
      guard !isOver else { return }
      if try world.budget.counting({ try perform(step, block.scope, block.owner) }) == .suspended {
        return try commit()
      }
    }
  }

  private func endBlock(_ block: Block) throws {
    guard var loop = block.loop, let next = loop.elements.first else {
      blocks.removeLast()
      return
    }
    loop.elements = loop.elements.dropFirst()
    blocks[blocks.count - 1].loop = loop
    push(loop.body, block.scope.binding(loop.name, next), block.owner)
  }

  private func push(_ steps: [Step], _ scope: Scope, _ owner: ViewModelInstance) {
    if steps.isEmpty { return }
    blocks.append(Block(steps: steps[...], scope: scope, loop: nil, owner: owner))
  }

  private func bind(_ name: String, _ value: Value) {
    guard !blocks.isEmpty, name != "_" else { return }
    blocks[blocks.count - 1].scope.locals[name] = value
  }

  /// Runs the reactions to what the steps have written so far.
  private func commit() throws {
    guard isDirty else { return }
    isDirty = false
    try world.settle()
  }

  private func perform(_ step: Step, _ scope: Scope, _ owner: ViewModelInstance) throws -> Progress {
    let evaluator = owner.stepEvaluator
    switch step.kind {
    case .constant(let name, _, let value):
      return try perform(value, scope, owner) { [unowned self] in self.bind(name, $0) }
    case .assign(let path, let value):
      return try perform(value, scope, owner) { [unowned self] in
        try owner.write($0, to: path)
        self.isDirty = true
      }
    case .change(let change):
      guard case .assign(let value) = change.action, value.expression == nil else {
        try owner.perform(change, scope)
        isDirty = true
        return .done
      }
      return try perform(value, scope, owner) { [unowned self] in
        try owner.perform(change, scope, assigned: $0)
        self.isDirty = true
      }
    case .call(let value): return try perform(value, scope, owner) { _ in }
    case .conditional(let conditions, let then, let otherwise):
      if let inner = try evaluator.bindings(of: conditions, scope) {
        push(then, inner, owner)
      } else {
        push(otherwise, scope, owner)
      }
    case .match(let subject, let cases):
      let matched = try evaluator.value(subject, scope)
      for item in cases {
        guard let inner = try evaluator.scopeIfMatching(item.patterns, item.guardCondition, matched, scope) else {
          continue
        }
        push(item.steps, inner, owner)
        break
      }
    case .guarded(let conditions, let otherwise):
      if let inner = try evaluator.bindings(of: conditions, scope) {
        blocks[blocks.count - 1].scope = inner
      } else {
        push(otherwise, scope, owner)
      }
    case .end: blocks = []
    case .throwing(let error, _): try handle(evaluator.value(error, scope))
    case .forEach(let name, let elements, let body):
      let values = try elementsOfLoop(evaluator.value(elements, scope), evaluator)
      blocks.append(Block(steps: [], scope: scope, loop: (name, values[...], body), owner: owner))
    case .wait(let duration):
      let duration = try evaluator.value(duration, scope).duration
      if duration <= .zero { return .done }
      try commit()
      alarm = world.after(duration) { [weak self] in try self?.resume() }
      return .suspended
    case .confirm, .prompt, .choose: return try ask(step, scope, owner)
    default: try performEffect(step, scope, owner)
    }
    return .done
  }

  private func elementsOfLoop(_ value: Value, _ evaluator: ExpressionEvaluator) throws -> [Value] {
    switch value {
    case .range(let range): return try range.elements
    case .dictionary(let entries):
      return try entries.sorted { try evaluator.keysPrecede($0.key, $1.key) }.map {
        .record(Record("KeyedValue", ["key": $0.key, "value": $0.value]))
      }
    default: return try value.array
    }
  }

  private func performEffect(_ step: Step, _ scope: Scope, _ owner: ViewModelInstance) throws {
    let evaluator = owner.stepEvaluator
    switch step.kind {
    case .command(let id, let arguments):
      let called = try owner.command(id)
      let values = try evaluator.named(arguments, called.parameters, scope)
      if let command, command.id == id, owner === self.owner {
        queue.afterwards.append { try owner.run(called, values) }
      } else {
        try owner.run(called, values)
      }
    case .childCommand(let id, let name, let arguments):
      guard case .viewModel(let object) = try owner.childValue(id), let child = object as? ViewModelInstance,
        let called = child.viewModel.commands.first(where: { $0.name == name })
      else { return }
      let values = try evaluator.named(arguments, called.parameters, scope)
      try child.willBeRead()
      try child.run(called, values)
    case .list(let id, let command, let arguments):
      try owner.perform(command, on: owner.list(id), arguments.map { try evaluator.value($0.value, scope) })
    case .removal(let id, let row, let period, let steps):
      let (row, period) = (try evaluator.value(row, scope), try evaluator.value(period, scope).duration)
      try owner.remove(row, from: owner.list(id), after: period, steps, scope)
    case .start(let name, let call): try start(name, call, scope, owner)
    case .emit(let id, let arguments):
      guard let event = owner.viewModel.events.first(where: { $0.id == id }) else { throw owner.missing(id.name) }
      try owner.emit(event, evaluator.named(arguments, event.parameters, scope))
    case .navigate(let navigation): try owner.navigate(navigation, scope)
    case .finish(let value):
      world.doubles.navigator.note(.init(kind: .finish, values: ["": try evaluator.value(value, scope)]))
    case .cancel(let id): try owner.cancel(owner.command(id))
    case .progress(let id, let done, of: let total): try report(id, done, total, scope, owner)
    case .commit(let draft):
      try owner.commit(draft)
      isDirty = true
    case .revert(let draft):
      try owner.revert(draft)
      isDirty = true
    case .invalidate(let use):
      owner.queries = owner.queries.filter { $0.key.use != use }
      owner.didWrite()
      isDirty = true
    default: throw EvaluationFailure.unsupported("a new form of step")
    }
  }

  private func report(
    _ id: MemberID, _ done: TypedExpression, _ total: TypedExpression?, _ scope: Scope, _ owner: ViewModelInstance
  ) throws {
    func number(_ value: Value) throws -> Double {
      if case .int(let integer) = value { return Double(integer) }
      return try value.double
    }
    let part = try number(owner.stepEvaluator.value(done, scope))
    let whole = try total.map { try number(owner.stepEvaluator.value($0, scope)) } ?? 1
    let fraction = part / whole
    owner.commands[id]?.progress = whole > 0 && !fraction.isNaN ? min(max(fraction, 0), 1) : nil
    owner.didWrite()
    isDirty = true
  }
}

// MARK: - Calls

extension Run {
  private func perform(
    _ value: StepValue, _ scope: Scope, _ owner: ViewModelInstance, _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    switch value {
    case .expression(let expression): try receive(owner.stepEvaluator.value(expression, scope))
    case .service(let call): return try perform(call, scope, owner, receive)
    case .screen(let navigation, let wait): return try present(navigation, wait, scope, owner, receive)
    case .started(let call): return try takeResult(of: call.name, receive)
    case .custom(let id, _, _, _, _): throw unsupported(id)
    }
    return .done
  }

  private func unsupported(_ custom: MemberID) -> EvaluationFailure {
    .unsupported("the custom member `\(custom.name)`, which is written in Swift")
  }

  private func perform(
    _ call: ServiceCall, _ scope: Scope, _ owner: ViewModelInstance, _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    let arguments = try owner.stepEvaluator.arguments(of: call, scope)
    if call.kind == .query {
      try receive(owner.call(call, arguments))
      return .done
    }
    return try take(PendingCall(world.doubles.function(call.distinctName, of: call.service), arguments), receive)
  }

  /// Passes the answer to a call on, now or when it arrives.
  private func take(_ call: PendingCall, _ receive: @escaping (Value) throws -> Void) throws -> Progress {
    let take = { [weak self] (answer: Answer) throws in
      guard let self, !self.isOver else { return }
      switch answer {
      case .value(let value):
        try receive(value)
        self.result = value
      case .failure(let error): try self.handle(error)
      }
    }
    if let answer = call.answer {
      try take(answer)
      return .done
    }
    call.onAnswer = { [weak self] answer in
      try take(answer)
      try self?.resume()
    }
    return .suspended
  }

  private func start(_ name: String, _ value: StepValue, _ scope: Scope, _ owner: ViewModelInstance) throws {
    switch value {
    case .service(let call):
      let arguments = try owner.stepEvaluator.arguments(of: call, scope)
      startedCalls[name] = PendingCall(world.doubles.function(call.distinctName, of: call.service), arguments)
    case .custom(let id, _, _, _, _): throw unsupported(id)
    case .expression, .screen, .started: throw owner.missing(name)
    }
  }

  private func takeResult(of name: String, _ receive: @escaping (Value) throws -> Void) throws -> Progress {
    guard let call = startedCalls.removeValue(forKey: name) else { throw owner.missing(name) }
    return try take(call, receive)
  }

  private func present(
    _ navigation: Navigation, _ wait: ScreenWait, _ scope: Scope, _ owner: ViewModelInstance,
    _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    try owner.navigate(navigation, scope)
    let settle = { [weak self] (result: Value?) -> Bool in
      if case .end(hasResult: false) = wait, result != nil { return false }
      self?.world.later {
        guard let self, !self.isOver else { return }
        switch wait {
        case .result:
          guard let result else { return try self.end(.cancelled) }
          try receive(result)
        case .resultOrNil(let isOptional): try receive(result.map { isOptional ? $0 : Value(wrapping: $0) } ?? .none)
        case .end: try receive(.none)
        }
        try self.resume()
      }
      return true
    }
    world.doubles.navigator.wait(for: navigation.viewModel?.name ?? "", settle)
    return .suspended
  }

  private func ask(_ step: Step, _ scope: Scope, _ owner: ViewModelInstance) throws -> Progress {
    let evaluator = owner.stepEvaluator
    var name: String?
    var choices: [(title: String, value: Value)] = []
    let text: Question
    switch step.kind {
    case .confirm(let question): text = question
    case .prompt(let bound, let question): (text, name) = (question, bound)
    case .choose(let bound, let question, let elements):
      (text, name) = (question, bound)
      let titles = try evaluator.value(elements.titles, scope).array.map { try $0.string }
      choices = try zip(titles, evaluator.value(elements.elements, scope).array).map { ($0, $1) }
    default: throw EvaluationFailure.unsupported("a new form of question")
    }
    let question = OpenQuestion(try evaluator.value(text.text, scope).string, choices: choices) { [weak self] answer in
      guard let self else { return }
      self.closeQuestion()
      self.world.later {
        guard !self.isOver else { return }
        guard let answer else { return try self.end(.cancelled) }
        if let name { self.bind(name, answer) }
        try self.resume()
      }
    }
    try commit()
    self.question = question
    if let command { self.owner.commands[command.id]?.questions.append(question) }
    isDirty = true
    owner.didWrite()
    return .suspended
  }

  private func closeQuestion() {
    guard let question else { return }
    self.question = nil
    if let command { owner.commands[command.id]?.questions.removeAll { $0 === question } }
    owner.didWrite()
  }
}

// MARK: - Errors and the end

extension Run {
  /// Continues with the clause for an error.
  private func handle(_ error: Value) throws {
    // An error in a clause ends the run.
    let clauses = handlesErrors ? [] : catches
    handlesErrors = true
    if try push(clauses, error, owner, scope) { return }
    try onFailure?(error)
    let keepsErrors = command?.keepsErrors == true
    if !keepsErrors, usesPolicy, let policy = world.schemas.errorPolicy {
      usesPolicy = false
      let handler = ViewModelInstance(policy.scope, in: world, parent: owner)
      world.remove(handler)
      if try push(policy.catches, error, handler, Scope()) { return }
    }
    blocks = []
    try onUnhandledFailure?(error)
    try end(.failed(error))
  }

  private func push(_ clauses: [Catch], _ error: Value, _ owner: ViewModelInstance, _ scope: Scope) throws -> Bool {
    let thrown = try error.enumCase
    for clause in clauses {
      if let type = clause.error, type != thrown.type { continue }
      let matched = try owner.stepEvaluator.scopeIfMatching(clause.patterns, clause.condition, error, scope)
      guard let inner = clause.patterns.isEmpty ? scope.binding("error", error) : matched else { continue }
      blocks = []
      push(clause.steps, inner.binding("error", error), owner)
      hasHandledError = true
      try commit()
      return true
    }
    return false
  }

  private func complete() throws {
    try commit()
    if !hasHandledError { try onCompletion?() }
    try end(.completed)
  }

  /// Ends the run.
  func end(_ outcome: Outcome) throws {
    guard !isOver else { return }
    isOver = true
    alarm?.isCancelled = true
    closeQuestion()
    let wasActive = queue.active.contains { $0 === self }
    queue.active.removeAll { $0 === self }
    if let command {
      if case .failed(let error) = outcome { owner.commands[command.id]?.failure = error }
      if case .completed = outcome, wasActive, !hasHandledError { owner.commands[command.id]?.successCount += 1 }
      if queue.active.isEmpty { owner.commands[command.id]?.progress = nil }
    }
    owner.didWrite()
    isDirty = true
    try commit()
    switch outcome {
    case .cancelled, .refused: queue.afterwards = []
    case .completed, .failed: break
    }
    try owner.startWaiting(queue)
  }

  /// Ends the run without any effect.
  func abandon() {
    isOver = true
    alarm?.isCancelled = true
    closeQuestion()
  }
}

extension Step {
  /// Whether the step begins a transaction of its own, because it binds names for the steps after it.
  fileprivate var endsTransaction: Bool {
    guard case .guarded(let conditions, _) = kind else { return false }
    return conditions.contains { if case .expression = $0 { false } else { true } }
  }
}
