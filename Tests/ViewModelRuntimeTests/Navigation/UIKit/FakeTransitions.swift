@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// The running animations of a fake of UIKit, and what UIKit would complain about.
@MainActor
final class FakeTransitions {
  /// The end of an animation, which may have been cancelled.
  typealias End = (_ isCancelled: Bool) -> Void

  private var running: [(canBeCancelled: Bool, end: End)] = []
  /// The messages that UIKit writes to the console, or the exceptions that it throws.
  private(set) var complaints: [String] = []

  var isIdle: Bool { running.isEmpty }

  func begin(canBeCancelled: Bool = false, _ end: @escaping End) { running.append((canBeCancelled, end)) }

  func complain(_ message: String) { complaints.append(message) }

  /// Ends the animation that began first, of those at an index or later.
  func endOne(_ index: Int = 0, isCancelled: Bool = false) {
    guard running.indices.contains(index) else { return }
    let transition = running.remove(at: index)
    transition.end(isCancelled && transition.canBeCancelled)
  }
}
