public import Observation

/// Who watches a view model: observers of Observation, such as SwiftUI, and bindings.
///
/// The state of a view model is one: rows are many, so that an object of its own would cost each of them.
@MainActor
public class ViewModelObservers<Owner: ViewModel> {
  @usableFromInline var registrar: ObservationRegistrar?
  /// The properties that anything has read or bound: once, for good.
  @usableFromInline var watched = WatchedProperties()
  @usableFromInline var bindings: [Entry] = []
  /// How many bindings there may be before those that ended are looked for.
  private var roomForBindings: UInt16 = 16
  @usableFromInline var isDelivering = false
  /// Whether a property is being read for a binding, which Observation need not know of.
  @usableFromInline var isReadingForBinding = false
  @usableFromInline var isCommitting = false
  /// Whether commits are acted upon, so that each is gone through though nobody watches.
  @usableFromInline var isLiving = false
  /// Counts the writes, so that a writer learns of others.
  @usableFromInline var writes: UInt16 = 0

  /// A binding belongs to its token: let go, it is gone from here too.
  @usableFromInline
  struct Entry {
    /// nil where the property is none of the view model's own: its binding runs after every commit.
    @usableFromInline let property: Int?
    @usableFromInline weak var binding: Binding<Owner>?
  }

  @usableFromInline
  init() {}

  /// The key paths of the view model's properties.
  @usableFromInline
  var properties: ObservedProperties<Owner> { ObservedProperties([]) }

  /// Whether nothing was ever read or bound.
  @inlinable
  var areNone: Bool { watched.isEmpty && bindings.isEmpty && !isLiving }

  @usableFromInline
  func startTracking() -> ObservationRegistrar {
    let new = ObservationRegistrar()
    registrar = new
    return new
  }

  @usableFromInline
  func willSet(_ changed: PropertySet, of owner: Owner) {
    guard let registrar else { return }
    let properties = properties
    changed.visit { properties.all[$0].willSet(owner, registrar) }
  }

  @usableFromInline
  func didSet(_ changed: PropertySet, of owner: Owner) {
    guard let registrar else { return }
    let properties = properties
    changed.visit { properties.all[$0].didSet(owner, registrar) }
  }

  /// - Parameter receive: says whether it wants to hear of further changes.
  func add<Value>(
    _ property: KeyPath<Owner, Value>, of owner: Owner, _ receive: @escaping (Value) -> Bool
  ) -> BindingToken {
    let index = properties.indices[property]
    if let index { watched.insert(index) }
    let binding = PropertyBinding(property, receive)
    if bindings.count >= roomForBindings, !isDelivering {
      removeEnded()
      roomForBindings = UInt16(clamping: max(16, bindings.count * 2))
    }
    bindings.append(Entry(property: index, binding: binding))
    binding.deliver(from: owner)
    return BindingToken(binding)
  }

  /// Runs the bindings of properties that changed, in the order they were made.
  @inlinable
  func deliver(_ changed: PropertySet, of owner: Owner) {
    isDelivering = true
    var hasEnded = false
    // One that is made meanwhile has been given the new value already.
    for index in 0..<bindings.count {
      if let property = bindings[index].property, !changed.contains(property) { continue }
      if let binding = bindings[index].binding {
        binding.deliver(from: owner)
      } else {
        hasEnded = true
      }
    }
    isDelivering = false
    if hasEnded { removeEnded() }
  }

  @usableFromInline
  func removeEnded() { bindings.removeAll { $0.binding == nil } }

  func readForBinding<Value>(_ keyPath: KeyPath<Owner, Value>, of owner: Owner) -> Value {
    isReadingForBinding = true
    defer { isReadingForBinding = false }
    return owner[keyPath: keyPath]
  }
}

/// Calls a function with a property's value.
@MainActor
@usableFromInline
class Binding<Owner: ViewModel>: Endable {
  @usableFromInline
  func deliver(from owner: Owner) {}

  func end() {}
}

final class PropertyBinding<Owner: ViewModel, Value>: Binding<Owner> {
  private let keyPath: KeyPath<Owner, Value>
  private var receive: ((Value) -> Bool)?

  init(_ keyPath: KeyPath<Owner, Value>, _ receive: @escaping (Value) -> Bool) {
    self.keyPath = keyPath
    self.receive = receive
  }

  override func deliver(from owner: Owner) {
    guard let receive else { return }
    if !receive(owner.viewModelObservers.readForBinding(keyPath, of: owner)) { end() }
  }

  override func end() { receive = nil }
}
