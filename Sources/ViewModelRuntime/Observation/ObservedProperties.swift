import Observation

/// The key paths of a view model's observable properties. They are created once for each type, because a key path
/// expression costs a lookup at each use.
@MainActor
public struct ObservedProperties<Owner: ViewModel> {
  @usableFromInline let all: [ObservedProperty<Owner>]
  /// The index of each key path in `all`.
  let indices: [PartialKeyPath<Owner>: Int]

  /// Creates the properties.
  ///
  /// - Parameter all: The properties in the order of the view model's observation keys.
  public init(_ all: [ObservedProperty<Owner>]) {
    self.all = all
    indices = Dictionary(
      all.enumerated().map { ($0.element.partialKeyPath, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}

/// One property, for the observation registrar.
@MainActor
public class ObservedProperty<Owner: ViewModel> {
  let partialKeyPath: PartialKeyPath<Owner>

  init(partialKeyPath: PartialKeyPath<Owner>) { self.partialKeyPath = partialKeyPath }

  func access(_ owner: Owner, _ registrar: ObservationRegistrar) {}

  /// Reads the property, which caches its value.
  func read(_ owner: Owner) {}

  func willSet(_ owner: Owner, _ registrar: ObservationRegistrar) {}
  func didSet(_ owner: Owner, _ registrar: ObservationRegistrar) {}
}

/// A property with the type of its value.
public final class TypedProperty<Owner: ViewModel, Value>: ObservedProperty<Owner> {
  private let keyPath: KeyPath<Owner, Value>

  /// Creates a property.
  ///
  /// - Parameter keyPath: The key path of the property in the view model's type.
  public init(_ keyPath: KeyPath<Owner, Value>) {
    self.keyPath = keyPath
    super.init(partialKeyPath: keyPath)
  }

  override func access(_ owner: Owner, _ registrar: ObservationRegistrar) {
    registrar.access(owner, keyPath: keyPath)
  }

  override func read(_ owner: Owner) { _ = owner[keyPath: keyPath] }

  override func willSet(_ owner: Owner, _ registrar: ObservationRegistrar) {
    registrar.willSet(owner, keyPath: keyPath)
  }

  override func didSet(_ owner: Owner, _ registrar: ObservationRegistrar) {
    registrar.didSet(owner, keyPath: keyPath)
  }
}

extension ObservationRegistrar {
  /// A method that calls the registrar in place, since copying it takes longer than the call.
  @MainActor
  func access<Owner: ViewModel>(_ property: ObservedProperty<Owner>, of owner: Owner) { property.access(owner, self) }
}
