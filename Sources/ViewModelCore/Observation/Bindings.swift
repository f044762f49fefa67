import ViewModelContext

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

/// The bindings of one view model in the order of their creation.
///
/// A token retains its binding; the list does not. A token may be released on any thread, so the list removes empty
/// places later: after a delivery, and before it grows.
@MainActor
@usableFromInline
struct BindingList {
  private var places: [Place] = []
  /// The number of places from which on empty places are removed.
  private var capacity = leastCapacity

  private static var leastCapacity: Int { 16 }

  private struct Place {
    /// The number of the property, or nil for a derived key path, whose binding runs after each commit.
    let property: Int?
    weak var binding: Binding?
  }

  /// The number of places, including those of released bindings.
  var count: Int { places.count }

  mutating func append(_ binding: Binding, of property: Int?) {
    if places.count >= capacity { removeEnded() }
    places.append(Place(property: property, binding: binding))
  }

  /// Runs the bindings of changed properties.
  ///
  /// - Returns: Whether some bindings have been released.
  func deliver(_ changed: PropertySet, from owner: AnyObject) -> Bool {
    var hasEnded = false
    for index in places.indices {
      if let property = places[index].property, !changed.contains(property) { continue }
      if let binding = places[index].binding {
        binding.deliver(from: owner)
      } else {
        hasEnded = true
      }
    }
    return hasEnded
  }

  /// Returns whether a binding exists whose property fulfills a condition, or that runs after each commit.
  func isLive(_ isIncluded: (Int) -> Bool) -> Bool {
    places.contains { $0.binding != nil && ($0.property.map(isIncluded) ?? true) }
  }

  mutating func removeEnded() {
    // A new array has only the capacity that it needs.
    places = places.filter { $0.binding != nil }
    // Twice the count, so that adding many bindings does not search them each time.
    capacity = max(places.count * 2, Self.leastCapacity)
  }
}

/// A token that retains bindings. Releasing it or calling ``end()`` ends them. It does not keep a view
/// alive, nor a view model, except a row that has only displays: its list does not retain it.
@MainActor
public final class BindingToken {
  private var parts: [any Endable]

  package init(_ part: any Endable) { parts = [part] }

  /// Creates one token for several.
  public init(_ tokens: [BindingToken]) { parts = tokens.flatMap(\.parts) }

  /// Combines the tokens of the members that a view binds.
  @_spi(Generated) public convenience init(_ tokens: [BindingToken?]) { self.init(tokens.compactMap { $0 }) }

  /// Ends the bindings and releases their functions.
  public func end() {
    for part in parts { part.end() }
    parts = []
  }

  /// Stores the token with others: `viewModel.bindings.name.to(label, \.text).store(in: &tokens)`.
  public func store(in tokens: inout [BindingToken]) { tokens.append(self) }
}

@MainActor
package protocol Endable: AnyObject {
  func end()
}

/// Functions that receive each new value of an object. Their tokens retain them.
@MainActor
package final class ListenerList<Value> {
  private struct Place {
    weak var listener: Listener?
  }

  private final class Listener: Endable {
    var receive: ((Value) -> Void)?

    init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

    func end() { receive = nil }
  }

  private var places: [Place] = []

  package init() {}

  package func add(_ receive: @escaping (Value) -> Void) -> BindingToken {
    let listener = Listener(receive)
    places.removeAll { $0.listener == nil }
    places.append(Place(listener: listener))
    return BindingToken(listener)
  }

  package func send(_ value: Value) {
    for place in places { place.listener?.receive?(value) }
  }
}
