import Observation
import ViewModelFormatting

/// The key paths of a view model's observable properties. They are created once for each type, because a key path
/// expression costs a lookup at each use.
@MainActor
public struct ObservedProperties<Owner: ViewModel> {
  @usableFromInline let table: PropertyTable

  /// Creates the properties.
  ///
  /// - Parameter keyPaths: The properties in the order of the view model's observation keys.
  public init(_ keyPaths: [PartialKeyPath<Owner>]) {
    table = PropertyTable(keyPaths.compactMap { ($0 as? any PropertyKeyPath)?.makeProperty() })
  }
}

/// The properties of a view model.
///
/// The type is not generic, because generic code would look up the type of the array at each change.
@MainActor
@usableFromInline
struct PropertyTable {
  @usableFromInline let all: [ObservedProperty]
  /// The index of each key path in `all`.
  let indices: [AnyKeyPath: Int]

  static let empty = PropertyTable([])

  init(_ all: [ObservedProperty]) {
    self.all = all
    indices = Dictionary(
      all.enumerated().map { ($0.element.anyKeyPath, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A key path from a view model to a property of any type.
@MainActor
private protocol PropertyKeyPath {
  func makeProperty() -> ObservedProperty
}

extension KeyPath: PropertyKeyPath where Root: ViewModel {
  fileprivate func makeProperty() -> ObservedProperty { TypedProperty(self) }
}

/// One property, for the observation registrar.
@MainActor
@usableFromInline
class ObservedProperty {
  let anyKeyPath: AnyKeyPath

  init(_ anyKeyPath: AnyKeyPath) { self.anyKeyPath = anyKeyPath }

  func access(_ owner: AnyObject, _ registrar: ObservationRegistrar) {}

  /// Reads the property, which caches its value.
  func read(_ owner: AnyObject) {}

  func willSet(_ owner: AnyObject, _ registrar: ObservationRegistrar) {}
  func didSet(_ owner: AnyObject, _ registrar: ObservationRegistrar) {}
}

/// A property with the type of its value.
private final class TypedProperty<Owner: ViewModel, Value>: ObservedProperty {
  private let keyPath: KeyPath<Owner, Value>

  init(_ keyPath: KeyPath<Owner, Value>) {
    self.keyPath = keyPath
    super.init(keyPath)
  }

  override func access(_ owner: AnyObject, _ registrar: ObservationRegistrar) {
    if let owner = owner as? Owner { registrar.access(owner, keyPath: keyPath) }
  }

  override func read(_ owner: AnyObject) {
    if let owner = owner as? Owner { _ = owner[keyPath: keyPath] }
  }

  override func willSet(_ owner: AnyObject, _ registrar: ObservationRegistrar) {
    if let owner = owner as? Owner { registrar.willSet(owner, keyPath: keyPath) }
  }

  override func didSet(_ owner: AnyObject, _ registrar: ObservationRegistrar) {
    if let owner = owner as? Owner { registrar.didSet(owner, keyPath: keyPath) }
  }
}

// Methods that call the registrar in place, since copying it takes longer than the calls.
extension ObservationRegistrar {
  @MainActor
  func access(_ property: ObservedProperty, of owner: AnyObject) { property.access(owner, self) }

  @MainActor
  func willSet(_ changed: PropertySet, _ properties: PropertyTable, of owner: AnyObject) {
    changed.visit { properties.all[$0].willSet(owner, self) }
  }

  @MainActor
  func didSet(_ changed: PropertySet, _ properties: PropertyTable, of owner: AnyObject) {
    changed.visit { properties.all[$0].didSet(owner, self) }
  }
}

/// Reads a value again whenever something in it changes that Observation tracks.
@MainActor
final class TrackedValue<Value: Equatable>: Endable {
  private let read: () -> Value?
  private var receive: ((Value) -> Void)?
  private var value: Value?

  /// Creates an observation. Call ``update()`` to begin.
  ///
  /// - Parameters:
  ///   - read: Returns the value, or nil when there is nothing to observe any longer.
  ///   - receive: Receives the value, and again each other value.
  init(_ read: @escaping () -> Value?, receive: @escaping (Value) -> Void) {
    self.read = read
    self.receive = receive
  }

  func update() {
    guard receive != nil else { return }
    let current = withObservationTracking(read) { [weak self] in
      // Observation calls this before the change.
      Task { @MainActor in self?.update() }
    }
    guard let current, current != value else { return }
    value = current
    receive?(current)
  }

  func end() { receive = nil }
}

/// The tracking of property reads by Observation.
///
/// A formula that reads other view models suspends it, so that an observer of the formula's value does not become an
/// observer of everything that the formula reads.
@MainActor
public struct ObservationTracking {
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
