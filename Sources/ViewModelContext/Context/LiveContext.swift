public import Foundation

/// The settings of the device in a running app: the locale, calendar, time zone and clock.
///
/// An app creates one object and passes its ``context`` to its first view models, which pass it on to the view models that
/// they create. When a setting of the device changes, each observed view model displays its values in the
/// new setting.
///
/// ```swift
/// let settings = LiveContext()
/// let home = HomeViewModel(user: user, services: services, context: settings.context)
/// ```
@MainActor
public final class LiveContext {
  /// The settings that an app can change while it runs, such as the language in a settings screen.
  public struct Settings: Sendable {
    public var locale: Locale
    public var calendar: Calendar
    public var timeZone: TimeZone

    /// Creates settings.
    public nonisolated init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
    }

    /// The settings of the device.
    public nonisolated static var ofDevice: Settings {
      Settings(locale: .autoupdatingCurrent, calendar: .autoupdatingCurrent, timeZone: .autoupdatingCurrent)
    }
  }

  private let settings: @MainActor () -> Settings
  private let start: DisplayContext
  private var followers: [ObjectIdentifier: @MainActor (DisplayContext) -> Bool] = [:]

  /// Creates a source of settings.
  ///
  /// - Parameters:
  ///   - localization: The translations of texts.
  ///   - clock: The clock of the app.
  ///   - notifications: The notifications after which the settings are read again.
  ///   - settings: Returns the current settings.
  public init(
    localization: Localization = .verbatim, clock: any ViewModelClock = SystemClock(),
    notifications: [Notification.Name] = LiveContext.systemNotifications,
    settings: @escaping @MainActor () -> Settings = { .ofDevice }
  ) {
    let now = settings()
    self.settings = settings
    start = DisplayContext(
      locale: now.locale, calendar: now.calendar, timeZone: now.timeZone, now: clock.now, localization: localization,
      clock: clock)
    for name in notifications {
      NotificationObserver.observe(name) { [weak self] in
        self?.refresh()
        return self != nil
      }
    }
  }

  /// The current context, with a `now` that follows the clock.
  public var context: DisplayContext { applied(to: start.following(self)) }

  /// Reads the settings and the date again, and passes them to all observed view models.
  public func refresh() {
    let context = context
    // A follower that no longer exists returns false.
    followers = followers.filter { $0.value(context) }
  }

  /// The notifications of the system about changed settings. There are none on Linux.
  public nonisolated static var systemNotifications: [Notification.Name] {
    #if canImport(Darwin)
      [
        NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange, .NSSystemClockDidChange,
        .NSCalendarDayChanged,
      ]
    #else
      []
    #endif
  }

  /// Calls `receive` with the context after each change, until it returns false.
  ///
  /// - Parameter follower: The identity of the follower, which replaces an earlier function.
  package func follow(as follower: ObjectIdentifier, _ receive: @escaping @MainActor (DisplayContext) -> Bool) {
    followers[follower] = receive
  }

  private func applied(to context: DisplayContext) -> DisplayContext {
    let current = settings()
    var context = context
    context.locale = current.locale
    context.calendar = current.calendar
    context.timeZone = current.timeZone
    context.now = context.clock.now
    return context
  }
}

extension DisplayContext {
  /// Updates the date and, if there is a source, the settings.
  @MainActor
  package mutating func update(from source: LiveContext?) {
    if let source { adopt(source.context) } else { now = clock.now }
  }

  /// Takes over the settings and the date of another context, if both follow the same source.
  package mutating func adoptSettings(of other: DisplayContext) {
    if conventions.source === other.conventions.source { adopt(other) }
  }

  /// Takes over the settings and the date of another context. Equal settings keep the context's own reference, so that
  /// nothing is recomputed.
  mutating func adopt(_ other: DisplayContext) {
    if !conventions.formats.formats(like: other.conventions.formats) {
      locale = other.locale
      calendar = other.calendar
      timeZone = other.timeZone
    }
    now = other.now
  }
}

/// An observer of a notification that may be posted on any thread.
@MainActor
private final class NotificationObserver {
  private var token: (any NSObjectProtocol)?

  /// Calls `handle` after each notification until it returns false.
  static func observe(_ name: Notification.Name, _ handle: @escaping @MainActor () -> Bool) {
    let observer = NotificationObserver()
    observer.token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      Task { @MainActor in
        if !handle() { observer.end() }
      }
    }
  }

  private func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
