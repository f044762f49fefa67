import Observation

/// Who watches a view model: observers of Observation, such as SwiftUI, and bindings.
@MainActor
public final class ViewModelObservers<Owner: ViewModel> {
  private let properties: ObservedProperties<Owner>
  private var registrar: ObservationRegistrar?
  /// The properties that Observation may be tracking: once read, for good.
  private(set) var tracked = PropertySet()
  /// The properties that anything has read or bound.
  private(set) var watched = PropertySet()
  private var bindings: [Entry] = []
  /// Whether a property is being read for a binding, which Observation need not know of.
  private var isReadingForBinding = false

  /// A binding belongs to its token: let go, it is gone from here too.
  private struct Entry {
    /// nil where the property is none of the view model's own: its binding runs after every commit.
    let property: Int?
    weak var binding: Binding<Owner>?
  }

  init(_ properties: ObservedProperties<Owner>) { self.properties = properties }

  /// Tells Observation that a property is read.
  func access(_ property: Int, of owner: Owner) {
    watched.insert(property)
    guard !isReadingForBinding else { return }
    tracked.insert(property)
    let registrar = registrar ?? startTracking()
    properties.all[property].access(owner, registrar)
  }

  private func startTracking() -> ObservationRegistrar {
    let new = ObservationRegistrar()
    registrar = new
    return new
  }

  func willSet(_ changed: PropertySet, of owner: Owner) {
    guard let registrar else { return }
    changed.visit { properties.all[$0].willSet(owner, registrar) }
  }

  func didSet(_ changed: PropertySet, of owner: Owner) {
    guard let registrar else { return }
    changed.visit { properties.all[$0].didSet(owner, registrar) }
  }

  /// - Parameter receive: says whether it wants to hear of further changes.
  func add<Value>(
    _ property: KeyPath<Owner, Value>, of owner: Owner, _ receive: @escaping (Value) -> Bool
  ) -> BindingToken {
    let index = properties.indices[property]
    if let index { watched.insert(index) }
    let binding = PropertyBinding(property, receive)
    bindings.removeAll { $0.binding == nil }
    bindings.append(Entry(property: index, binding: binding))
    binding.deliver(from: owner)
    return BindingToken(binding)
  }

  /// Runs the bindings of properties that changed, in the order they were made.
  func deliver(_ changed: PropertySet, of owner: Owner) {
    var hasEnded = false
    // One that is made meanwhile has been given the new value already.
    for index in bindings.indices {
      let entry = bindings[index]
      if let property = entry.property, !changed.contains(property) { continue }
      guard let binding = entry.binding else {
        hasEnded = true
        continue
      }
      binding.deliver(from: owner)
    }
    if hasEnded { bindings.removeAll { $0.binding == nil } }
  }

  var hasBindings: Bool { !bindings.isEmpty }

  func readForBinding<Value>(_ keyPath: KeyPath<Owner, Value>, of owner: Owner) -> Value {
    isReadingForBinding = true
    defer { isReadingForBinding = false }
    return owner[keyPath: keyPath]
  }
}

/// Calls a function with a property's value.
@MainActor
class Binding<Owner: ViewModel>: Endable {
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
