/// One property of a view model, to be bound: `viewModel.bindings.nameText.to(label, \.text)`.
@MainActor
public struct BindingPort<Owner: ViewModel, Value> {
  private let owner: Owner
  private let property: KeyPath<Owner, Value>

  init(_ owner: Owner, _ property: KeyPath<Owner, Value>) {
    self.owner = owner
    self.property = property
  }

  /// Calls `receive` with the value now, and after each commit that changes it.
  public func to(_ receive: @escaping (Value) -> Void) -> BindingToken { owner.observe(property, receive) }

  /// Calls `receive` with `target` and the value now, and after each commit that changes it, for as long as `target`
  /// lives; `target` is not kept alive.
  public func to<Target: AnyObject>(
    _ target: Target, _ receive: @escaping (Target, Value) -> Void
  ) -> BindingToken {
    owner.observe(property, for: target, receive)
  }

  /// Writes the value now, and after each commit that changes it, for as long as `target` lives; `target` is not kept
  /// alive.
  public func to<Target: AnyObject>(
    _ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> BindingToken {
    owner.observe(property, for: target) { target, value in target[keyPath: keyPath] = value }
  }

  /// The same for a property of the target that may hold nothing: a label's text.
  public func to<Target: AnyObject>(
    _ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value?>
  ) -> BindingToken {
    owner.observe(property, for: target) { target, value in target[keyPath: keyPath] = value }
  }
}
