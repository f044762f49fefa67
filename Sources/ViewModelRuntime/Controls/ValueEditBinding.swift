/// A binding to an edit with a value: `bind(isPublic: .to(publicSwitch), …)`.
@MainActor
public struct ValueEditBinding<Value> {
  private let attach: (EditPort<ValueEdit<Value>>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the controls and returns a token that ends the connection.
  public init(_ attach: @escaping (EditPort<ValueEdit<Value>>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: EditPort<ValueEdit<Value>>) -> BindingToken { attach(port) }

  /// Returns a binding that calls `receive` with the current edit, and after each commit that changes it. It does not
  /// write to the edit.
  public static func show(_ receive: @escaping (ValueEdit<Value>) -> Void) -> ValueEditBinding {
    ValueEditBinding { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Returns a binding that calls `receive` with `target` and the current edit, and after each commit that changes it,
  /// as long as `target` exists. It does not write to the edit, and does not retain `target`.
  public static func show<Target: AnyObject>(
    for target: Target, _ receive: @escaping (Target, ValueEdit<Value>) -> Void
  ) -> ValueEditBinding {
    ValueEditBinding { [weak target] port in port.show(for: target, receive) }
  }

  /// Returns this binding with a function that displays the rest of the edit, such as its error:
  /// `.to(seatStepper).reporting(to: self) { $0.seatError.text = $1.error }`. It does not retain `target`.
  public func reporting<Target: AnyObject>(
    to target: Target, _ receive: @escaping (Target, ValueEdit<Value>) -> Void
  ) -> ValueEditBinding {
    ValueEditBinding { [weak target] port in BindingToken([bind(port), port.show(for: target, receive)]) }
  }

  /// Returns a binding that displays the value in a control and writes chosen values to the edit. If the edit has no
  /// place to write to, the control is disabled.
  public static func to<Control: ValueControl>(_ control: Control) -> ValueEditBinding
  where Control.ControlValue == Value {
    to(control, shown: { $0 }, chosen: { $0 })
  }

  /// Returns a binding for a control with another type of value, such as the index of a segmented control.
  ///
  /// - Parameters:
  ///   - shown: Returns the control's value for a value of the edit.
  ///   - chosen: Returns the edit's value for a chosen value; if it returns nil, the control shows the current value
  ///     again.
  public static func to<Control: ValueControl>(
    _ control: Control, shown: @escaping (Value) -> Control.ControlValue,
    chosen: @escaping (Control.ControlValue) -> Value?
  ) -> ValueEditBinding {
    to(control, \.controlValue, control.onChange, shown: shown, chosen: chosen)
  }

  /// Returns a binding for a property of a control.
  ///
  /// - Parameter listen: Registers for the choices of the user.
  static func to<Control: AnyObject, ControlValue: Equatable>(
    _ control: Control, _ property: ReferenceWritableKeyPath<Control, ControlValue>,
    _ listen: @escaping (@escaping @MainActor () -> Bool) -> Void, shown: @escaping (Value) -> ControlValue,
    chosen: @escaping (ControlValue) -> Value?
  ) -> ValueEditBinding {
    ValueEditBinding { port in
      var enabled = EnabledStateDisplay()
      let accessibility = AccessibilityDisplay(of: control)
      let token = port.show { [weak control] edit in
        guard let control else { return false }
        enabled.show(edit.isEnabled, in: control)
        accessibility.show(name: edit.name, error: edit.error)
        let value = shown(edit.value)
        if control[keyPath: property] != value { control[keyPath: property] = value }
        return true
      }
      let session = ControlSession()
      let connection = ControlConnection<Void> { [weak control] in
        guard let control, !session.isResetting else { return }
        port.change { edit in
          if let value = chosen(control[keyPath: property]) { edit.value = value }
        }
        // A choice without a meaning is undone in the control.
        port.change { edit in
          let present = shown(edit.value)
          if control[keyPath: property] != present { session.restore { control[keyPath: property] = present } }
        }
      }
      connection.listen(listen)
      connection.onEnd { accessibility.end() }
      return BindingToken(token, connection)
    }
  }
}

extension ValueEditBinding where Value: CaseIterable & Equatable {
  /// Returns a binding that displays the index of an enum case in `allCases`, for a segmented control.
  public static func toIndex(_ control: some ValueControl<Int>) -> ValueEditBinding {
    to(
      control,
      shown: { value in Value.allCases.enumerated().first { $0.element == value }?.offset ?? -1 },
      chosen: { index in Value.allCases.enumerated().first { $0.offset == index }?.element })
  }
}

extension ValueEditBinding where Value == Int {
  /// Returns a binding that displays an integer in a stepper or slider.
  public static func to(_ control: some ValueControl<Double>) -> ValueEditBinding {
    to(control, shown: Double.init, chosen: { Int(exactly: $0.rounded()) })
  }
}
