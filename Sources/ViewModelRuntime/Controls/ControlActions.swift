/// The actions that bindings set on controls with a single action, such as the buttons of AppKit. When a binding ends,
/// its control has the action of the app again.
@MainActor
final class ControlActions<Control: AnyObject, Action: Equatable> {
  private struct Replacement {
    weak var control: Control?
    let original: Action
    let bound: Action
    /// The object that the action needs. A control does not retain it.
    let retained: AnyObject?
  }

  private let property: ReferenceWritableKeyPath<Control, Action>
  private var replacements: [ObjectIdentifier: Replacement] = [:]

  init(_ property: ReferenceWritableKeyPath<Control, Action>) { self.property = property }

  /// Sets the action of a control until the binding ends, or another one binds the control.
  func replace(with action: Action, retaining object: AnyObject? = nil, in control: Control) {
    replacements = replacements.filter { $0.value.control != nil }
    var original = control[keyPath: property]
    if let earlier = replacements[ObjectIdentifier(control)], earlier.bound == original {
      original = earlier.original
    }
    replacements[ObjectIdentifier(control)] = Replacement(
      control: control, original: original, bound: action, retained: object)
    control[keyPath: property] = action
    ControlReleases.add { [weak control] in
      if let control { self.restore(action, in: control) }
    }
  }

  /// Restores the action of the app, unless the app or another binding has set one since.
  func restore(_ action: Action, in control: Control) {
    guard let replacement = replacements[ObjectIdentifier(control)], replacement.bound == action else { return }
    replacements[ObjectIdentifier(control)] = nil
    if control[keyPath: property] == action { control[keyPath: property] = replacement.original }
  }
}
