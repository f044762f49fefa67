/// What is bound to an edit that is chosen: `bind(isPublic: .to(publicSwitch), …)`.
@MainActor
public struct ValueEditBinding<Value> {
  private let attach: (EditPort<ValueEdit<Value>>) -> BindingToken

  /// - Parameter attach: connects what it is about; the token ends it.
  public init(_ attach: @escaping (EditPort<ValueEdit<Value>>) -> BindingToken) { self.attach = attach }

  /// Generated code calls it.
  public func bind(_ port: EditPort<ValueEdit<Value>>) -> BindingToken { attach(port) }

  /// Calls `receive` with the edit now, and after each commit that changes it. Nothing comes back.
  public static func show(_ receive: @escaping (ValueEdit<Value>) -> Void) -> ValueEditBinding {
    ValueEditBinding { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Shows the value in a control and takes what is chosen there. A control that can be disabled is so while there is no place
  /// to write to.
  public static func to<Control: ValueControl>(
    _ control: Control, status: @escaping (ValueEdit<Value>) -> Void = { _ in }
  ) -> ValueEditBinding where Control.ControlValue == Value {
    to(control, shown: { $0 }, chosen: { $0 }, status: status)
  }

  /// Shows the value in a control of another type: a segmented control's index, a slider's number.
  ///
  /// - Parameters:
  ///   - shown: what the control shows for a value.
  ///   - chosen: the value that a choice means; nil for none, and the control shows the present value again.
  public static func to<Control: ValueControl>(
    _ control: Control, shown: @escaping (Value) -> Control.ControlValue,
    chosen: @escaping (Control.ControlValue) -> Value?, status: @escaping (ValueEdit<Value>) -> Void = { _ in }
  ) -> ValueEditBinding {
    ValueEditBinding { port in
      var enabled = EnabledShown()
      let token = port.show { [weak control] edit in
        guard let control else { return false }
        enabled.show(edit.isEnabled, in: control)
        let value = shown(edit.value)
        if control.controlValue != value { control.controlValue = value }
        status(edit)
        return true
      }
      let session = ControlSession()
      let connection = ControlConnection<Void> { [weak control] in
        guard let control, !session.isPuttingBack else { return }
        port.change { edit in
          if let value = chosen(control.controlValue) { edit.value = value }
        }
        // A choice that means nothing does not stay in the control.
        port.change { edit in
          let present = shown(edit.value)
          if control.controlValue != present { session.putBack { control.controlValue = present } }
        }
      }
      connection.listen(control.onChange)
      return BindingToken(token, connection)
    }
  }
}

extension ValueEditBinding where Value: CaseIterable & Equatable {
  /// Shows an enum as the number of its case: in a segmented control, in the order of `allCases`.
  public static func toIndex<Control: ValueControl<Int>>(_ control: Control) -> ValueEditBinding {
    to(
      control,
      shown: { value in Value.allCases.enumerated().first { $0.element == value }?.offset ?? -1 },
      chosen: { index in Value.allCases.enumerated().first { $0.offset == index }?.element })
  }
}

extension ValueEditBinding where Value == Int {
  /// Shows a whole number in a stepper or slider.
  public static func to(_ control: some ValueControl<Double>) -> ValueEditBinding {
    to(control, shown: Double.init, chosen: { Int(exactly: $0.rounded()) })
  }
}
