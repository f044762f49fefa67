/// A view model to measure: an implementation of one shape.
@MainActor
protocol Contender: AnyObject {
  associatedtype Measured: Shape
  typealias Value = Measured.Value

  /// The current values, in the order of the shape's displays.
  var values: [Value] { get }
  func write(_ number: Int)
  /// Calls `sink` with each display now and after each change. Returns nil if the contender does not support the tier.
  func attach(_ tier: Tier, _ sink: @escaping (Int, Value) -> Void) -> Attachment?
}

/// A contender with a single source.
protocol SingleSourceContender: Contender {
  var head: Int { get set }
}

extension SingleSourceContender {
  func write(_ number: Int) { head = number }
}

/// The kind of observer.
enum Tier: String, CaseIterable {
  /// No reader.
  case unread
  /// Each display is read after each change, but not observed.
  case pulled
  /// Each display is observed with Observation.
  case observed
  /// The contender's own observers: bindings or sinks.
  case bound
}

/// The observation of displays, and the work after each change.
struct Attachment {
  var afterWrite: (() -> Void)?
  var keptAlive: AnyObject?
}
