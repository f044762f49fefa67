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
  case reaction(Reaction)
  case custom(Custom)
  case example(Example)
  /// A member that could not be checked. An error has been reported.
  case invalid(MemberID, SourceRange)

  package var id: MemberID {
    switch self {
    case .input(let member): member.id
    case .derived(let member): member.id
    case .use(let member): member.id
    case .state(let member): member.id
    case .edit(let member): member.id
    case .draft(let member): member.id
    case .command(let member): member.id
    case .follow(let member): member.id
    case .reaction(let member): member.id
    case .custom(let member): member.id
    case .example(let member): member.id
    case .invalid(let id, _): id
    }
  }

  package var kind: MemberKind {
    switch self {
    case .input: .input
    case .derived: .derived
    case .use: .use
    case .state: .state
    case .edit: .edit
    case .draft: .draft
    case .command: .command
    case .follow: .follow
    case .reaction: .reaction
    case .custom: .custom
    case .example: .example
    case .invalid: .invalid
    }
  }
}

/// The kind of a member of a view model.
package enum MemberKind: Sendable, CaseIterable {
  case input, derived, use, state, edit, draft, command, follow, reaction, custom, example, invalid

  /// Whether the member stores values, calls services or runs steps, in addition to computing values.
  package var isStateful: Bool {
    switch self {
    case .use, .state, .edit, .draft, .command, .follow, .reaction: true
    case .input, .derived, .custom, .example, .invalid: false
    }
  }
}
