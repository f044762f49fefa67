import VmgenSchemaSyntax

/// A checked view model.
package struct ViewModel: Sendable {
  package let name: String
  package let range: SourceRange
  package let documentation: Documentation
  /// The members in source order. The position of each is the `index` of its ``MemberID``.
  package let members: [Member]
  package let graph: DependencyGraph
  /// Whether the view model stores values, calls services or runs steps, in addition to computing values.
  package let isStateful: Bool
  /// The screen of the view model; nil if nothing navigates to it.
  package let screen: Screen?

  // The members of each kind, in source order. Generation reads them often, so they are collected once.
  package private(set) var inputs: [Input] = []
  package private(set) var derived: [Derived] = []
  package private(set) var uses: [Use] = []
  package private(set) var states: [StateMember] = []
  package private(set) var edits: [Edit] = []
  package private(set) var drafts: [Draft] = []
  package private(set) var commands: [Command] = []
  package private(set) var follows: [Follow] = []
  package private(set) var children: [Child] = []
  package private(set) var events: [Event] = []
  package private(set) var reactions: [Reaction] = []
  package private(set) var customs: [Custom] = []
  package private(set) var examples: [Example] = []

  package init(
    name: String, range: SourceRange, documentation: Documentation, members: [Member], graph: DependencyGraph,
    isStateful: Bool, screen: Screen? = nil
  ) {
    self.name = name
    self.range = range
    self.documentation = documentation
    self.members = members
    self.graph = graph
    self.isStateful = isStateful
    self.screen = screen
    for member in members {
      switch member {
      case .input(let member): inputs.append(member)
      case .derived(let member): derived.append(member)
      case .use(let member): uses.append(member)
      case .state(let member): states.append(member)
      case .edit(let member): edits.append(member)
      case .draft(let member): drafts.append(member)
      case .command(let member): commands.append(member)
      case .follow(let member): follows.append(member)
      case .child(let member): children.append(member)
      case .event(let member): events.append(member)
      case .reaction(let member): reactions.append(member)
      case .custom(let member): customs.append(member)
      case .example(let member): examples.append(member)
      // The other kinds are collected where they are read.
      default: break
      }
    }
  }

  /// Returns the member with an identity, or nil for a member of another view model.
  package subscript(id: MemberID) -> Member? {
    members.indices.contains(id.index) ? members[id.index] : nil
  }
}
