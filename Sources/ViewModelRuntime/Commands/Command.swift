import Foundation
@_spi(Generated) import ViewModelCore

/// A command that can be called without arguments, together with its status.
///
/// ```swift
/// Button("Refresh") { viewModel.refresh() }.disabled(!viewModel.refresh.canRun)
/// ```
@MainActor
@dynamicMemberLookup
public struct Command<Failure: Error> {
  /// The status of the command, for a view.
  public let status: CommandStatus<Failure>
  private let start: () -> CommandRun

  init(_ status: CommandStatus<Failure>, start: @escaping () -> CommandRun) {
    self.status = status
    self.start = start
  }

  /// Runs the command if its `when` condition is true.
  @discardableResult
  public func callAsFunction() -> CommandRun { start() }

  /// Cancels the active and waiting runs. Results of their pending service calls are ignored.
  public func cancel() { status.cancel() }

  /// A value of the ``status``: `refresh.isRunning`.
  public subscript<Value>(dynamicMember property: KeyPath<CommandStatus<Failure>, Value>) -> Value {
    status[keyPath: property]
  }
}

/// Returns whether a view would display the two differently.
@MainActor
@_spi(Generated) public func differs<Failure>(_ old: Command<Failure>, _ new: Command<Failure>) -> Bool {
  old.status != new.status
}

/// The status of a command, for a view.
public struct CommandStatus<Failure: Error> {
  /// The name of the command in the schema, which identifies its control in UI tests.
  public let name: String
  /// Whether a run is active. A synchronous command ends before its call returns, and is never running for a view.
  public let isRunning: Bool
  /// Whether a call would start the command: its `when` condition is true, and its policy does not ignore the call.
  public let canRun: Bool
  /// Whether ``cancel()`` would cancel a run.
  public let canCancel: Bool
  /// The progress of the running steps from 0 to 1, or nil while it is unknown.
  public let progress: Double?
  /// The number of runs that finished without an error. Views react to its changes, for example with a message or a haptic
  /// signal. A synchronous command, which ends before its call returns, has no count.
  public let successCount: Int
  /// The localized text while the command is running; otherwise nil.
  public let busyText: String?
  /// The error of the last run; nil after the next start.
  public let error: Failure?
  /// The localized text of the error.
  public let errorText: String?
  /// The open question of the command, if any.
  public var question: CommandQuestion? {
    audience?.noteRead()
    return openQuestion
  }
  /// The explanation below the text of the open question, if it has one.
  public var questionMessage: String? { question?.message }
  /// The labels of the open question's buttons, of which the last one cancels.
  public var questionButtons: [String] { question?.choices.map(\.label) ?? [] }
  /// The labels of the open question's buttons that delete data or discard changes.
  public var destructiveButtons: [String] {
    question?.choices.filter { $0.role == .destructive }.map(\.label) ?? []
  }
  package let openQuestion: CommandQuestion?
  let audience: QuestionAudience?
  /// The number of failures, which identifies the last one.
  let failureNumber: Int
  let onCancel: (@MainActor () -> Void)?

  /// Cancels the active and waiting runs. Results of their pending service calls are ignored.
  @MainActor
  public func cancel() { onCancel?() }
}

extension CommandStatus: Equatable {
  /// Returns whether a view would display both alike. A second failure with an equal error counts as a difference.
  public static func == (one: CommandStatus, other: CommandStatus) -> Bool {
    one.isRunning == other.isRunning && one.canRun == other.canRun && one.openQuestion == other.openQuestion
      && one.canCancel == other.canCancel && one.successCount == other.successCount && one.progress == other.progress
      && (one.error == nil) == (other.error == nil)
      && (one.error == nil || one.failureNumber == other.failureNumber)
      && !differs(one.busyText, other.busyText) && !differs(one.errorText, other.errorText)
  }
}

/// The state of a command: the number of its active runs, its last error and its questions.
@_spi(Generated) public struct CommandState {
  var runningCount = 0
  /// The error of the last run; nil after the next start.
  var failure: (any Error)?
  /// The number of failures, which identifies the last one.
  var failureNumber = 0
  /// The open questions, in the order in which they were asked.
  var questions: [CommandQuestion] = []
  /// The progress of the active runs, from 0 to 1; nil while it is unknown.
  var progress: Double?
  /// The number of runs that succeeded.
  var successCount = 0
  /// The busy text of the last run, if it depends on the arguments of the call.
  var busyText: AnyObject?
  /// Cancels the active and waiting runs; nil while there is none.
  var onCancel: (@MainActor () -> Void)?
  /// A number that changes with each change of the state.
  var revision = 0

  /// Whether a run is active.
  public var isRunning: Bool { runningCount > 0 }

  /// Creates the state of a command that has not run yet.
  public init() {}

  /// Reports the progress of the steps: `done` of `total` parts. Without a total the progress is unknown.
  public mutating func report(_ done: Double, of total: Double = 1) {
    let fraction = done / total
    progress = total > 0 && !fraction.isNaN ? min(max(fraction, 0), 1) : nil
    revision &+= 1
  }

  /// Reports the progress of the steps: `done` of `total` parts. Without a total the progress is unknown.
  public mutating func report(_ done: Int, of total: Int) { report(Double(done), of: Double(total)) }

  mutating func fail(_ failure: any Error) {
    self.failure = failure
    failureNumber &+= 1
  }
}

/// Returns whether anything about a command changed.
@_spi(Generated) public func differs(_ old: CommandState, _ new: CommandState) -> Bool { old.revision != new.revision }

/// What a button shows of a command.
struct CommandAppearance: Equatable {
  /// The accessibility identifier.
  let name: String
  /// Whether the button can be pressed.
  let isEnabled: Bool
  /// Whether the button shows an activity.
  let isBusy: Bool
  /// The completed fraction of the activity; nil while it is unknown.
  let progress: Double?
  /// The title that replaces the one of the button.
  let busyText: String?

  init<Failure>(_ status: CommandStatus<Failure>) {
    name = status.name
    isEnabled = status.canRun
    isBusy = status.isRunning
    progress = status.progress
    busyText = status.busyText
  }
}
