@_spi(Generated) import ViewModelCore

/// The values that bindings set on controls instead of the app's, such as the only action of a button. When a binding
/// ends, its control has the value of the app again.
@MainActor
final class ReplacedValues<Value: Equatable> {
  private struct Replacement {
    weak var control: AnyObject?
    let number: Int
    let original: Value
    let bound: Value
    /// The object that the value needs. The control does not retain it.
    let retained: AnyObject?
  }

  private var replacements: [ObjectIdentifier: Replacement] = [:]
  private var lastNumber = 0

  /// Returns the value that the app has set.
  func original<Control: AnyObject>(_ property: KeyPath<Control, Value>, of control: Control) -> Value {
    let current = control[keyPath: property]
    guard let earlier = replacements[ObjectIdentifier(control)], earlier.control != nil, earlier.bound == current else {
      return current
    }
    return earlier.original
  }

  /// Sets the value of a control until the binding ends, or another one binds the control.
  ///
  /// - Returns: A function that restores the value of the app, unless the app or another binding has set one since.
  @discardableResult
  func replace<Control: AnyObject>(
    _ property: ReferenceWritableKeyPath<Control, Value>, of control: Control, with value: Value,
    retaining object: AnyObject? = nil
  ) -> @MainActor () -> Void {
    replacements = replacements.filter { $0.value.control != nil }
    lastNumber += 1
    let number = lastNumber
    replacements[ObjectIdentifier(control)] = Replacement(
      control: control, number: number, original: original(property, of: control), bound: value, retained: object)
    control[keyPath: property] = value
    let restore: @MainActor () -> Void = { [weak control] in
      if let control { self.restore(property, of: control, number) }
    }
    ControlReleases.add(restore)
    return restore
  }

  private func restore<Control: AnyObject>(
    _ property: ReferenceWritableKeyPath<Control, Value>, of control: Control, _ number: Int
  ) {
    guard let replacement = replacements[ObjectIdentifier(control)], replacement.number == number else { return }
    replacements[ObjectIdentifier(control)] = nil
    if control[keyPath: property] == replacement.bound { control[keyPath: property] = replacement.original }
  }
}
