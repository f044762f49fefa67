// Start of runs.
extension StatefulViewModelState {
  /// Starts a command if its `when` condition and its policy allow it.
  func admit(
    _ owner: Owner, _ rules: CommandRules<Values>, _ start: @escaping WaitingRun<Values>.Start
  ) -> CommandRun {
    let handle = CommandRun()
    updateNow(owner)
    if !rules.excluded.isEmpty, read(rules.isExcluded) {
      handle.end(.dropped)
      log(rules).notify(.dropped)
      return handle
    }
    guard passesGate(rules, handle, owner) else { return handle }
    let runs = tasks.runs(of: rules)
    switch rules.policy {
    case .drop where runs.isBusy:
      handle.end(.dropped)
      log(rules).notify(.dropped)
    case .queue where runs.isBusy:
      handle.onCancel = { [weak handle] in handle?.end(.cancelled) }
      runs.enqueue(
        WaitingRun(handle) { state, owner, handle in
          state.updateNow(owner)
          if state.passesGate(rules, handle, owner) { start(state, owner, handle) }
        })
    case .restart:
      runs.abandonAll()
      start(self, owner, handle)
    default:
      start(self, owner, handle)
    }
    return handle
  }

  private func passesGate(_ rules: CommandRules<Values>, _ handle: CommandRun, _ owner: Owner) -> Bool {
    let isDebouncing = read { values in Values.edits.contains { $0.isDebouncing(&values) } }
    if isDebouncing, rules.writesPendingEdits {
      change(owner) { for edit in Values.edits { edit.flush(&$0) } }
    }
    let holds = rules.gate.map(read) ?? true
    if !rules.submits.isEmpty {
      change(owner) { for edit in rules.submits { edit.submit(&$0, retriesCheck: !holds) } }
    }
    if !holds {
      handle.end(.refused)
      log(rules).notify(.refused)
    }
    return holds
  }

  func begin(
    _ owner: Owner, _ rules: CommandRules<Values>, _ busy: BusyText<Values>?, _ handle: CommandRun,
    _ body: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    let runs = tasks.runs(of: rules)
    let steps = CommandSteps(rules, handle, waits: true, of: owner, in: self)
    runs.insert(steps)
    steps.notifyStart()
    handle.onCancel = { [weak steps] in steps?.finish(CancellationError()) }
    let count = runs.count
    change(owner, rules) { state in
      state.runningCount = count
      state.failure = nil
      state.busyText = busy
      state.onCancel = { [weak self] in self?.cancelRuns(of: rules) }
      if count == 1 { (state.questions, state.progress) = ([], nil) }
    }
    // An observer may have cancelled the run.
    guard handle.outcome == nil else { return }
    let task = ScopedTask {
      do {
        // Another run may have replaced this one.
        try steps.checkGate()
        try await withTaskCancellationHandler {
          try await body(steps)
        } onCancel: {
          Task { @MainActor in steps.abandon() }
        }
        steps.finish(nil)
      } catch {
        await steps.fail(error)
      }
    }
    runs.insert(steps, task)
  }

  func runNow(
    _ owner: Owner, _ rules: CommandRules<Values>, _ handle: CommandRun,
    _ body: @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    let runs = tasks.runs(of: rules)
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
    steps.notifyStart()
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
