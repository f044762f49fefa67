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

  /// Returns a binding that calls `receive` with `target` and the current status, and after each commit that changes it,
  /// as long as `target` exists. It does not retain `target`.
  public static func show<Target: AnyObject>(
    for target: Target, _ receive: @escaping (Target, CommandStatus<Failure>) -> Void
  ) -> CommandBinding {
    CommandBinding { [weak target] port in port.show(for: target, receive) }
  }

  /// Returns this binding with a function that displays the status, such as progress or an error:
  /// `.to(saveButton).reporting(to: self) { $0.progress.text = $1.busyText }`. It does not retain `target`.
  public func reporting<Target: AnyObject>(
    to target: Target, _ receive: @escaping (Target, CommandStatus<Failure>) -> Void
  ) -> CommandBinding {
    CommandBinding { [weak target] port in BindingToken([bind(port), port.show(for: target, receive)]) }
  }

  /// Returns a binding that runs the command when a control is triggered, and enables the control while the command can
  /// run.
  public static func to(_ control: some TriggerControl) -> CommandBinding {
    CommandBinding { port in
      let accessibility = AccessibilityDisplay(of: control)
      let shown = port.show { [weak control] command in
        guard let control else { return false }
        accessibility.show(name: command.name, error: command.errorText)
        if control.isEnabled != command.canRun { control.isEnabled = command.canRun }
        return true
      }
      let connection = ControlConnection<Void> { port.run() }
      connection.listen(control.onTrigger)
      connection.onEnd { accessibility.end() }
      return BindingToken(shown, connection)
    }
  }
}
