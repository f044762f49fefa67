/// A view model that is measured: one shape, written in one way.
@MainActor
protocol Contender: AnyObject {
  associatedtype Measured: Shape
  typealias Value = Measured.Value

  /// The values as they are, in the order of the shape's displays.
  var values: [Value] { get }
  func write(_ number: Int)
  /// Calls `sink` with each display now, and after each change; nil where there is no such tier.
  func attach(_ tier: Tier, _ sink: @escaping (Int, Value) -> Void) -> Attachment?
}

/// One that has a single source.
protocol Headed: Contender {
  var head: Int { get set }
}

extension Headed {
  func write(_ number: Int) { head = number }
}

/// Who looks.
enum Tier: String, CaseIterable {
  /// No reader.
  case unread
  /// Who reads every display after each change, without observing it.
  case pulled
  /// An observer of Observation on each display.
  case observed
  /// What each offers of its own: bindings, sinks.
  case bound
}

/// The observation of displays, and the work after each change.
struct Attachment {
  var settle: (() -> Void)?
  var keptAlive: AnyObject?
}
