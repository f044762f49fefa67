@_spi(Generated) import ViewModelCore

extension DisplayContext {
  /// The observer of what people do with view models with this context.
  package var actObserver: (any ActObserver)? {
    get {
      // A cast of nil takes time, too, and each commit asks.
      guard let observer = objects.actObserver else { return nil }
      return observer as? any ActObserver
    }
    set { objects.actObserver = newValue }
  }
}

extension StatefulViewModelState {
  /// Notifies the observer of the context of acts, unless a view model has caused them.
  func note(_ acts: @autoclosure () -> [ViewModelAct], _ owner: Owner) {
    guard let observer = current.inputs.context.actObserver, !ActObservation.isCausing else { return }
    for act in acts() { observer.receive(act, of: owner) }
  }

  /// Notifies the observer of the context of acts, and performs them.
  func perform<Result>(_ acts: @autoclosure () -> [ViewModelAct], _ owner: Owner, _ body: () -> Result) -> Result {
    guard let observer = current.inputs.context.actObserver else { return body() }
    note(acts(), owner)
    return ActObservation.causing { observer.tracking(body) }
  }

  /// Calls a function that can start tasks, which the observer of the context tracks.
  func track(_ body: () -> Void) {
    guard let observer = current.inputs.context.actObserver else { return body() }
    observer.tracking(body)
  }
}
