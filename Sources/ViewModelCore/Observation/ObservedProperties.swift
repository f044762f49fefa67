public import Observation
import ViewModelContext

/// The key paths of a view model's observable properties. They are created once for each type, because a key path
/// expression costs a lookup at each use.
@MainActor
@_spi(Generated) public struct ObservedProperties<Owner: ViewModel> {
  @usableFromInline let all: [ObservedProperty<Owner>]
  /// The index of each key path in `all`.
  package let indices: [AnyKeyPath: Int]

  /// Creates the properties.
  ///
  /// - Parameter keyPaths: The properties in the order of the view model's observation keys.
  public init(_ keyPaths: [PartialKeyPath<Owner>]) {
    all = keyPaths.compactMap { keyPath in
      (keyPath as? any PropertyKeyPath)?.makeProperty() as? ObservedProperty<Owner>
    }
    indices = Dictionary(
      keyPaths.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A key path from a view model to a property of any type.
@MainActor
private protocol PropertyKeyPath {
  func makeProperty() -> AnyObject
}

extension KeyPath: PropertyKeyPath where Root: ViewModel {
  fileprivate func makeProperty() -> AnyObject { TypedProperty(self) }
}

/// One property, for the observation registrar.
@MainActor
@usableFromInline
class ObservedProperty<Owner: ViewModel> {
  init() {}

  @usableFromInline
  func access(_ owner: Owner, _ registrar: ObservationRegistrar) {}

  /// Reads the property, which caches its value.
  func read(_ owner: Owner) {}

  @usableFromInline
  func willSet(_ owner: Owner, _ registrar: ObservationRegistrar) {}

  @usableFromInline
  func didSet(_ owner: Owner, _ registrar: ObservationRegistrar) {}
}

/// A property with the type of its value.
private final class TypedProperty<Owner: ViewModel, Value>: ObservedProperty<Owner> {
  private let keyPath: KeyPath<Owner, Value>

  init(_ keyPath: KeyPath<Owner, Value>) {
    self.keyPath = keyPath
    super.init()
  }

  override func access(_ owner: Owner, _ registrar: ObservationRegistrar) { registrar.access(owner, keyPath: keyPath) }

  override func read(_ owner: Owner) { _ = owner[keyPath: keyPath] }

  override func willSet(_ owner: Owner, _ registrar: ObservationRegistrar) {
    registrar.willSet(owner, keyPath: keyPath)
  }

  override func didSet(_ owner: Owner, _ registrar: ObservationRegistrar) { registrar.didSet(owner, keyPath: keyPath) }
}

// Methods that call the registrar in place, since copying it takes longer than the calls.
extension ObservationRegistrar {
  @MainActor
  @inlinable
  func access<Owner>(_ property: ObservedProperty<Owner>, of owner: Owner) { property.access(owner, self) }

  @MainActor
  @inlinable
  func willSet<Owner>(_ changed: PropertySet, _ properties: [ObservedProperty<Owner>], of owner: Owner) {
    changed.visit { properties[$0].willSet(owner, self) }
  }

  @MainActor
  @inlinable
  func didSet<Owner>(_ changed: PropertySet, _ properties: [ObservedProperty<Owner>], of owner: Owner) {
    changed.visit { properties[$0].didSet(owner, self) }
  }
}

/// Reads a value again whenever something in it changes that Observation tracks.
@MainActor
package final class TrackedValue<Value: Equatable>: Endable {
  private let read: () -> Value?
  private var receive: ((Value) -> Void)?
  private var value: Value?

  /// Creates an observation. Call ``update()`` to begin.
  ///
  /// - Parameters:
  ///   - read: Returns the value, or nil when there is nothing to observe any longer.
  ///   - receive: Receives the value, and again each other value.
  package init(_ read: @escaping () -> Value?, receive: @escaping (Value) -> Void) {
    self.read = read
    self.receive = receive
  }

  package func update() {
    guard receive != nil else { return }
    let current = withObservationTracking(read) { [weak self] in
      // Observation calls this before the change.
      Task { @MainActor in self?.update() }
    }
    guard let current, current != value else { return }
    value = current
    receive?(current)
  }

  package func end() { receive = nil }
}

/// The tracking of property reads by Observation.
///
/// A formula that reads other view models suspends it, so that an observer of the formula's value does not become an
/// observer of everything that the formula reads.
@MainActor
@_spi(Generated) public struct ObservationTracking {
  @exclusivity(unchecked)
  @usableFromInline static var isSuspended = false

  private let wasSuspended: Bool

  /// Suspends tracking until ``restore()`` is called.
  ///
  /// - Returns: The state before the call.
  public static func suspend() -> ObservationTracking {
    let before = ObservationTracking(wasSuspended: isSuspended)
    isSuspended = true
    return before
  }

  /// Restores the state before ``suspend()``.
  public func restore() { Self.isSuspended = wasSuspended }
}
