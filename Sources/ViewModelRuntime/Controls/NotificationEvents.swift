import Foundation

/// Notifications that are posted on the main thread.
@MainActor
enum NotificationEvents {
  /// Calls `handle` for each notification of an object, or of all objects, until it returns false.
  static func on(_ name: Notification.Name, of object: AnyObject?, _ handle: @escaping @MainActor () -> Bool) {
    on(name, of: object, { _ in }, handle)
  }

  /// Calls `handle` with a value of each notification of an object, or of all objects, until it returns false.
  ///
  /// - Parameter read: Returns the value.
  static func on<Value: Sendable>(
    _ name: Notification.Name, of object: AnyObject?, _ read: @escaping @Sendable (Notification) -> Value,
    _ handle: @escaping @MainActor (Value) -> Bool
  ) {
    let observer = Observer()
    ControlReleases.add { observer.end() }
    observer.token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      let value = read($0)
      MainActor.assumeIsolated {
        if !handle(value) { observer.end() }
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
