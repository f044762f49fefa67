extension ViewModelNode {
  /// Returns the connections of a view model, which are created on the first call.
  func connections(of owner: AnyObject) -> Relatives {
    if let relatives { return relatives }
    let new = Relatives(owner)
    relatives = new
    return new
  }
}

extension StatefulViewModelState {
  /// Makes a view model a child of this one.
  ///
  /// - Parameters:
  ///   - willStage: A function that is called before a change of the child is staged in this view model.
  ///   - share: Writes the inputs that the child shares to the values of this view model.
  ///   - receive: Receives the events of the child.
  func connect<Child: ViewModel>(
    _ child: Child, willStage: @escaping () -> Void = {}, share: ((inout Values, Child.Inputs) -> Void)?,
    receive: ((Owner, Any) -> Void)?
  ) {
    let observers = child.viewModelObservers
    let relatives = observers.connections(of: child)
    relatives.parent = self
    relatives.stageInParent = { [weak self, weak observers] in
      willStage()
      self?.stageAfterChild { values in
        if let share { observers?.withStagedInputs { share(&values, $0) } }
      }
    }
    guard let receive else { return }
    relatives.receiveEvent = { [weak self] event in
      if let owner = self?.relatives?.owner as? Owner { receive(owner, event) }
    }
  }
}
