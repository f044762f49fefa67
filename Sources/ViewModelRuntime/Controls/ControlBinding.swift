@_spi(Generated) import ViewModelCore

/// A connection to a member of a view model, for controls. It does not keep the view model alive.
@MainActor
public protocol ControlPort<Value> {
  /// The type of the member's public value.
  associatedtype Value

  /// Calls `receive` with the current value, and after each commit that changes it, until it returns false.
  func show(_ receive: @escaping (Value) -> Bool) -> BindingToken
}

extension ControlPort {
  /// Calls `receive` with `target` and the current value, and after each commit that changes it, as long as `target`
  /// exists.
  func show<Target: AnyObject>(
    for target: Target?, _ receive: @escaping (Target, Value) -> Void
  ) -> BindingToken {
    show { [weak target] value in
      guard let target else { return false }
      receive(target, value)
      return true
    }
  }
}

/// A binding of controls to a member of a view model, which generated code connects: `bind(age: .to(ageField), …)`.
@MainActor
public protocol ControlBinding<Port> {
  /// The connection to the member.
  associatedtype Port: ControlPort

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the controls and returns a token that ends the connection.
  init(_ attach: @escaping (Port) -> BindingToken)

  /// Connects the binding. Generated code calls this method.
  func bind(_ port: Port) -> BindingToken
}

extension ControlBinding {
  /// Returns a binding that calls `receive` with the current value, and after each commit that changes it. It does not
  /// write to the member.
  public static func show(_ receive: @escaping (Port.Value) -> Void) -> Self {
    Self { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Returns a binding that calls `receive` with `target` and the current value, and after each commit that changes it,
  /// as long as `target` exists. It does not write to the member, and does not retain `target`.
  public static func show<Target: AnyObject>(
    for target: Target, _ receive: @escaping (Target, Port.Value) -> Void
  ) -> Self {
    Self { [weak target] port in port.show(for: target, receive) }
  }

  /// Returns this binding with a function that displays the rest of the value, such as an error or progress:
  /// `.to(ageField).reporting(to: self) { $0.ageError.text = $1.error }`. It does not retain `target`.
  public func reporting<Target: AnyObject>(
    to target: Target, _ receive: @escaping (Target, Port.Value) -> Void
  ) -> Self {
    Self { [weak target] port in BindingToken([bind(port), port.show(for: target, receive)]) }
  }
}
