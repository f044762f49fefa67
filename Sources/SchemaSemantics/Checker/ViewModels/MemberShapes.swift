import VmgenSchemaSyntax

/// The properties of an edit that other members use.
struct EditShape: Sendable {
  var id: MemberID
  var name: String { id.name }
  /// The type of the edited value.
  var type: Type
  var hasText: Bool
  var isOwn: Bool
  /// The path that the edit is bound to, as it is written; nil for an edit with storage of its own.
  var path: String?
}

/// The properties of a command that other members use.
struct CommandShape: Sendable {
  var id: MemberID
  var name: String { id.name }
  var parameters: [Parameter]
  var failure: Failure
  var range: SourceRange
  /// What handles errors of the command, so that it does not fail with them.
  var errorHandler: ErrorHandler?

  enum ErrorHandler: Sendable {
    /// The error policy of the module.
    case policy
    /// The last of the `catch` clauses of the command, which together handle all errors.
    case clause(SourceRange)
  }
}

/// The properties of a child that other members use.
struct ChildShape: Sendable {
  var id: MemberID
  /// The name of the child's view model; nil if it is not known, which has been reported.
  var viewModel: String?
  var isOptional = false
  var isList = false
  /// The rows of a list; nil if their type is not known.
  var rows: RowShape?
  /// The load of a list from a service; nil for a list over a collection.
  var load: LoadShape?
  /// Whether the list has a load whose types are not known, because of an error that has been reported.
  var hasInvalidLoad = false

  var type: Type {
    guard let viewModel else { return .unknown }
    if isList { return .array(.declared(viewModel)) }
    return isOptional ? .optional(.declared(viewModel)) : .declared(viewModel)
  }
}

/// The properties of a list's rows that other members use.
struct RowShape: Sendable {
  /// The type of an element.
  var element: Type
  /// The type of an element's `id`.
  var elementID: Type
  /// Whether rows can be selected.
  var isSelectable: Bool
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
  /// The events that a step emits.
  var emitted: Set<String> = []
  /// The view models that a step creates.
  var made: Set<String> = []
}
