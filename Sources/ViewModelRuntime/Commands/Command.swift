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
public func differs<Failure>(_ old: Command<Failure>, _ new: Command<Failure>) -> Bool { old.status != new.status }
