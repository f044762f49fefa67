/// A control that can be shown as unusable.
@MainActor
public protocol EnabledControl: AnyObject {
  /// Whether a person can use it.
  var isEnabled: Bool { get set }
}

/// Shows in a control whether its edit has a place to write to. What the app itself disables is left alone while that stays
/// as it is.
@MainActor
struct EnabledShown {
  private var last: Bool?

  mutating func show(_ isEnabled: Bool, in control: AnyObject) {
    guard last != isEnabled else { return }
    last = isEnabled
    if let control = control as? any EnabledControl, control.isEnabled != isEnabled { control.isEnabled = isEnabled }
  }
}
