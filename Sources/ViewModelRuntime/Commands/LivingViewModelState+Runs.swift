// How a run begins.
extension LivingViewModelState {
  /// Starts a command, unless its gate or its policy keeps it from that.
  func admit(
    _ owner: Owner, _ rules: CommandRules<Values>, _ start: @escaping WaitingRun<Values>.Start
  ) -> CommandRun {
    let handle = CommandRun()
    guard gateHolds(rules, handle, owner) else { return handle }
    let runs = ongoing.runs(of: rules)
    switch rules.policy {
    case .drop where runs.isTaken:
      handle.end(.dropped)
      log(rules).notify(.dropped)
    case .queue where runs.isTaken:
      handle.onCancel = { [weak handle] in handle?.end(.cancelled) }
      runs.enqueue(
        WaitingRun(handle) { state, owner, handle in
          if state.gateHolds(rules, handle, owner) { start(state, owner, handle) }
        })
    case .restart:
      runs.abandonAll()
      start(self, owner, handle)
    default:
      start(self, owner, handle)
    }
    return handle
  }

  private func gateHolds(_ rules: CommandRules<Values>, _ handle: CommandRun, _ owner: Owner) -> Bool {
    let isResting = read { values in Values.edits.contains { $0.isResting(&values) } }
    if isResting {
      change(owner) { for edit in Values.edits { edit.flush(&$0) } }
    }
    let holds = rules.gate.map(read) ?? true
    if !rules.submits.isEmpty {
      change(owner) { for edit in rules.submits { edit.submit(&$0, askingAgain: !holds) } }
    }
    if !holds {
      handle.end(.refused)
      log(rules).notify(.refused)
    }
    return holds
  }

  func begin(
    _ owner: Owner, _ rules: CommandRules<Values>, _ handle: CommandRun,
    _ body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    let runs = ongoing.runs(of: rules)
    let steps = CommandSteps(rules, handle, waits: true, of: owner, in: self)
    runs.insert(steps)
    steps.announceStart()
    handle.onCancel = { [weak steps] in steps?.finish(CancellationError()) }
    let count = runs.count
    change(owner, rules) { state in
      state.runningCount = count
      state.failure = nil
      if count == 1 { state.questions = [] }
    }
    // An observer may have ended it already.
    guard handle.outcome == nil else { return }
    let task = OngoingTask {
      do {
        // Another run may have taken its place before its turn came.
        try steps.checkGate()
        try await withTaskCancellationHandler {
          try await body(steps)
        } onCancel: {
          Task { @MainActor in steps.abandon() }
        }
        steps.finish(nil)
      } catch {
        steps.finish(error)
      }
    }
    runs.insert(steps, task)
  }

  func carryOut(
    _ owner: Owner, _ rules: CommandRules<Values>, _ handle: CommandRun,
    _ body: @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    let runs = ongoing.runs(of: rules)
    guard runs.depth < Limit.depth else {
      handle.end(.dropped)
      log(rules).notify(.dropped)
      reportEndless(rules, Limit.depth)
      return
    }
    runs.depth += 1
    defer { runs.depth -= 1 }
    let steps = CommandSteps(rules, handle, waits: false, of: owner, in: self)
    runs.insert(steps)
    steps.announceStart()
    let hadFailed = rules.state.map { path in read { $0[keyPath: path].failure != nil } } ?? false
    if hadFailed { change(owner, rules) { $0.failure = nil } }
    do {
      try body(steps)
      steps.finish(nil)
    } catch {
      steps.finish(error)
    }
  }
}
