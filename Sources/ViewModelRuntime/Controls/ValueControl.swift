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
