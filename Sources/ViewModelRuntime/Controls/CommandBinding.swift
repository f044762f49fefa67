@_spi(Generated) import ViewModelCore

/// A binding to a command: `bind(signIn: .to(signInButton), …)`.
@MainActor
public struct CommandBinding<Failure: Error>: ControlBinding {
  private let attach: (CommandPort<Failure>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the controls and returns a token that ends the connection.
  public init(_ attach: @escaping (CommandPort<Failure>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: CommandPort<Failure>) -> BindingToken { attach(port) }

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

/// A connection to a command of a view model, for controls. It does not keep the view model alive.
@MainActor
public struct CommandPort<Failure: Error>: ControlPort {
  private let observe: (@escaping (CommandStatus<Failure>) -> Bool) -> BindingToken
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
    observe = { [weak owner] receive in
      guard let owner else { return BindingToken([]) }
      return owner.viewModelObservers.add(property, of: owner) { receive(status($0)) }
    }
    let lost = LostInput(of: owner, property)
    self.run = { [weak owner] in
      guard let owner else { return lost.report() }
      run(owner)
    }
  }

  public func show(_ receive: @escaping (CommandStatus<Failure>) -> Bool) -> BindingToken { observe(receive) }

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
}

/// A control that can be disabled.
@MainActor
public protocol EnabledControl: AnyObject {
  /// Whether the control is enabled.
  var isEnabled: Bool { get set }
}

/// A text view, which is no control: a person can read and select its text while it is not editable.
@MainActor
protocol EditableText: AnyObject {
  var isEditable: Bool { get set }
}

/// Disables a control while its edit has no place to write to. A control that the app has disabled stays disabled.
@MainActor
struct EnabledStateDisplay {
  private var last: Bool?

  mutating func show(_ isEnabled: Bool, in control: AnyObject) {
    guard last != isEnabled else { return }
    last = isEnabled
    if let control = control as? any EnabledControl {
      if control.isEnabled != isEnabled { control.isEnabled = isEnabled }
    } else if let text = control as? any EditableText, text.isEditable != isEnabled {
      text.isEditable = isEnabled
    }
  }
}

/// A control that starts a command, such as a button.
@MainActor
public protocol TriggerControl: EnabledControl {
  /// Calls `handle` when the user triggers the control.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onTrigger(_ handle: @escaping @MainActor () -> Bool)
}
