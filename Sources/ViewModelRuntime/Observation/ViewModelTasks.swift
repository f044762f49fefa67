@_spi(Generated) import ViewModelCore

/// The tasks of a view model. Releasing them cancels them.
@MainActor
final class ViewModelTasks<Values: StatefulValues> {
  /// The runs of each command, by its rules.
  private var runs: [ObjectIdentifier: CommandRuns<Values>] = [:]
  /// The rules of the reactions to events.
  private var reactionRules: [ReactionID: CommandRules<Values>] = [:]
  /// The tasks of each edit, by its rules.
  private var edits: [ObjectIdentifier: EditTasks] = [:]
  /// The runs of each list, by its rules.
  private var lists: [ObjectIdentifier: ListRuns] = [:]
  /// The start of the view model after it has been read or bound for the first time.
  var start: ScopedTask?
  /// The streams that are followed, by their index in `Values.follows`.
  var followed: [Int: FollowedStream] = [:]
  /// The number of values that each stream has sent, by its index in `Values.follows`.
  var receivedCounts: [Int: Int] = [:]
  /// The state of the reactions, by their index in `Values.reactions`.
  var reactions: [Int: ReactionMemory] = [:]
  /// The timers that run, by their index in `Values.timers`.
  var timers: [Int: (interval: Duration, task: ScopedTask)] = [:]
  /// The synchronous runs that have started each other.
  var nesting = RunNesting()
  /// Registers what people change; nil without an undo manager.
  var undo: UndoRecorder<Values>?

  func runs(of rules: CommandRules<Values>) -> CommandRuns<Values> {
    let id = ObjectIdentifier(rules)
    if let known = runs[id] { return known }
    let new = CommandRuns<Values>()
    runs[id] = new
    return new
  }

  /// Returns the rules of a reaction to an event, which runs after those to the events before.
  ///
  /// - Parameter edits: The debounced edits whose pending entries the event writes first.
  func rules(of reaction: ReactionID, writing edits: [AnyEditRules<Values>]) -> CommandRules<Values> {
    if let known = reactionRules[reaction] { return known }
    let new = CommandRules<Values>(reaction.event, policy: .queue, writes: edits)
    reactionRules[reaction] = new
    return new
  }

  /// Cancels the active and waiting runs of all commands.
  func cancelRuns() { for runs in runs.values { runs.cancelAll() } }

  func tasks(of rules: AnyEditRules<Values>) -> EditTasks {
    let id = ObjectIdentifier(rules)
    if let known = edits[id] { return known }
    let new = EditTasks()
    edits[id] = new
    return new
  }

  func runs<Element, Cursor, Failure>(of list: ListRules<Values, Element, Cursor, Failure>) -> ListRuns {
    let id = ObjectIdentifier(list)
    if let known = lists[id] { return known }
    let new = ListRuns()
    lists[id] = new
    return new
  }
}

/// A reaction to an event of a view or of a child.
struct ReactionID: Hashable {
  let event: String
  /// The method of the view model that runs the steps: an event of a child can have several reactions.
  let method: String
}
