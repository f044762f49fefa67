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
  /// Adds the members that a parent can use.
  mutating func complete(with members: CheckedMembers, _ place: Environment) {
    inputs = members.inputs
    hasEdits = place.hasEdits
    let intermediates = Set(members.derived.filter { !$0.isDisplay }.map(\.name))
    self.members = place.members.filter { !intermediates.contains($0.key) }.compactMapValues { member in
      switch member {
      case .input(let type), .state(let type): .value(type)
      case .derived(let type): .value(type ?? .unknown)
      case .edit(let edit): .edit(edit)
      case .draft(let type): .draft(type)
      case .command(let command): .command(command)
      case .event(let event): .event(event)
      case .child: .child
      case .custom, .use: nil
      }
    }
  }
}
