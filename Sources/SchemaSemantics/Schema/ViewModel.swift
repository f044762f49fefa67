import VmgenSchemaSyntax

/// A checked view model.
package struct ViewModel: Sendable {
  package let name: String
  package let range: SourceRange
  package let documentation: Documentation
  /// The members in source order. The position of each is the `index` of its ``MemberID``.
  package let members: [Member]
  package let graph: DependencyGraph

  // The members of each kind, in source order. Generation reads them often, so they are collected once.
  package let inputs: [Input]
  package let derived: [Derived]
  package let uses: [Use]
  package let states: [StateMember]
  package let edits: [Edit]
  package let drafts: [Draft]
  package let commands: [Command]
  package let follows: [Follow]
  package let reactions: [Reaction]
  package let customs: [Custom]
  package let examples: [Example]

  package init(
    name: String, range: SourceRange, documentation: Documentation, members: [Member], graph: DependencyGraph
  ) {
    self.name = name
    self.range = range
    self.documentation = documentation
    self.members = members
    self.graph = graph
    inputs = members.compactMap { if case .input(let member) = $0 { member } else { nil } }
    derived = members.compactMap { if case .derived(let member) = $0 { member } else { nil } }
    uses = members.compactMap { if case .use(let member) = $0 { member } else { nil } }
    states = members.compactMap { if case .state(let member) = $0 { member } else { nil } }
    edits = members.compactMap { if case .edit(let member) = $0 { member } else { nil } }
    drafts = members.compactMap { if case .draft(let member) = $0 { member } else { nil } }
    commands = members.compactMap { if case .command(let member) = $0 { member } else { nil } }
    follows = members.compactMap { if case .follow(let member) = $0 { member } else { nil } }
    reactions = members.compactMap { if case .reaction(let member) = $0 { member } else { nil } }
    customs = members.compactMap { if case .custom(let member) = $0 { member } else { nil } }
    examples = members.compactMap { if case .example(let member) = $0 { member } else { nil } }
  }

  /// Returns the member with an identity, or nil for a member of another view model.
  package subscript(id: MemberID) -> Member? {
    members.indices.contains(id.index) ? members[id.index] : nil
  }

  /// Whether the view model stores values, calls services or runs steps, in addition to computing values.
  package var isStateful: Bool { members.contains { $0.kind.isStateful } }
}
