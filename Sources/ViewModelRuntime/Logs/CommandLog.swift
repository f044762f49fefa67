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
