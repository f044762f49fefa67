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
  func remove(_ steps: CommandSteps<Values>, of owner: Owner, failure: (any Error)?) {
    let runs = tasks.runs(of: steps.rules)
    runs.remove(steps)
    guard let path = steps.rules.state else { return }
    let count = steps.waits ? runs.count : 0
    let isVisible = failure != nil || steps.question != nil || read { $0[keyPath: path].runningCount } != count
    guard isVisible else { return }
    change(owner, steps.rules) { state in
      state.runningCount = count
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

  func reportEndless(_ rules: CommandRules<Values>, _ count: Int) {
    ViewModelFault.report(.endlessCommand(viewModel: "\(Owner.self)", command: rules.name, runs: count))
  }

  /// Makes several changes in one transaction. Values derived before pending writes are invalidated first.
  func changeNewest(_ owner: Owner, _ change: (inout Values) -> Void) {
    self.change(owner) {
      if isCommitting { $0.invalidateDerived() }
      change(&$0)
    }
  }
}
