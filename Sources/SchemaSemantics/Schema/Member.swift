import VmgenSchemaSyntax

/// The identity of a member in its view model.
///
/// Two members with the same name, which is an error, have different identities.
package struct MemberID: Sendable {
  /// The index of the member in ``ViewModel/members``.
  package let index: Int
  /// The name of the member in the schema, or an empty string if it has none.
  package let name: String

  package init(index: Int, name: String) {
    self.index = index
    self.name = name
  }

  /// A placeholder for a member that was not found. An error has been reported.
  static let unknown = MemberID(index: -1, name: "")
}

extension MemberID: Hashable, Comparable {
  package static func == (first: MemberID, second: MemberID) -> Bool { first.index == second.index }
  package static func < (first: MemberID, second: MemberID) -> Bool { first.index < second.index }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// A member of a view model.
package indirect enum Member: Sendable {
  case input(Input)
  case derived(Derived)
  case use(Use)
  case state(StateMember)
  case edit(Edit)
  case draft(Draft)
  case command(Command)
  case follow(Follow)
  case child(Child)
  case list(ListMember)
  case event(Event)
  case restore(Restore)
  case focus(FocusMember)
  case reaction(Reaction)
  case custom(Custom)
  case example(Example)
  /// A member that could not be checked. An error has been reported.
  case invalid(InvalidMember)

  /// What the member has in common with those of other kinds.
  package var checked: any CheckedMember {
    switch self {
    case .input(let member): member
    case .derived(let member): member
    case .use(let member): member
    case .state(let member): member
    case .edit(let member): member
    case .draft(let member): member
    case .command(let member): member
    case .follow(let member): member
    case .child(let member): member
    case .list(let member): member
    case .event(let member): member
    case .restore(let member): member
    case .focus(let member): member
    case .reaction(let member): member
    case .custom(let member): member
    case .example(let member): member
    case .invalid(let member): member
    }
  }

  package var id: MemberID { checked.id }

  /// The name in schemas, which of a command that shares its name has its labels: `load(id:)`.
  package var shownName: String { if case .command(let command) = self { command.shownName } else { id.name } }
}

/// What the members of all kinds have in common.
package protocol CheckedMember: Sendable {
  var id: MemberID { get }
  var range: SourceRange { get }
  var documentation: Documentation { get }
  /// The paths of other members that views write through the member.
  var boundPaths: [StoragePath] { get }
  /// The type of the value that observers compare, such as that of a display or a command's status; nil for a member
  /// whose value is not compared by itself.
  var comparedType: Type? { get }
  /// Whether generated code declares rules for the member: what is allowed, checked and run.
  var hasRules: Bool { get }
  /// The value of a member that stores its own one, when the view model is created; nil for another member.
  var initialValue: InitialValue? { get }
  /// Calls `visit` with the outermost steps and expressions in the member, in source order.
  func forEachChild(_ visit: (SemanticNode) -> Void)
}

extension CheckedMember {
  package var documentation: Documentation { [] }
  package var boundPaths: [StoragePath] { [] }
  package var comparedType: Type? { nil }
  package var hasRules: Bool { false }
  package var initialValue: InitialValue? { nil }

  package func forEachChild(_ visit: (SemanticNode) -> Void) {}
}

package struct InitialValue: Sendable {
  package let storage: StorageReference
  package let type: Type
  package let value: TypedExpression
}

package struct InvalidMember: CheckedMember {
  package var id: MemberID
  package var range: SourceRange
}

/// Members of a view model, with those of each kind. All are in source order.
package protocol MemberList {
  /// The members in source order, each at the index of its identity.
  var members: [Member] { get }
  var membersByKind: MembersByKind { get }
}

extension MemberList {
  /// Returns the member with an identity, or nil for a member of another view model.
  package subscript(id: MemberID) -> Member? {
    members.indices.contains(id.index) ? members[id.index] : nil
  }

  /// Returns the formula of a derived value, or nil for another member.
  func formula(of id: MemberID) -> TypedExpression? {
    if case .derived(let derived)? = self[id] { derived.value } else { nil }
  }

  package var inputs: [Input] { membersByKind.inputs }
  package var derived: [Derived] { membersByKind.derived }
  package var uses: [Use] { membersByKind.uses }
  package var states: [StateMember] { membersByKind.states }
  package var edits: [Edit] { membersByKind.edits }
  /// The focus of the edits; nil for a view model that does not declare it.
  package var focus: FocusMember? { membersByKind.focus }
  package var drafts: [Draft] { membersByKind.drafts }
  package var commands: [Command] { membersByKind.commands }
  package var follows: [Follow] { membersByKind.follows }
  package var children: [Child] { membersByKind.children }
  package var lists: [ListMember] { membersByKind.lists }
  /// The children and the lists.
  package var childMembers: [any ChildMember] { membersByKind.childMembers }
  package var events: [Event] { membersByKind.events }
  package var reactions: [Reaction] { membersByKind.reactions }
  package var customs: [Custom] { membersByKind.customs }
  package var examples: [Example] { membersByKind.examples }
}

/// The members of a view model by their kinds. Generation reads them often, so they are collected once.
package final class MembersByKind: Sendable {
  let inputs: [Input]
  let derived: [Derived]
  let uses: [Use]
  let states: [StateMember]
  let edits: [Edit]
  let focus: FocusMember?
  let drafts: [Draft]
  let commands: [Command]
  let follows: [Follow]
  let children: [Child]
  let lists: [ListMember]
  let childMembers: [any ChildMember]
  let events: [Event]
  let reactions: [Reaction]
  let customs: [Custom]
  let examples: [Example]

  init(_ members: [Member]) {
    inputs = members.compactMap { if case .input(let member) = $0 { member } else { nil } }
    derived = members.compactMap { if case .derived(let member) = $0 { member } else { nil } }
    uses = members.compactMap { if case .use(let member) = $0 { member } else { nil } }
    states = members.compactMap { if case .state(let member) = $0 { member } else { nil } }
    edits = members.compactMap { if case .edit(let member) = $0 { member } else { nil } }
    focus = members.lazy.compactMap { if case .focus(let member) = $0 { member } else { nil } }.first
    drafts = members.compactMap { if case .draft(let member) = $0 { member } else { nil } }
    commands = members.compactMap { if case .command(let member) = $0 { member } else { nil } }
    follows = members.compactMap { if case .follow(let member) = $0 { member } else { nil } }
    children = members.compactMap { if case .child(let member) = $0 { member } else { nil } }
    lists = members.compactMap { if case .list(let member) = $0 { member } else { nil } }
    childMembers = members.compactMap(\.childMember)
    events = members.compactMap { if case .event(let member) = $0 { member } else { nil } }
    // The reaction of a `follow` is implied, and stands at the place of its steps.
    reactions = members.compactMap { if case .reaction(let member) = $0 { member } else { nil } }
      .sorted { $0.range.lower < $1.range.lower }
    customs = members.compactMap { if case .custom(let member) = $0 { member } else { nil } }
    examples = members.compactMap { if case .example(let member) = $0 { member } else { nil } }
  }
}
