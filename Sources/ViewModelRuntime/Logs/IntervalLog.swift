@_spi(Generated) import ViewModelCore

/// A log of intervals, such as the one that Instruments shows.
@MainActor
protocol IntervalLog: AnyObject {
  /// The beginning of an interval.
  associatedtype Interval

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - kind: What happens in the interval.
  ///   - subject: A text without data of users.
  func begin(_ kind: IntervalKind, _ subject: String) -> Interval
  /// Ends an interval. Each interval is ended once.
  func end(_ kind: IntervalKind, _ interval: Interval, _ outcome: String)
  /// Marks a point in time.
  func mark(_ kind: IntervalKind, _ subject: String)
}

/// What happens in an interval.
enum IntervalKind: String {
  case command, commit
}

/// Logs an interval for each run of a command.
@MainActor
final class CommandIntervals<Log: IntervalLog> {
  private let log: Log
  private var open: [Int: Log.Interval] = [:]

  init(_ log: Log) { self.log = log }

  func receive(_ event: CommandEvent) {
    switch event.kind {
    case .started: open[event.run] = log.begin(.command, event.name)
    case .completed: end(event, "completed")
    case .failed: end(event, "failed")
    case .cancelled: end(event, "cancelled")
    // A run may be refused after its start.
    case .refused: end(event, "refused")
    case .dropped: end(event, "dropped")
    }
  }

  private func end(_ event: CommandEvent, _ outcome: String) {
    if let interval = open.removeValue(forKey: event.run) {
      log.end(.command, interval, outcome)
    } else {
      log.mark(.command, event.summary)
    }
  }
}

/// Logs an interval for each commit.
@MainActor
final class CommitIntervals<Log: IntervalLog> {
  private let log: Log

  init(_ log: Log) { self.log = log }

  /// Begins an interval, and returns the function that ends it.
  func begin(_ viewModel: String) -> () -> Void {
    let interval = log.begin(.commit, viewModel)
    return { [log] in log.end(.commit, interval, "") }
  }
}
