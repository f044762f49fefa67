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
    progress = status.isRunning ? status.progress : nil
    busyText = status.busyText
  }
}
