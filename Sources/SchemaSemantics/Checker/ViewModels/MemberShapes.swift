import VmgenSchemaSyntax

/// An edit, as other members see it.
struct EditShape {
  var id: MemberID
  var name: String { id.name }
  /// The type of the edited value.
  var type: Type
  var hasText: Bool
  var isOwn: Bool
}

/// A command, as other members see it.
struct CommandShape {
  var id: MemberID
  var name: String { id.name }
  var parameters: [Parameter]
  var failure: Failure
  var range: SourceRange
}

/// How a view model uses its members, for warnings about unused ones.
struct MemberUse {
  /// Customs that are called.
  var customs: Set<String> = []
  /// Members that a step or the arguments of a `follow` read.
  var read: Set<String> = []
  /// Members that a step, a `follow` or an edit writes to.
  var written: Set<String> = []
  /// Uses that are called, and drafts that are committed or edited.
  var called: Set<String> = []
  /// View models that a step creates.
  var made: Set<String> = []
}
