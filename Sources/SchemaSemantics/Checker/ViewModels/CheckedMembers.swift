import VmgenSchemaSyntax

/// The checked members of a view model by kind. Each pass adds members.
struct CheckedMembers {
  let name: String
  let range: SourceRange
  var inputs: [Input] = []
  var derived: [Derived] = []
  var uses: [Use] = []
  var states: [StateMember] = []
  var edits: [Edit] = []
  var drafts: [Draft] = []
  var commands: [Command] = []
  var follows: [Follow] = []
  var reactions: [Reaction] = []
  var customs: [Custom] = []
  var examples: [Example] = []

  init(name: String, range: SourceRange) {
    self.name = name
    self.range = range
  }

  /// Returns the members in source order, with `.invalid` for members that could not be checked.
  func members(of syntax: ViewModelSyntax) -> [Member] {
    var members = syntax.identified.map { Member.invalid($0.id, $0.syntax.range) }
    for member in all { members[member.id.index] = member }
    return members
  }

  private var all: [Member] {
    var all = inputs.map(Member.input) + derived.map(Member.derived) + uses.map(Member.use)
    all += states.map(Member.state) + edits.map(Member.edit) + drafts.map(Member.draft)
    all += commands.map(Member.command) + follows.map(Member.follow) + reactions.map(Member.reaction)
    return all + customs.map(Member.custom) + examples.map(Member.example)
  }
}

extension ViewModelInterface {
  /// Adds the displays, edits and commands.
  mutating func complete(with members: CheckedMembers, _ place: Environment) {
    inputs = members.inputs
    displays = members.derived.filter(\.isDisplay).map { Property(id: $0.id, type: $0.type) }
    edits = members.edits.map { Property(id: $0.id, type: $0.type) }
    commands = place.members.values.compactMap { member in
      guard case .command(let command) = member else { return nil }
      return Action(id: command.id, parameters: command.parameters, failure: command.failure)
    }.sorted { $0.id < $1.id }
  }
}
