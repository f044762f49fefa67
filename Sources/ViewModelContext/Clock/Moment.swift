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
  package func noteChange(at date: Date) {
    guard followsClock, date > now else { return }
    FormatterCache.current.noteChange(at: date)
  }

  /// Notes that a formula changes immediately after a date.
  package func noteChange(after date: Date) { noteChange(at: date.addingTimeInterval(0.001)) }

  /// Notes that a formula changes at the end of the day.
  package func noteMidnight() {
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
  package func beginRecording() -> Date? {
    defer { nextChange = nil }
    return nextChange
  }

  package func endRecording(_ outer: Date?) -> Date? {
    let recorded = nextChange
    if let outer { noteChange(at: outer) }
    return recorded
  }
}
