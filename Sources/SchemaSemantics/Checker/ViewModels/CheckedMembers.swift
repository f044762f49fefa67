import VmgenSchemaSyntax

/// The checked members of a view model. Each pass adds members.
struct CheckedMembers: MemberList {
  let name: String
  let range: SourceRange
  /// The identities of the members in source order.
  let ids: [MemberID]
  /// In source order, with `.invalid` for those that are not checked yet or cannot be.
  private(set) var members: [Member]

  init(of syntax: ViewModelSyntax) {
    name = syntax.name.text
    range = syntax.range
    var (ids, members): ([MemberID], [Member]) = ([], [])
    for (index, member) in syntax.members.enumerated() {
      let node = member.node
      let id = MemberID(index: index, name: node.declaredName?.text ?? "")
      ids.append(id)
      members.append(.invalid(InvalidMember(id: id, range: node.range)))
    }
    (self.ids, self.members) = (ids, members)
  }

  mutating func add(_ member: Member) { members[member.id.index] = member }
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
