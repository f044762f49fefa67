/// A property of a view model for a binding: `viewModel.bindings.nameText.to(label, \.text)`.
@MainActor
public struct BindingPort<Owner: ViewModel, Value> {
  private let owner: Owner
  private let property: KeyPath<Owner, Value>

  init(_ owner: Owner, _ property: KeyPath<Owner, Value>) {
    self.owner = owner
    self.property = property
  }

  /// Calls `receive` with the current value, and with the new value after each commit that changes it.
  public func to(_ receive: @escaping (Value) -> Void) -> BindingToken { owner.observe(property, receive) }

  /// Calls `receive` with `target` and the current value, and with the new value after each commit that changes it, as
  /// long as `target` exists. The binding does not retain `target`.
  public func to<Target: AnyObject>(
    _ target: Target, _ receive: @escaping (Target, Value) -> Void
  ) -> BindingToken {
    owner.observe(property, for: target, receive)
  }

  /// Sets a property of `target` to the current value, and to the new value after each commit that changes it, as long
  /// as `target` exists. The binding does not retain `target`.
  public func to<Target: AnyObject>(
    _ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> BindingToken {
    owner.observe(property, for: target) { target, value in target[keyPath: keyPath] = value }
  }

  /// Sets an optional property of `target`, such as the text of a label.
  public func to<Target: AnyObject>(
    _ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value?>
  ) -> BindingToken {
    owner.observe(property, for: target) { target, value in target[keyPath: keyPath] = value }
  }
}
