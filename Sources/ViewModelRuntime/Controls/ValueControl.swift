/// A control that shows a value and lets a person choose another: a switch, a slider, a date picker.
@MainActor
public protocol ValueControl<ControlValue>: AnyObject {
  /// What it shows.
  associatedtype ControlValue: Equatable

  /// What it shows at present.
  var controlValue: ControlValue { get set }

  /// Calls `handle` after the person has chosen. What the program writes to it is no choice.
  ///
  /// - Parameter handle: says whether it wants to hear of further choices; else it is to be released.
  func onChange(_ handle: @escaping @MainActor () -> Bool)
}

extension Double {
  /// The number that a control of half the precision means: 0.1, where its bits would be 0.10000000149011612.
  init(reading value: Float) { self = Double(value.description) ?? Double(value) }
}
