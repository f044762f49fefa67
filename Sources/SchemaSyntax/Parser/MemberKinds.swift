// The kinds of members, as the parser knows them: a new kind has a case in each of the two enums.

/// A member of a view model.
package indirect enum MemberSyntax: Sendable {
  case input(InputSyntax)
  case use(UseSyntax)
  case state(StateSyntax)
  case derived(DerivedSyntax)
  case edit(EditSyntax)
  case draft(DraftSyntax)
  case command(CommandSyntax)
  case follow(FollowSyntax)
  case child(ChildSyntax)
  case list(ListSyntax)
  case event(EventSyntax)
  case restore(RestoreSyntax)
  case reaction(ReactionSyntax)
  case custom(CustomSyntax)
  case example(ExampleSyntax)

  /// What the member has in common with those of other kinds.
  package var node: any MemberNode {
    switch self {
    case .input(let member): member
    case .use(let member): member
    case .state(let member): member
    case .derived(let member): member
    case .edit(let member): member
    case .draft(let member): member
    case .command(let member): member
    case .follow(let member): member
    case .child(let member): member
    case .list(let member): member
    case .event(let member): member
    case .restore(let member): member
    case .reaction(let member): member
    case .custom(let member): member
    case .example(let member): member
    }
  }
}

/// The keywords that begin a member of a view model.
enum MemberKeyword: String, CaseIterable {
  case input, use, state
  case constant = "let"
  case display, edit, draft, command, follow, child, list, event, leave, restore
  case reaction = "on"
  case timer = "every"
  case custom, example

  /// Whether a name follows the keyword.
  var precedesName: Bool {
    switch self {
    case .leave, .restore, .reaction, .timer, .example: false
    default: true
    }
  }
}

extension Parser {
  /// Parses a member after its keyword.
  mutating func parseMember(
    _ keyword: MemberKeyword, _ documentation: [String], from start: Token
  ) -> MemberSyntax? {
    switch keyword {
    case .input: parseInput(documentation, from: start)
    case .constant: parseConstant(documentation, from: start)
    case .use: parseUse(documentation, from: start)
    case .state: parseState(documentation, from: start)
    case .display: parseDisplay(documentation, from: start)
    case .edit: parseEdit(documentation, from: start)
    case .leave: parseLeave(documentation, from: start)
    case .restore: parseRestore(documentation, from: start)
    case .draft: parseDraft(documentation, from: start)
    case .command: parseCommand(documentation, from: start)
    case .follow: parseFollow(documentation, from: start)
    case .child: parseChild(documentation, from: start)
    case .list: parseList(documentation, from: start)
    case .event: parseEventDeclaration(documentation, from: start)
    case .reaction: parseReaction(documentation, from: start)
    case .timer: parseTimer(documentation, from: start)
    case .custom: parseCustom(documentation, from: start)
    case .example: parseExample(documentation, from: start)
    }
  }
}
