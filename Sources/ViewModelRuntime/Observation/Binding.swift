/// Calls a function with the value of a property. The type does not contain the type of the view model, because
/// unspecialized generic code iterates over the bindings at each commit.
@MainActor
class Binding: Endable {
  func deliver(from owner: AnyObject) {}

  func end() {}
}

final class PropertyBinding<Owner: ViewModel, Value>: Binding {
  private let keyPath: KeyPath<Owner, Value>
  private var receive: ((Value) -> Bool)?
  /// The view model, if nothing else retains it while it is displayed.
  var owner: Owner?

  /// Creates a binding.
  ///
  /// - Parameter receive: Returns whether it expects further values.
  init(_ keyPath: KeyPath<Owner, Value>, _ receive: @escaping (Value) -> Bool) {
    self.keyPath = keyPath
    self.receive = receive
  }

  override func deliver(from owner: AnyObject) {
    guard let receive, let owner = owner as? Owner else { return }
    if !receive(owner.viewModelObservers.readForBinding(keyPath, of: owner)) { end() }
  }

  override func end() { (receive, owner) = (nil, nil) }
}
