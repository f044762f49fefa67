public import Observation

/// Who watches a view model: observers of Observation, such as SwiftUI, and bindings.
///
/// The state of a view model is one: rows are many, so that an object of its own would cost each of them.
@MainActor
public class ViewModelObservers<Owner: ViewModel> {
  @usableFromInline final var registrar: ObservationRegistrar?
  /// The properties that anything has read or bound: once, for good.
  @usableFromInline final var watched = WatchedProperties()
  @usableFromInline final var bindings = BindingList()
  /// Whether a property is being read for a binding, which Observation need not know of.
  @usableFromInline final var isReadingForBinding = false
  @usableFromInline final var isCommitting = false
  /// Whether commits are acted upon, so that each is gone through though nobody watches.
  @usableFromInline final var isInteractive = false
  /// Counts the writes, so that a writer learns of others. It fits in with the flags before it: rows are many.
  @usableFromInline final var writes: WriteCount = 0

  @usableFromInline
  init() {}

  /// The key paths of the view model's properties.
  @usableFromInline
  var properties: ObservedProperties<Owner> { ObservedProperties([]) }

  /// Whether nothing was ever read or bound.
  @inlinable final var areNone: Bool { watched.isEmpty && !bindings.wasUsed && !isInteractive }

  /// Tells Observation that a property is read.
  @usableFromInline
  final func track(_ property: ObservedProperty<Owner>, of owner: Owner) {
    if case .none = registrar { registrar = ObservationRegistrar() }
    registrar?.access(property, of: owner)
  }

  final func willSet(_ changed: PropertySet, of owner: Owner) {
    guard let registrar else { return }
    let properties = properties
    changed.visit { properties.all[$0].willSet(owner, registrar) }
  }

  final func didSet(_ changed: PropertySet, of owner: Owner) {
    guard let registrar else { return }
    let properties = properties
    changed.visit { properties.all[$0].didSet(owner, registrar) }
  }

  /// - Parameter receive: says whether it wants to hear of further changes.
  final func add<Value>(
    _ property: KeyPath<Owner, Value>, of owner: Owner, _ receive: @escaping (Value) -> Bool
  ) -> BindingToken {
    let index = properties.indices[property]
    if let index { watched.insert(index) }
    let binding = PropertyBinding(property, receive)
    bindings.append(binding, of: index)
    binding.deliver(from: owner)
    return BindingToken(binding)
  }

  final func deliver(_ changed: PropertySet, of owner: Owner) {
    // One that is made meanwhile has been given the new value already, and is not in this copy.
    let bindings = bindings
    if bindings.deliver(changed, from: owner) { self.bindings.removeEnded() }
  }

  final func readForBinding<Value>(_ keyPath: KeyPath<Owner, Value>, of owner: Owner) -> Value {
    isReadingForBinding = true
    defer { isReadingForBinding = false }
    return owner[keyPath: keyPath]
  }
}

/// How many writes there were. No change makes as many as it counts to: a number stands for one moment.
@usableFromInline
typealias WriteCount = UInt32
