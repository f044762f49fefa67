/// What went wrong while a view model was used, which the types could not rule out.
public enum ViewModelFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Observers kept changing what they observe, `rounds` times over; the last change was not made.
  case endlessUpdates(viewModel: String, properties: [String], rounds: Int)
  /// A change wrote to the view model itself while it was being made, differently at each of `attempts`; those writes were
  /// undone.
  case conflictingUpdates(viewModel: String, attempts: Int)
  /// The reactions to conditions kept making one another's conditions true, `rounds` times over.
  case endlessReactions(viewModel: String, reactions: [String], rounds: Int)
  /// A command that waits for nothing kept running itself, `runs` times over; it was not run once more.
  case endlessCommand(viewModel: String, command: String, runs: Int)
  /// A service gave a stream that somebody follows already; it was not followed here. Each call is to give one of its own.
  case sharedStream(viewModel: String, follow: String)

  /// What went wrong, for a log.
  public var description: String {
    switch self {
    case .endlessUpdates(let viewModel, let properties, let rounds):
      "\(viewModel): its observers change \(properties.joined(separator: ", ")) again each time it changes; "
        + "stopped after \(rounds) rounds"
    case .conflictingUpdates(let viewModel, let attempts):
      "\(viewModel): a change writes to the view model itself while it is being made, differently each time; "
        + "taken as it is after \(attempts) attempts"
    case .endlessReactions(let viewModel, let reactions, let rounds):
      "\(viewModel): its reactions to \(reactions.joined(separator: ", ")) bring one another about; "
        + "stopped after \(rounds) rounds"
    case .endlessCommand(let viewModel, let command, let runs):
      "\(viewModel): \(command) runs itself again and again; stopped after \(runs) runs"
    case .sharedStream(let viewModel, let follow):
      "\(viewModel): \(follow) was given a stream that is followed already, and stopped; each call of a service's function "
        + "is to give a stream of its own"
    }
  }

  /// Called with each fault. Prints it unless it is set to something else: a test's recorder, an app's log.
  @MainActor public static var report: (ViewModelFault) -> Void = { fault in
    print("ViewModelRuntime: \(fault)")
  }
}
