import Dispatch
import Foundation

/// Detects whether code without actor isolation runs on the main queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the current thread serves the main queue. In a process without a main run loop that may be another thread
  /// than the main thread.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
