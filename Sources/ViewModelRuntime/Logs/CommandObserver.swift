@_spi(Generated) import ViewModelCore

/// A function that receives an event for each command, for logs, analytics or crash reports.
public struct CommandObserver: Sendable {
  let receive: @MainActor @Sendable (CommandEvent) -> Void

  /// Creates an observer.
  ///
  /// - Parameter receive: A function that is called on the main actor for each event.
  public init(_ receive: @escaping @MainActor @Sendable (CommandEvent) -> Void) { self.receive = receive }

  /// Creates an observer that passes each event to several others.
  public init(_ observers: CommandObserver...) {
    receive = { event in
      for observer in observers { observer.receive(event) }
    }
  }

  /// Returns an observer that writes each event to the log of the system: `Logger` on Apple's platforms, standard error
  /// elsewhere. Errors are private in the log, because they can contain data of users.
  ///
  /// - Parameter subsystem: The subsystem in the log, usually the bundle identifier of the app.
  public static func systemLog(subsystem: String) -> CommandObserver {
    let log = SystemLog(subsystem: subsystem)
    return CommandObserver { event in
      if case .failed(let error, _) = event.kind {
        log.write(event.summary, details: "\(error)", .error)
      } else {
        log.write(event.summary, .info)
      }
    }
  }
}

/// An event of a command.
public struct CommandEvent: Sendable {
  /// The kind of an event.
  public enum Kind: Sendable {
    /// The command started.
    case started
    /// The steps finished. The duration is the time since the start.
    case completed(after: Duration)
    /// The command failed with an error that no `catch` clause handles. The duration is the time since the start.
    case failed(any Error, after: Duration)
    /// The view model was released, a newer run replaced this one, or the user declined a question.
    case cancelled(after: Duration)
    /// The `when` condition of the command was false at the call, or when the steps were about to start.
    case refused
    /// The command was already running.
    case dropped
  }

  /// The name of the view model's type.
  public let viewModel: String
  /// The name of the command in the schema.
  public let command: String
  /// The kind of the event.
  public let kind: Kind
  /// A number that only the events of one call have.
  public let run: Int

  init(viewModel: String, command: String, kind: Kind, run: Int = 0) {
    self.viewModel = viewModel
    self.command = command
    self.kind = kind
    self.run = run
  }
}

extension CommandEvent {
  /// The names of the view model and the command.
  var name: String { "\(viewModel).\(command)" }

  /// The event in one line, without the error.
  var summary: String {
    switch kind {
    case .started: "\(name) started"
    case .completed(let duration): "\(name) completed after \(duration)"
    case .failed(_, let duration): "\(name) failed after \(duration):"
    case .cancelled(let duration): "\(name) was cancelled after \(duration)"
    case .refused: "\(name) was refused"
    case .dropped: "\(name) was dropped, because it was running, or its screen had closed"
    }
  }
}

/// Notifies the command observer of one call of a command, with the time since the call.
@MainActor
struct CommandLog {
  let clock: any ViewModelClock
  private let viewModel: String
  private let command: String
  private let observer: CommandObserver?
  private let run: Int
  private static var lastRun = 0
  private let start: Duration

  init(viewModel: String, command: String, in context: DisplayContext) {
    clock = context.clock
    self.viewModel = viewModel
    self.command = command
    observer = context.commandObserver
    start = clock.uptime
    Self.lastRun &+= 1
    run = Self.lastRun
  }

  /// The time since the call.
  var duration: Duration { clock.uptime - start }

  func notify(_ kind: CommandEvent.Kind) {
    observer?.receive(CommandEvent(viewModel: viewModel, command: command, kind: kind, run: run))
  }
}

extension StatefulViewModelState {
  func log(_ rules: CommandRules<Values>) -> CommandLog {
    CommandLog(viewModel: "\(Owner.self)", command: rules.name, in: read { $0.inputs.context })
  }
}
