@_spi(Generated) import ViewModelCore

// Linux has a module `os` without signposts.
#if canImport(Darwin)
  import os

  /// The intervals that Instruments shows: `OSSignposter`.
  @MainActor
  final class SignpostLog: IntervalLog {
    private let signposter: OSSignposter

    init(subsystem: String) { signposter = OSSignposter(subsystem: subsystem, category: "ViewModelRuntime") }

    func begin(_ kind: IntervalKind, _ subject: String) -> OSSignpostIntervalState {
      signposter.beginInterval(kind.name, id: signposter.makeSignpostID(), "\(subject, privacy: .public)")
    }

    func end(_ kind: IntervalKind, _ interval: OSSignpostIntervalState, _ outcome: String) {
      signposter.endInterval(kind.name, interval, "\(outcome, privacy: .public)")
    }

    func mark(_ kind: IntervalKind, _ subject: String) {
      signposter.emitEvent(kind.name, "\(subject, privacy: .public)")
    }
  }

  extension IntervalKind {
    fileprivate var name: StaticString {
      switch self {
      case .command: "Command"
      case .commit: "Commit"
      }
    }
  }
#endif

extension CommandObserver {
  /// Returns an observer that records an interval for each run of a command, which Instruments shows. Elsewhere than on
  /// Apple's platforms, it does nothing.
  ///
  /// - Parameter subsystem: The subsystem of the intervals, usually the bundle identifier of the app.
  @MainActor
  public static func signposts(subsystem: String) -> CommandObserver {
    #if canImport(Darwin)
      let intervals = CommandIntervals(SignpostLog(subsystem: subsystem))
      return CommandObserver { intervals.receive($0) }
    #else
      return CommandObserver { _ in }
    #endif
  }
}

extension CommitObserver {
  /// Returns an observer that records an interval for each commit, which Instruments shows, or nil elsewhere than on
  /// Apple's platforms.
  ///
  /// - Parameter subsystem: The subsystem of the intervals, usually the bundle identifier of the app.
  public static func signposts(subsystem: String) -> CommitObserver? {
    #if canImport(Darwin)
      let intervals = CommitIntervals(SignpostLog(subsystem: subsystem))
      return CommitObserver { intervals.begin($0) }
    #else
      return nil
    #endif
  }
}
