public import Observation
import ViewModelContext

/// The observers of a view model: Observation's observers, such as SwiftUI, and bindings.
///
/// The state of a view model is a subclass, because a separate object would use memory in every row.
@MainActor
open class ViewModelObservers<Owner: ViewModel>: ViewModelNode {
  // Each access of these properties ends at once, except that of the registrar, which is assigned only once. So none can
  // overlap with another, and checking that at run time would take longer than the accesses.
  @exclusivity(unchecked)
  @usableFromInline final var registrar: ObservationRegistrar?
  /// The properties that have ever been read or bound.
  @exclusivity(unchecked)
  @usableFromInline package final var watched = WatchedProperties()
  @exclusivity(unchecked)
  @usableFromInline final var activity = StateActivity()
  /// Whether there has been a binding.
  @exclusivity(unchecked)
  @usableFromInline final var hasBindings = false
  /// Whether Observation has tracked a read. Asking the registrar would copy it.
  @exclusivity(unchecked)
  @usableFromInline final var hasRegistrar = false
  /// Whether commits have effects besides notifications, so that they run without observers too.
  @exclusivity(unchecked)
  @usableFromInline package final var isStateful = false
  /// The number of writes, with which a writer detects other writes. It fits into the padding after the flags, which
  /// saves memory in every row.
  @exclusivity(unchecked)
  @usableFromInline package final var writes: WriteCount = 0

  @usableFromInline
  package override init() { super.init() }

  @inlinable package final var isCommitting: Bool {
    get { activity.contains(.committing) }
    set { if newValue { activity.insert(.committing) } else { activity.remove(.committing) } }
  }

  /// Whether the tasks of the view model have ended, because it was removed from its parent.
  @_spi(Generated) open var hasEnded: Bool { false }

  /// The environment of the displays.
  subscript(contextOf owner: Owner) -> DisplayContext {
    get { .current }
    set {}
  }

  /// Makes several changes of the inputs in one transaction; see ``ViewModel/update(_:)``.
  @_spi(Generated) public func update(_ owner: Owner, _ change: (inout Owner.Inputs) -> Void) {}

  /// Calls `body` with the inputs, including those that the running transaction has staged.
  package func withStagedInputs(_ body: (Owner.Inputs) -> Void) {}

  /// Stages a change of the inputs in the running transaction.
  ///
  /// - Returns: The properties that the transaction has changed so far.
  package func stage(_ change: (inout Owner.Inputs) -> Void) -> PropertySet { PropertySet() }

  /// The properties that the running transaction has changed so far.
  package var stagedChanges: PropertySet { PropertySet() }

  /// The key paths of the view model's properties.
  package var properties: ObservedProperties<Owner> { ObservedProperties([]) }

  /// Returns the name of a property.
  package class func name(of property: PartialKeyPath<Owner>) -> String { "\(property)" }

  /// Whether no property has ever been read or bound.
  @inlinable final var areNone: Bool { watched.isEmpty && !hasBindings && !isStateful }

  /// Whether someone may be notified of changes: Observation has tracked a read, or there has been a binding.
  @inlinable final var areSome: Bool { hasRegistrar || hasBindings }

  @usableFromInline final var bindings: BindingList { connections?.bindings ?? BindingList() }

  /// Starts to follow streams and to load lists, and runs reactions whose conditions are true from the start.
  ///
  /// A view model starts by itself after it has been read or bound for the first time. It does not start when it is
  /// created, because SwiftUI creates objects that it never uses.
  open func start(_ owner: Owner) {}

  /// Called before a property is read or bound for the first time.
  @_spi(Generated) open func beginObservation(of owner: Owner) {}

  /// Returns whether Observation has tracked a read, or tracks this one.
  @inlinable
  final func isTracked() -> Bool {
    if hasRegistrar { return true }
    guard TrackingProbe.isReadTracked() else { return false }
    createRegistrar()
    return true
  }

  @usableFromInline
  final func createRegistrar() {
    registrar = TrackingProbe.takeRegistrar()
    hasRegistrar = true
  }

  /// Reads the properties that were read or bound for the first time while older values were visible, so that the values
  /// of derived ones are cached: a later change is compared with them. The values of a stateful view model include those
  /// that are cached in older ones.
  @inlinable
  final func cacheFirstReads(since before: WatchedProperties, of owner: Owner) {
    if before != watched, !isStateful { readAll(since: before, of: owner) }
  }

  @usableFromInline
  final func readAll(since before: WatchedProperties, of owner: Owner) {
    let tracking = ObservationTracking.suspend()
    defer { tracking.restore() }
    for (index, property) in properties.all.enumerated() where watched.contains(index) && !before.contains(index) {
      property.read(owner)
    }
  }

  /// Adds a binding.
  ///
  /// - Parameter receive: Returns whether it expects further values.
  package final func add<Value>(
    _ property: KeyPath<Owner, Value>, of owner: Owner, _ receive: @escaping (Value) -> Bool
  ) -> BindingToken {
    if watched.isEmpty, !hasBindings { beginObservation(of: owner) }
    let index = properties.indices[property]
    if let index { watched.insert(index) }
    let binding = PropertyBinding(property, receive)
    if relatives?.isRetainedByBindings == true { binding.owner = owner }
    hasBindings = true
    connect().bindings.append(binding, of: index)
    binding.deliver(from: owner)
    return BindingToken(binding)
  }

  /// Runs the bindings of changed properties.
  ///
  /// - Parameter bindings: The bindings before the delivery. A binding that is created during it has received the new
  ///   value already.
  @usableFromInline
  final func deliver(_ changed: PropertySet, of owner: Owner, to bindings: BindingList) {
    if bindings.deliver(changed, from: owner) { connections?.bindings.removeEnded() }
  }

  final func readForBinding<Value>(_ keyPath: KeyPath<Owner, Value>, of owner: Owner) -> Value {
    let tracking = ObservationTracking.suspend()
    defer { tracking.restore() }
    return owner[keyPath: keyPath]
  }
}

/// The number of writes. It does not overflow within one change, so that each number identifies one state.
@usableFromInline
package typealias WriteCount = UInt32

/// What a state does with its values. It is one byte, which saves memory in every row.
@usableFromInline
struct StateActivity: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The state commits a change.
  @inlinable static var committing: StateActivity { StateActivity(rawValue: 1) }
  /// A read computes and caches a derived value.
  @inlinable static var deriving: StateActivity { StateActivity(rawValue: 2) }
}
