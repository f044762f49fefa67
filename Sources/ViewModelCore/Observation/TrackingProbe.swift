import Observation

/// A registrar that detects whether Observation tracks a read.
///
/// Observation does not report that. But it stores the key path of each tracked read in a set, and the key path of the
/// probe contains a value that records when it is hashed. So a view model has no registrar, and commits notify none,
/// before the first tracked read.
@MainActor
@usableFromInline
final class TrackingProbe: Observable {
  /// The probe for the next read. It has never been tracked.
  @exclusivity(unchecked)
  private static var next: TrackingProbe?

  private let registrar = ObservationRegistrar()
  private let detector = HashDetector()
  private let keyPath: KeyPath<TrackingProbe, Bool>

  private init() { keyPath = \.[detector] }

  private subscript(detector: HashDetector) -> Bool { detector.wasHashed }

  /// Returns whether Observation tracks the current read. If so, the reader takes the registrar with
  /// ``takeRegistrar()``.
  @usableFromInline
  static func isReadTracked() -> Bool {
    guard let next else { return makeNext().records() }
    return next.records()
  }

  /// Returns the registrar that has recorded a tracked read.
  ///
  /// It belongs to the view model that is read from then on, so that Observation removes the access of the probe
  /// together with those of the view model.
  static func takeRegistrar() -> ObservationRegistrar {
    defer { next = nil }
    return next?.registrar ?? ObservationRegistrar()
  }

  private static func makeNext() -> TrackingProbe {
    let new = TrackingProbe()
    if !detectsTracking { new.detector.wasHashed = true }
    next = new
    return new
  }

  private func records() -> Bool {
    registrar.access(self, keyPath: keyPath)
    return detector.wasHashed
  }

  /// Whether this implementation of Observation hashes the key path of a tracked read at once. If it does not, each read
  /// counts as tracked.
  private static let detectsTracking = withObservationTracking {
    TrackingProbe().records()
  } onChange: {
  }
}

/// A value that records whether it has been hashed.
///
/// The first time is on the main actor, before another thread can use the key path. Later, nothing is written.
private final class HashDetector: Hashable {
  @exclusivity(unchecked)
  fileprivate(set) var wasHashed = false

  func hash(into hasher: inout Hasher) {
    if !wasHashed { wasHashed = true }
    hasher.combine(ObjectIdentifier(self))
  }

  static func == (left: HashDetector, right: HashDetector) -> Bool { left === right }
}
