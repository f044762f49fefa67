/// A connection to a command of a view model, for controls. It does not keep the view model alive.
@MainActor
public struct CommandPort<Failure: Error> {
  let show: (@escaping (CommandStatus<Failure>) -> Bool) -> BindingToken
  let run: () -> Void

  /// Creates a connection to a command with parameters.
  ///
  /// - Parameters:
  ///   - status: The property of the command in its view model.
  ///   - run: Runs the command.
  public init<Owner: ViewModel>(
    _ owner: Owner, _ status: KeyPath<Owner, CommandStatus<Failure>>, run: @escaping (Owner) -> Void
  ) {
    self.init(owner, status, { $0 }, run)
  }

  /// Creates a connection to a command without parameters.
  public init<Owner: ViewModel>(_ owner: Owner, _ command: KeyPath<Owner, Command<Failure>>) {
    self.init(owner, command, { $0.status }, { $0[keyPath: command]() })
  }

  private init<Owner: ViewModel, Value>(
    _ owner: Owner, _ property: KeyPath<Owner, Value>, _ status: @escaping (Value) -> CommandStatus<Failure>,
    _ run: @escaping (Owner) -> Void
  ) {
    show = { [weak owner] receive in
      guard let owner else { return BindingToken([]) }
      return owner.viewModelObservers.add(property, of: owner) { receive(status($0)) }
    }
    self.run = { [weak owner] in
      guard let owner else { return }
      run(owner)
    }
  }

  /// Connects a binding: `viewModel.bindings.save.bind(.to(saveButton).reporting(to: self) { … })`.
  public func bind(_ binding: CommandBinding<Failure>) -> BindingToken { binding.bind(self) }

  /// Runs the command when the control is triggered: ``CommandBinding/to(_:)``.
  public func to(_ control: some TriggerControl) -> BindingToken { bind(.to(control)) }

  /// The current status; nil if the view model has been released.
  var status: CommandStatus<Failure>? {
    var status: CommandStatus<Failure>?
    show {
      status = $0
      return false
    }.end()
    return status
  }

  /// Calls `receive` with `target` and the current status, and after each commit that changes it, as long as `target` exists.
  func show<Target: AnyObject>(
    for target: Target?, _ receive: @escaping (Target, CommandStatus<Failure>) -> Void
  ) -> BindingToken {
    show { [weak target] status in
      guard let target else { return false }
      receive(target, status)
      return true
    }
  }
}
