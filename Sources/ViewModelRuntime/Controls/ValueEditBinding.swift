@_spi(Generated) import ViewModelCore

/// A control that displays a value and lets the user choose another one, such as a switch, a slider or a date picker.
@MainActor
public protocol ValueControl<ControlValue>: AnyObject {
  /// The type of the value.
  associatedtype ControlValue: Equatable

  /// The current value of the control.
  var controlValue: ControlValue { get set }

  /// Calls `handle` after the user has chosen a value. Setting the value in code causes no event.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onChange(_ handle: @escaping @MainActor () -> Bool)
}

extension Double {
  /// Creates the shortest number that the control's `Float` represents: 0.1 instead of 0.10000000149011612.
  init(reading value: Float) { self = Double(value.description) ?? Double(value) }
}

/// A control that offers choices by their titles, such as a pop-up button, a segmented control or a picker.
@MainActor
public protocol ChoiceControl: AnyObject {
  /// Replaces the choices that the control offers.
  func offerChoices(_ titles: [String])

  /// The index of the selected choice; -1 without a selection.
  var selectedChoice: Int { get set }

  /// Calls `handle` after the user has selected a choice. Selecting it in code causes no event.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onChoice(_ handle: @escaping @MainActor () -> Bool)
}

extension ValueEditBinding where Value: Equatable {
  /// Returns a binding that offers choices in a control and writes the selected one to the edit. A value that is not
  /// among the choices has no selection.
  ///
  /// - Parameter title: Returns the localized title of a choice.
  public static func to(
    _ control: some ChoiceControl, choices: [Value], title: @escaping (Value) -> String
  ) -> ValueEditBinding {
    let binding = to(
      control, \.selectedChoice, control.onChoice, shown: { choices.firstIndex(of: $0) ?? -1 },
      chosen: { choices.indices.contains($0) ? choices[$0] : nil })
    return ValueEditBinding { [weak control] port in
      control?.offerChoices(choices.map(title))
      return binding.bind(port)
    }
  }
}

extension ValueEditBinding where Value: CaseIterable & Equatable {
  /// Returns a binding that offers all cases of an enum in a control and writes the selected one to the edit.
  ///
  /// - Parameter title: Returns the localized title of a case.
  public static func to(_ control: some ChoiceControl, title: @escaping (Value) -> String) -> ValueEditBinding {
    to(control, choices: Array(Value.allCases), title: title)
  }
}

/// A binding to an edit with a value: `bind(isPublic: .to(publicSwitch), …)`.
@MainActor
public struct ValueEditBinding<Value>: ControlBinding {
  private let attach: (EditPort<ValueEdit<Value>>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the controls and returns a token that ends the connection.
  public init(_ attach: @escaping (EditPort<ValueEdit<Value>>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: EditPort<ValueEdit<Value>>) -> BindingToken { attach(port) }

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
        port.enter { edit in
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
