public import Foundation

/// The current date of a context, in a formula.
///
/// A comparison or a difference notes in the context when its result changes next, so that the view model recomputes
/// the formula at that date.
public struct Moment: Sendable {
  let context: DisplayContext

  /// Returns whether the current date is earlier.
  public static func < (lhs: Moment, rhs: Date) -> Bool {
    lhs.context.noteChange(at: rhs)
    return lhs.context.now < rhs
  }

  /// Returns whether the current date is earlier or the same.
  public static func <= (lhs: Moment, rhs: Date) -> Bool {
    lhs.context.noteChange(after: rhs)
    return lhs.context.now <= rhs
  }

  /// Returns whether the current date is later.
  public static func > (lhs: Moment, rhs: Date) -> Bool { !(lhs <= rhs) }

  /// Returns whether the current date is later or the same.
  public static func >= (lhs: Moment, rhs: Date) -> Bool { !(lhs < rhs) }

  /// Returns whether the current date is later.
  public static func < (lhs: Date, rhs: Moment) -> Bool { rhs > lhs }

  /// Returns whether the current date is later or the same.
  public static func <= (lhs: Date, rhs: Moment) -> Bool { rhs >= lhs }

  /// Returns whether the current date is earlier.
  public static func > (lhs: Date, rhs: Moment) -> Bool { rhs < lhs }

  /// Returns whether the current date is earlier or the same.
  public static func >= (lhs: Date, rhs: Moment) -> Bool { rhs <= lhs }

  /// Returns the time since a date. It is recomputed at each whole second.
  public static func -| (lhs: Moment, rhs: Date) -> Duration {
    lhs.context.noteWholeSeconds(since: rhs)
    return lhs.context.now -| rhs
  }

  /// Returns the time until a date. It is recomputed at each whole second.
  public static func -| (lhs: Date, rhs: Moment) -> Duration {
    rhs.context.noteWholeSeconds(since: lhs)
    return lhs -| rhs.context.now
  }
}

extension Interval<Date> {
  /// Returns whether the interval contains the current date.
  public func contains(_ moment: Moment) -> Bool {
    moment >= lowerBound && (isClosed ? moment <= upperBound : moment < upperBound)
  }
}

/// The timer of a view model whose properties depend on the current date. Only such view models have one.
@MainActor
public final class TimeRefresh {
  /// The first date at which a cached property can change.
  var nextChange: Date?
  /// The properties that Observation's observers have read since they last changed.
  var tracked = PropertySet()
  private var task: ScopedTask?
  private var scheduled: Date?

  /// Creates a timer that does not run.
  public init() {}

  func note(_ date: Date?) {
    guard let date else { return }
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  /// Sleeps until the next change. A timer that ends earlier stays.
  func schedule(at date: Date, by clock: any ViewModelClock, _ refresh: @escaping @MainActor () -> Void) {
    if let scheduled, scheduled <= date { return }
    scheduled = date
    task = ScopedTask { [weak self] in
      let delay = date.timeIntervalSince(clock.now)
      guard (try? await clock.sleep(for: .seconds(max(delay, 0)))) != nil, let self, self.scheduled == date else {
        return
      }
      self.scheduled = nil
      refresh()
    }
  }

  func cancel() {
    task = nil
    scheduled = nil
  }
}

/// The first change that an outer formula has noted before an inner one is computed.
@usableFromInline
struct RecordedChange {
  var date: Date?

  @usableFromInline
  init() {}

  init(date: Date?) { self.date = date }
}

// Properties that depend on the current date.
extension ViewModelState {
  /// Recomputes derived values, and records when they can change next.
  ///
  /// - Parameter isFirst: Whether this is the first computation after a change.
  final func derive(_ next: inout Values, isFirst: Bool = true) -> PropertySet {
    guard !Values.timedProperties.isEmpty else {
      return next.updateDerived(from: current, watched: WatchedKeys(watched)).properties
    }
    let cache = FormatterCache.current
    let outer = cache.beginRecording()
    let changed = next.updateDerived(from: current, watched: WatchedKeys(watched)).properties
    let recorded = cache.endRecording(outer)
    guard let refresh = current.timeRefresh else { return changed }
    // All cached properties that depend on the date were recomputed.
    if isFirst, current.inputs.context.now != next.inputs.context.now { refresh.nextChange = nil }
    refresh.note(recorded)
    refresh.tracked = refresh.tracked.subtracting(changed)
    return changed
  }

