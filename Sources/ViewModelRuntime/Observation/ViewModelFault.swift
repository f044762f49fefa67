/// A misuse of a view model that the types cannot prevent.
public enum ViewModelFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Observers kept changing the properties that they observe for `rounds` rounds; the last change was discarded.
  case endlessUpdates(viewModel: String, properties: [String], rounds: Int)
  /// A change also wrote to the view model directly, with a different result in each of `attempts` attempts; those
  /// writes were discarded.
  case conflictingUpdates(viewModel: String, attempts: Int)
  /// Reactions kept making the conditions of other reactions true for `rounds` rounds.
  case endlessReactions(viewModel: String, reactions: [String], rounds: Int)
  /// A synchronous command kept calling itself `runs` times; the last call was ignored.
  case endlessCommand(viewModel: String, command: String, runs: Int)
  /// A service returned a stream that already has a listener, so that it was not followed. Each call must return a new
  /// stream.
  case sharedStream(viewModel: String, follow: String)

  /// A description of the misuse, for a log.
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

  /// A function that is called for each fault. By default it prints the fault.
  @MainActor public static var report: (ViewModelFault) -> Void = { fault in
    print("ViewModelRuntime: \(fault)")
  }
}
