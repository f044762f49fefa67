/// A binding to a command: `bind(signIn: .to(signInButton), …)`.
@MainActor
public struct CommandBinding<Failure: Error> {
  private let attach: (CommandPort<Failure>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the controls and returns a token that ends the connection.
  public init(_ attach: @escaping (CommandPort<Failure>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: CommandPort<Failure>) -> BindingToken { attach(port) }

  /// Returns a binding that calls `receive` with the current status, and after each commit that changes it.
  public static func show(_ receive: @escaping (CommandStatus<Failure>) -> Void) -> CommandBinding {
    CommandBinding { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Returns a binding that runs the command when a control is triggered, and enables the control while the command can
  /// run.
  ///
  /// - Parameter status: A function that is called with the status when it changes, to show progress or an error.
  public static func to(
    _ control: some TriggerControl, status: @escaping (CommandStatus<Failure>) -> Void = { _ in }
  ) -> CommandBinding {
    CommandBinding { port in
      let shown = port.show { [weak control] command in
        guard let control else { return false }
        if control.isEnabled != command.canRun { control.isEnabled = command.canRun }
        status(command)
        return true
      }
      let connection = ControlConnection<Void> { port.run() }
      connection.listen(control.onTrigger)
      return BindingToken(shown, connection)
    }
  }
}
