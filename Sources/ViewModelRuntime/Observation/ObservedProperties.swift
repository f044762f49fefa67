import Observation

/// The key paths of a view model's observable properties, made once a type: a key path written out at each read would be
/// looked up at each read.
@MainActor
public struct ObservedProperties<Owner: ViewModel> {
  @usableFromInline let all: [ObservedProperty<Owner>]
  /// Where `all` has each key path.
  let indices: [PartialKeyPath<Owner>: Int]

  /// - Parameter all: in the order of the view model's observation keys.
  public init(_ all: [ObservedProperty<Owner>]) {
    self.all = all
    indices = Dictionary(
      all.enumerated().map { ($0.element.partialKeyPath, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}

/// One property, as the observation registrar wants it named.
@MainActor
public class ObservedProperty<Owner: ViewModel> {
  let partialKeyPath: PartialKeyPath<Owner>

  init(partialKeyPath: PartialKeyPath<Owner>) { self.partialKeyPath = partialKeyPath }

  func access(_ owner: Owner, _ registrar: ObservationRegistrar) {}

  func willSet(_ owner: Owner, _ registrar: ObservationRegistrar) {}
  func didSet(_ owner: Owner, _ registrar: ObservationRegistrar) {}
}

/// A property of a known type.
public final class TypedProperty<Owner: ViewModel, Value>: ObservedProperty<Owner> {
  private let keyPath: KeyPath<Owner, Value>

  /// - Parameter keyPath: from the view model's type, without a detour.
  public init(_ keyPath: KeyPath<Owner, Value>) {
    self.keyPath = keyPath
    super.init(partialKeyPath: keyPath)
  }

  override func access(_ owner: Owner, _ registrar: ObservationRegistrar) {
    registrar.access(owner, keyPath: keyPath)
  }

  override func willSet(_ owner: Owner, _ registrar: ObservationRegistrar) {
    registrar.willSet(owner, keyPath: keyPath)
  }

  override func didSet(_ owner: Owner, _ registrar: ObservationRegistrar) {
    registrar.didSet(owner, keyPath: keyPath)
  }
}

extension ObservationRegistrar {
  /// As a method, so that the registrar is called where it is stored: a copy of it takes longer than the call.
  @MainActor
  func access<Owner: ViewModel>(_ property: ObservedProperty<Owner>, of owner: Owner) { property.access(owner, self) }
}
