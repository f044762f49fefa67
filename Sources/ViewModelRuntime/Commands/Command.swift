/// A command without parameters, or whose parameters all have defaults: call it, and show what it says of itself.
///
/// ```swift
/// Button("Refresh") { viewModel.refresh() }.disabled(!viewModel.refresh.canRun)
/// ```
@MainActor
@dynamicMemberLookup
public struct Command<Failure: Error> {
  /// What a view shows of it.
  public let status: CommandStatus<Failure>
  private let start: () -> CommandRun

  init(_ status: CommandStatus<Failure>, start: @escaping () -> CommandRun) {
    self.status = status
    self.start = start
  }

  /// Runs the command, where its gate lets it.
  @discardableResult
  public func callAsFunction() -> CommandRun { start() }

  /// What its ``status`` says: `refresh.isRunning`.
  public subscript<Value>(dynamicMember property: KeyPath<CommandStatus<Failure>, Value>) -> Value {
    status[keyPath: property]
  }
}

/// Whether a view would show anything else.
@MainActor
public func differs<Failure>(_ old: Command<Failure>, _ new: Command<Failure>) -> Bool { old.status != new.status }
