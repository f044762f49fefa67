import Foundation

/// Notifications that are posted on the main thread.
@MainActor
enum NotificationEvents {
  /// Calls `handle` for each notification of an object, or of all objects, until it returns false.
  static func on(_ name: Notification.Name, of object: AnyObject?, _ handle: @escaping @MainActor () -> Bool) {
    let observer = Observer()
    ControlReleases.add { observer.end() }
    observer.token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated {
        if !handle() { observer.end() }
      }
    }
  }

  @MainActor
  private final class Observer {
    var token: (any NSObjectProtocol)?

    func end() {
      if let token { NotificationCenter.default.removeObserver(token) }
      token = nil
    }
  }
}
