import VmgenSchemaSyntax

/// An edit as far as other members need it.
struct EditShape {
  var id: MemberID
  var name: String { id.name }
  /// Of the value that is edited.
  var type: Type
  var hasText: Bool
  var isOwn: Bool
}

/// A command as far as other members need it.
struct CommandShape {
  var id: MemberID
  var name: String { id.name }
  var parameters: [Parameter]
  var failure: Failure
  var range: SourceRange
}

/// What the view model being checked makes of its members: for warnings of what nothing uses.
struct MemberUse {
  /// Customs that something calls.
  var customs: Set<String> = []
  /// Members that something beside the graph reads: a step, or the arguments of a `follow`.
  var read: Set<String> = []
  /// Members that a step, a `follow` or an edit writes.
  var written: Set<String> = []
  /// Uses that something calls, and drafts that something commits or edits.
  var called: Set<String> = []
  /// View models that a step makes.
  var made: Set<String> = []
}
