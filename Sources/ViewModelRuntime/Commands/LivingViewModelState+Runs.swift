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
      notify(.dropped, rules)
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
      notify(.refused, rules)
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

  private func notify(_ kind: CommandEvent.Kind, _ rules: CommandRules<Values>) {
    read { $0.inputs.context.commandObserver }?.receive(
      CommandEvent(viewModel: "\(Owner.self)", command: rules.name, kind: kind))
  }
}

// What is kept of a command.
extension LivingViewModelState {
  func change(_ owner: Owner, _ rules: CommandRules<Values>, _ change: (inout CommandState) -> Void) {
    guard let path = rules.state else { return }
    self.change(owner) {
      change(&$0[keyPath: path])
      $0[keyPath: path].revision &+= 1
    }
  }

  /// Notes that a run is over.
  func remove(_ steps: CommandSteps<Values>, of owner: Owner, failure: (any Error)?) {
    let runs = ongoing.runs(of: steps.rules)
    runs.remove(steps)
    guard let path = steps.rules.state else { return }
    let count = steps.waits ? runs.count : 0
    let isNews = failure != nil || steps.question != nil || read { $0[keyPath: path].runningCount } != count
    guard isNews else { return }
    change(owner, steps.rules) { state in
      state.runningCount = count
      state.questions.removeAll { $0 == steps.question }
      if let failure { state.fail(failure) }
    }
  }

  /// Does what was left for afterwards and starts those whose turn it is, now that a run is over.
  func startWaiting(_ rules: CommandRules<Values>, of owner: Owner, after bodies: [(Owner) -> Void]) {
    let runs = ongoing.runs(of: rules)
    runs.doAfterwards(bodies)
    if !runs.startWaiting(in: self, of: owner) { reportEndless(rules, Limit.repeats) }
  }

  private func reportEndless(_ rules: CommandRules<Values>, _ count: Int) {
    ViewModelFault.report(.endlessCommand(viewModel: "\(Owner.self)", command: rules.name, runs: count))
  }

  /// Makes several changes as one. What was derived from values that wait to be committed is out of date.
  func changeNewest(_ owner: Owner, _ change: (inout Values) -> Void) {
    self.change(owner) {
      if isCommitting { $0.forgetDerived() }
      change(&$0)
    }
  }
}
