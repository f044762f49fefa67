/// What goes on in a view model. It ends when this is let go.
@MainActor
final class OngoingWork<Values: LivingValues> {
  /// The runs of each command, by its rules.
  private var runs: [ObjectIdentifier: CommandRuns<Values>] = [:]
  /// The pauses and checks of each edit, by its rules.
  private var edits: [ObjectIdentifier: EditWork] = [:]
  /// The streams that are followed, by their place in `Values.follows`.
  var followed: [Int: FollowedStream] = [:]
  /// The conditions that held last, by their place in `Values.reactions`.
  var holding: Set<Int> = []

  func runs(of rules: CommandRules<Values>) -> CommandRuns<Values> {
    let id = ObjectIdentifier(rules)
    if let known = runs[id] { return known }
    let new = CommandRuns<Values>()
    runs[id] = new
    return new
  }

  func work(of rules: AnyEditRules<Values>) -> EditWork {
    let id = ObjectIdentifier(rules)
    if let known = edits[id] { return known }
    let new = EditWork()
    edits[id] = new
    return new
  }
}
