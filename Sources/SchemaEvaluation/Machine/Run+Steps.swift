import VmgenSchemaSemantics

/// The steps of a run.
extension Run {
  /// Runs steps until the run ends or suspends.
  func resume() throws {
    while !isOver {
      guard !owner.hasEnded else { return stop() }
      guard let block = blocks.last else { return try complete() }
      if try performNext(of: block) == .suspended { return try commit() }
    }
  }

  /// Performs the next step of the innermost block, or ends the block.
  func performNext(of block: Block) throws -> Progress {
    guard let step = block.steps.first else {
      try endBlock(block)
      return .done
    }
    blocks[blocks.count - 1].steps = block.steps.dropFirst()
    world.budget.coverage?.note(step.range)
    if !step.isChange || step.isBindingGuard { try commit() }
    guard !isOver else { return .done }
    return try world.budget.counting { try perform(step, block.scope, block.owner) }
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

  func push(_ steps: [Step], _ scope: Scope, _ owner: ViewModelInstance) {
    if steps.isEmpty { return }
    blocks.append(Block(steps: steps[...], scope: scope, loop: nil, owner: owner))
  }

  func bind(_ name: String, _ value: Value) {
    guard !blocks.isEmpty, name != "_" else { return }
    blocks[blocks.count - 1].scope.locals[name] = value
    blocks[blocks.count - 1].declared.insert(name)
  }

  /// Changes the value at a path of the view model or of a variable.
  private func change(
    _ path: StoragePath, _ owner: ViewModelInstance, _ body: (inout Value) throws -> Void
  ) throws {
    guard case .variable(let name) = path.root else {
      try owner.change(path, body)
      return noteWrite(to: path.root)
    }
    guard var value = blocks.last?.scope.locals[name] else { throw owner.missing(name) }
    guard try owner.stepEvaluator.change(&value, path.links[...], body) else { return }
    store(value, in: name)
  }

  /// Stores the value of a variable, up to the block that declares it.
  private func store(_ value: Value, in name: String) {
    for index in blocks.indices.reversed() {
      blocks[index].scope.locals[name] = value
      if blocks[index].declared.contains(name) { return }
      blocks[index].catches?.scope.locals[name] = value
    }
  }

  /// Runs the reactions to what the steps have written so far.
  func commit() throws {
    guard isDirty else { return }
    isDirty = false
    try world.settle()
  }

  private func perform(_ step: Step, _ scope: Scope, _ owner: ViewModelInstance) throws -> Progress {
    let evaluator = owner.stepEvaluator
    switch step.kind {
    case .constant(let name, _, let value):
      return try perform(value, scope, owner) { [unowned self] in self.bind(name, $0) }
    case .declaration(let name, _):
      blocks[blocks.count - 1].scope.locals[name] = nil
      blocks[blocks.count - 1].declared.insert(name)
    case .initialize(let name, let value, _):
      return try perform(value, scope, owner) { [unowned self] in self.store($0, in: name) }
    case .assign(let path, let value):
      return try perform(value, scope, owner) { [unowned self] in
        let new = $0
        try self.change(path, owner) { $0 = new }
      }
    case .change(let change):
      guard case .assign(let value) = change.action, value.expression == nil else {
        try self.change(change.path, owner, evaluator.performing(change, scope))
        return .done
      }
      return try perform(value, scope, owner) { [unowned self] in
        try self.change(change.path, owner, evaluator.performing(change, scope, assigned: $0))
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
    case .attempt(let body, _):
      blocks.append(Block(steps: body.steps[...], scope: scope, owner: owner, catches: (body.catches, scope)))
    case .deferred(let deferred): blocks[blocks.count - 1].deferred.append(deferred)
    case .leave(let deferred): try leave(deferred)
    case .end: blocks = []
    case .nextTurn: while blocks.last.map({ $0.loop == nil }) == true { blocks.removeLast() }
    case .endLoop:
      while let block = blocks.popLast(), block.loop == nil {}
    case .throwing(let error, _): try handle(evaluator.value(error, scope))
    case .forEach(let name, let elements, let body):
      let values = try evaluator.value(elements, scope).array
      blocks.append(Block(steps: [], scope: scope, loop: (name, values[...], body), owner: owner))
    case .wait(let duration):
      let duration = try evaluator.value(duration, scope).duration
      if duration <= .zero { return .done }
      try commit()
      alarm = world.after(duration) { [weak self] in try self?.resume() }
      return .suspended
    case .confirm, .prompt, .choose: return try ask(step, scope, owner)
    case .command(let id, let arguments, let wait, let returned)
    where !wait.suspends && (returned != nil || wait != .none):
      let called = try owner.command(id)
      var ended: (outcome: Outcome, value: Value?)?
      let end = RunEnd { outcome in ended = (outcome, returned.flatMap { try? owner.result(of: outcome, $0) }) }
      try owner.run(called, evaluator.named(arguments, called.parameters, scope), waiter: end)
      try proceed(after: wait, returned, ended?.outcome ?? .refused, ended?.value)
    case .command(let id, let arguments, let wait, let returned) where wait.suspends:
      let called = try owner.command(id)
      let waiter = makeWaiter(for: wait, returned, owner)
      try owner.run(called, evaluator.named(arguments, called.parameters, scope), waiter: waiter)
      return .suspended
    case .childCommand(let id, let command, let arguments, waits: true):
      let isStarted = try run(command, of: id, arguments, scope, owner, waiter: makeWaiter(for: .end))
      return isStarted ? .suspended : .done
    default: try performEffect(step, scope, owner)
    }
    return .done
  }

  /// Runs a command of a child. Returns false if the child does not exist.
  private func run(
    _ command: ChildCommand, of id: MemberID, _ arguments: [CallArgument], _ scope: Scope, _ owner: ViewModelInstance,
    waiter: RunEnd? = nil
  ) throws -> Bool {
    guard case .viewModel(let object) = try owner.childValue(id), let child = object as? ViewModelInstance,
      let called = child.viewModel.commands.first(where: { $0.id == command.id })
    else { return false }
    let values = try owner.stepEvaluator.named(arguments, called.parameters, scope)
    try child.willBeRead()
    try child.run(called, values, waiter: waiter)
    return true
  }

  /// Returns what continues the steps after the run of another command.
  ///
  /// - Parameter returned: The name for the result of the run. Without a result, the steps end.
  private func makeWaiter(
    for wait: CommandWait, _ returned: ReturnedValue? = nil, _ owner: ViewModelInstance? = nil
  ) -> RunEnd {
    let end = RunEnd { [weak self, world] outcome in
      // Another run may store its result before these steps continue.
      let result = Result { try returned.map { try owner?.result(of: outcome, $0) } ?? nil }
      world.later {
        guard let self, !self.isOver else { return }
        try self.proceed(after: wait, returned, outcome, result.get())
        try self.resume()
      }
    }
    awaited = end
    return end
  }

  /// Binds the result of a run of another command, or handles the error that the steps receive.
  ///
  /// - Parameter value: The result; nil after a run without one, which ends the steps that need it.
  private func proceed(
    after wait: CommandWait, _ returned: ReturnedValue?, _ outcome: Outcome, _ value: Value?
  ) throws {
    if wait.needsCompletion {
      if case .failed(let error) = outcome { return try handle(error) }
      guard case .completed = outcome else { return try end(.cancelled) }
    }
    guard let returned else { return }
    if case .failed = outcome, case .ignoredErrors = wait { return bind(returned.name, .none) }
    guard let value else { return try end(.cancelled) }
    bind(returned.name, value)
  }

  private func performEffect(_ step: Step, _ scope: Scope, _ owner: ViewModelInstance) throws {
    let evaluator = owner.stepEvaluator
    switch step.kind {
    case .command(let id, let arguments, _, _):
      let called = try owner.command(id)
      let values = try evaluator.named(arguments, called.parameters, scope)
      if let command, command.id == id, owner === self.owner {
        queue.afterwards.append { try owner.run(called, values) }
      } else {
        try owner.run(called, values)
      }
    case .childCommand(let id, let command, let arguments, waits: false):
      _ = try run(command, of: id, arguments, scope, owner)
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
