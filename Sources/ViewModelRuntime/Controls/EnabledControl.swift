/// A control that can be disabled.
@MainActor
public protocol EnabledControl: AnyObject {
  /// Whether the control is enabled.
  var isEnabled: Bool { get set }
}

/// Disables a control while its edit has no place to write to. A control that the app has disabled stays disabled.
@MainActor
struct EnabledStateDisplay {
  private var last: Bool?

  mutating func show(_ isEnabled: Bool, in control: AnyObject) {
    guard last != isEnabled else { return }
    last = isEnabled
    if let control = control as? any EnabledControl, control.isEnabled != isEnabled { control.isEnabled = isEnabled }
  }
}