  @usableFromInline
  final func beginTimedRead() -> RecordedChange { RecordedChange(date: FormatterCache.current.beginRecording()) }

  @usableFromInline
  final func endTimedRead(_ key: Values.ObservationKeys, of owner: Owner, _ outer: RecordedChange) {
    let recorded = FormatterCache.current.endRecording(outer.date)
    guard Values.timedProperties.contains(where: { $0.rawValue == key.rawValue }) else { return }
    guard let refresh = current.timeRefresh else { return }
    refresh.note(recorded)
    if !ObservationTracking.isSuspended { refresh.tracked.insert(key.rawValue) }
    scheduleRefresh(of: owner)
  }

  /// Starts the timer if a property that depends on the date is observed, and stops it otherwise.
  @usableFromInline
  final func scheduleRefresh(of owner: Owner) {
    guard let refresh = current.timeRefresh else { return }
    let context = current.inputs.context
    guard context.followsClock, let next = refresh.nextChange, isTimeObserved else { return refresh.cancel() }
    refresh.schedule(at: next, by: context.clock) { [weak self, weak owner] in
      guard let self, let owner else { return }
      refreshTime(of: owner)
    }
  }

  private func refreshTime(of owner: Owner) {
    guard isTimeObserved else { return }
    let now = current.inputs.context.clock.now
    if now == current.inputs.context.now {
      scheduleRefresh(of: owner)
    } else {
      update(owner) { $0.context.now = now }
    }
  }

  private var isTimeObserved: Bool {
    guard let refresh = current.timeRefresh else { return false }
    return !refresh.tracked.isEmpty
      || bindings.isLive { index in
        Values.timedProperties.contains { $0.rawValue == index }
      }
  }
}

// The dates at which a formula that reads `now` changes. A formula notes them while it is computed, and the view model
// recomputes it at the first of them, if it is observed.
extension DisplayContext {
  /// A unit of time after which a formula that reads `now` is recomputed.
  public enum TimeStep: Sendable {
    case second, minute, day
  }

  /// The current date for comparisons and differences.
  public var moment: Moment { Moment(context: self) }

  /// Returns the current date, and notes that the formula changes in the next second, minute or day.
  public func now(every step: TimeStep) -> Date {
    guard followsClock else { return now }
    switch step {
    case .second: noteMultiple(of: 1)
    case .minute: noteMultiple(of: 60)
    case .day: noteMidnight()
    }
    return now
  }

  /// Notes that a formula changes at a date, if that is in the future.
  func noteChange(at date: Date) {
    guard followsClock, date > now else { return }
    FormatterCache.current.noteChange(at: date)
  }

  /// Notes that a formula changes immediately after a date.
  func noteChange(after date: Date) { noteChange(at: date.addingTimeInterval(0.001)) }

  /// Notes that a formula changes at the end of the day.
  func noteMidnight() {
    guard followsClock else { return }
    noteChange(at: Day(now, in: self).adding(days: 1).start(in: self))
  }

  /// Notes that a formula changes when the time from a date to `now` is a whole number of seconds.
  func noteWholeSeconds(since date: Date) {
    guard followsClock else { return }
    let seconds = now.timeIntervalSince(date)
    if seconds < 0 {
      // The time until a future date decreases, so its whole seconds change immediately after each of them.
      noteChange(after: date.addingTimeInterval(-seconds.magnitude.rounded(.down)))
    } else {
      noteChange(at: date.addingTimeInterval(seconds.rounded(.down) + 1))
    }
  }

  private func noteMultiple(of seconds: Double) {
    let start = now.timeIntervalSinceReferenceDate
    noteChange(at: Date(timeIntervalSinceReferenceDate: ((start / seconds).rounded(.down) + 1) * seconds))
  }
}

extension FormatterCache {
  func noteChange(at date: Date) {
    if let known = nextChange, known <= date { return }
    nextChange = date
  }

  /// Starts to record the changes that formulas note.
  ///
  /// - Returns: The recorded change of the outer recording, for ``endRecording(_:)``.
  func beginRecording() -> Date? {
    defer { nextChange = nil }
    return nextChange
  }

  func endRecording(_ outer: Date?) -> Date? {
    let recorded = nextChange
    if let outer { noteChange(at: outer) }
    return recorded
  }
}
