#if canImport(Combine)
  import Dispatch
  import Foundation

  /// Whether code that says nothing of actors runs on the main one.
  enum MainQueue {
    private static let mark: DispatchSpecificKey<Void> = {
      let mark = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: mark, value: ())
      return mark
    }()

    /// Where a process has no main run loop, the main queue is served by other threads than the main one.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
  }
#endif
