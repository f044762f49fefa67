import VmgenSchemaSyntax

/// The identity of a member within its view model.
///
/// Two members of one name, which is an error, have different identities.
package struct MemberID: Sendable {
  /// The member's place in ``ViewModel/members``.
  package let index: Int
  /// The name that the schema gives it; empty for a member without one.
  package let name: String

  package init(index: Int, name: String) {
    self.index = index
    self.name = name
  }

  /// Stands where no member could be found, and an error was reported.
  static let unknown = MemberID(index: -1, name: "")
}

extension MemberID: Hashable, Comparable {
  package static func == (first: MemberID, second: MemberID) -> Bool { first.index == second.index }
  package static func < (first: MemberID, second: MemberID) -> Bool { first.index < second.index }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// A member of a view model.
package enum Member: Sendable {
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
  /// A member that could not be checked; an error was reported.
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

/// What a member of a view model is.
package enum MemberKind: Sendable, CaseIterable {
  case input, derived, use, state, edit, draft, command, follow, reaction, custom, example, invalid

  /// Whether a view model with such a member does more than compute: it stores values, calls services, or runs steps.
  package var isStateful: Bool {
    switch self {
    case .use, .state, .edit, .draft, .command, .follow, .reaction: true
    case .input, .derived, .custom, .example, .invalid: false
    }
  }
}
