import VmgenSchemaSemantics

/// The errors and the end of a run.
extension Run {
  /// Continues with the clause for an error.
  func handle(_ error: Value) throws {
    while let block = blocks.last {
      try leave(block)
      guard !isOver else { return }
      blocks.removeLast()
      guard let (clauses, outer) = block.catches,
        let (clause, inner) = try clause(of: clauses, for: error, block.owner, outer)
      else { continue }
      return push(clause.steps, inner, block.owner)
    }
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
      if try push(policy.catches, error, handler, Scope()) {
        isFailureHandled = true
        return
      }
    }
    blocks = []
    try onUnhandledFailure?(error)
    try end(.failed(error))
  }

  private func push(_ clauses: [Catch], _ error: Value, _ owner: ViewModelInstance, _ scope: Scope) throws -> Bool {
    guard let (clause, inner) = try clause(of: clauses, for: error, owner, scope) else { return false }
    blocks = []
    push(clause.steps, inner, owner)
    hasHandledError = true
    try commit()
    return true
  }

  /// Returns the first clause that catches an error, with the scope of its steps.
  private func clause(
    of clauses: [Catch], for error: Value, _ owner: ViewModelInstance, _ scope: Scope
  ) throws -> (Catch, Scope)? {
    let thrown = try error.enumCase
    for clause in clauses {
      if let type = clause.error, type != thrown.type { continue }
      let named = clause.patterns.isEmpty ? scope.binding(clause.name, error) : scope
      let matched = try owner.stepEvaluator.scopeIfMatching(clause.patterns, clause.condition, error, named)
      guard let inner = matched else { continue }
      return (clause, inner)
    }
    return nil
  }

  func complete() throws {
    try commit()
    if !hasHandledError { try onCompletion?() }
    try end(.completed)
  }

  /// Ends the run.
  func end(_ outcome: Outcome) throws {
    try leaveBlocks()
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
    try awaited?.cancel()
    waiter?.end(isFailureHandled ? .cancelled : outcome)
    switch outcome {
    case .cancelled, .refused: queue.afterwards = []
    case .completed, .failed: break
    }
    try owner.startWaiting(queue)
  }

  /// Ends the run, of which only the deferred steps still run.
  func abandon() throws {
    try leaveBlocks()
    stop()
  }

  /// Ends the run without any effect.
  func stop() {
    isOver = true
    waiter?.end(.cancelled)
    alarm?.isCancelled = true
    closeQuestion()
  }
}

// The steps of `defer`.
extension Run {
  /// Runs deferred steps as a part of the transaction, because the steps leave the block.
  func leave(_ deferred: DeferredSteps) throws {
    guard let index = blocks.lastIndex(where: { $0.deferred.last === deferred }) else { return }
    blocks[index].deferred.removeLast()
    let block = blocks[index]
    // The steps only change values, so that nothing suspends them.
    let outer = blocks
    blocks = []
    push(deferred.steps, block.scope, block.owner)
    while let block = blocks.last { _ = try performNext(of: block) }
    blocks = outer
  }

  /// Runs the deferred steps of the innermost block, which an error or the end of the run leaves.
  private func leave(_ block: Block) throws {
    guard !block.deferred.isEmpty else { return }
    try commit()
    while let deferred = blocks.last?.deferred.last { try leave(deferred) }
    try commit()
  }

  /// Runs the deferred steps of all blocks.
  private func leaveBlocks() throws {
    guard !isOver, !owner.hasEnded else { return }
    while let block = blocks.last {
      try leave(block)
      _ = blocks.popLast()
    }
  }
}
