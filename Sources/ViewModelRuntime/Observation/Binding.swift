/// Calls a function with a property's value. It does not say whose in its type: generic code that is compiled for no one view
/// model goes through the bindings at each commit.
@MainActor
class Binding: Endable {
  func deliver(from owner: AnyObject) {}

  func end() {}
}

final class PropertyBinding<Owner: ViewModel, Value>: Binding {
  private let keyPath: KeyPath<Owner, Value>
  private var receive: ((Value) -> Bool)?

  /// - Parameter receive: says whether it wants to hear of further changes.
  init(_ keyPath: KeyPath<Owner, Value>, _ receive: @escaping (Value) -> Bool) {
    self.keyPath = keyPath
    self.receive = receive
  }

  override func deliver(from owner: AnyObject) {
    guard let receive, let owner = owner as? Owner else { return }
    if !receive(owner.viewModelObservers.readForBinding(keyPath, of: owner)) { end() }
  }

  override func end() { receive = nil }
}
