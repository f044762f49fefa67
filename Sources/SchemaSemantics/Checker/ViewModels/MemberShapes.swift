import VmgenSchemaSyntax

/// The properties of an edit that other members use.
struct EditShape {
  var id: MemberID
  var name: String { id.name }
  /// The type of the edited value.
  var type: Type
  var hasText: Bool
  var isOwn: Bool
}

/// The properties of a command that other members use.
struct CommandShape {
  var id: MemberID
  var name: String { id.name }
  var parameters: [Parameter]
  var failure: Failure
  var range: SourceRange
}

/// The members that a view model uses, for warnings about unused ones.
struct MemberUse {
  /// The customs that are called.
  var customs: Set<String> = []
  /// The members that a step or the arguments of a `follow` read.
  var read: Set<String> = []
  /// The members that a step, a `follow` or an edit writes.
  var written: Set<String> = []
  /// The uses that are called, and the drafts that are committed or edited.
  var called: Set<String> = []
  /// The view models that a step creates.
  var made: Set<String> = []
}
