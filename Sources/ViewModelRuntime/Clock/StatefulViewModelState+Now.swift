extension StatefulViewModelState {
  /// Sets the current date of the context to that of the clock, if formulas or steps read it.
  ///
  /// The steps of commands and reactions call this method before they read or write values, so that a step and a formula
  /// read the same date.
  func updateNow(_ owner: Owner) {
    guard Values.readsNow, !isCommitting else { return }
    let now = current.inputs.context.clock.now
    if current.inputs.context.now != now { change(owner) { $0.inputs.context.now = now } }
  }
}
