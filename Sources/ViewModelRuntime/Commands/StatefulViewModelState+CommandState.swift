// State of commands.
extension StatefulViewModelState {
  func change(_ owner: Owner, _ rules: CommandRules<Values>, _ change: (inout CommandState) -> Void) {
    guard let path = rules.state else { return }
    self.change(owner) {
      change(&$0[keyPath: path])
      $0[keyPath: path].revision &+= 1
    }
  }

  /// Updates the state of a command after the end of a run.
  ///
  /// - Parameter isSuccess: Whether all steps finished, without an error that the command has handled.
  func remove(_ steps: CommandSteps<Values>, of owner: Owner, failure: (any Error)?, isSuccess: Bool) {
    let runs = tasks.runs(of: steps.rules)
    runs.remove(steps)
    guard let path = steps.rules.state else { return }
    let count = steps.waits ? runs.count : 0
    let isVisible =
      isSuccess || failure != nil || steps.question != nil || read { $0[keyPath: path].runningCount } != count
    guard isVisible else { return }
    change(owner, steps.rules) { state in
      state.runningCount = count
      if isSuccess { state.successCount &+= 1 }
      if count == 0 { (state.progress, state.busyText, state.onCancel) = (nil, nil, nil) }
      state.questions.removeAll { $0 == steps.question }
      if let failure { state.fail(failure) }
    }
  }

  /// Calls the follow-up functions of a run and starts waiting runs.
  func startWaiting(_ rules: CommandRules<Values>, of owner: Owner, after bodies: [(Owner) -> Void]) {
    let runs = tasks.runs(of: rules)
    runs.appendFollowUps(bodies)
    if !runs.startWaiting(in: self, of: owner) { reportEndless(rules, Limit.repeats) }
  }

  /// Cancels the active and waiting runs of a command.
  func cancelRuns(of rules: CommandRules<Values>) {
    let runs = tasks.runs(of: rules)
    runs.cancelWaiting()
    for steps in runs.steps { steps.finish(CancellationError()) }
  }

  func reportEndless(_ rules: CommandRules<Values>, _ count: Int) {
    ViewModelFault.send(.endlessCommand(viewModel: "\(Owner.self)", command: rules.name, runs: count))
  }

  /// Makes several changes in one transaction. Values derived before pending writes are invalidated first.
  func changeNewest(_ owner: Owner, _ change: (inout Values) -> Void) {
    self.change(owner) {
      if isCommitting { $0.invalidateDerived() }
      change(&$0)
    }
  }
}
