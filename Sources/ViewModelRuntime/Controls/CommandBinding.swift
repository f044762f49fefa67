/// What is bound to a command: `bind(signIn: .to(signInButton), …)`.
@MainActor
public struct CommandBinding<Failure: Error> {
  private let attach: (CommandPort<Failure>) -> BindingToken

  /// - Parameter attach: connects what it is about; the token ends it.
  public init(_ attach: @escaping (CommandPort<Failure>) -> BindingToken) { self.attach = attach }

  /// Generated code calls it.
  public func bind(_ port: CommandPort<Failure>) -> BindingToken { attach(port) }

  /// Calls `receive` with the command's status now, and after each commit that changes it.
  public static func show(_ receive: @escaping (CommandStatus<Failure>) -> Void) -> CommandBinding {
    CommandBinding { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Runs the command when the control is triggered; the control is enabled while the command can run.
  ///
  /// - Parameter status: called with the command's status whenever it changes, to show a spinner or an error.
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
