import Foundation

/// Notifications of one object, which the main thread posts.
@MainActor
enum NotificationEvents {
  /// Calls `handle` on each notification until it says that it wants no more.
  static func on(_ name: Notification.Name, of object: AnyObject, _ handle: @escaping @MainActor () -> Bool) {
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
