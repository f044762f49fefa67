import VmgenSchemaSyntax

/// `list lines of LineViewModel(line: $0) in $order.lines`. The list has a child for each element.
package final class ListMember: Sendable {
  /// The elements, with the rules for them.
  package struct Rows: Sendable {
    /// The elements in the order of the list.
    package var elements: TypedExpression
    /// The elements before they are filtered and sorted; nil for a list that is not. Hidden elements keep their rows.
    package var unfiltered: TypedExpression?
    /// The title of the section that an element belongs to, a closure; nil for a list without sections.
    package var section: TypedExpression?
    /// The type of an element.
    package var element: Type
    /// What identifies a row.
    package var identity: RowIdentity
    /// The path that rows write too: `$order.lines`.
    package var shared: StoragePath?
  }

  /// What identifies a row.
  package indirect enum RowIdentity: Sendable {
    /// The `id` of its element, with its type.
    case id(Type)
    /// The value of its element, and the number of equal values before it.
    case value
    /// The position of its element, which the row writes.
    case position
  }

  package let id: MemberID
  package let range: SourceRange
  package let documentation: Documentation
  package let viewModel: String
  package let arguments: [Child.Argument]
  package let rows: Rows
  /// The input that is the element, if rows write it too.
  package let sharedInput: MemberID?
  /// The number of rows that can be selected in a list over a collection; nil if there is no selection.
  package let selection: SelectionMode?
  /// The load of the elements from a service; nil for a list over a collection.
  package let load: ListLoad?

  init(
    id: MemberID, range: SourceRange, documentation: Documentation, viewModel: String, arguments: [Child.Argument],
    rows: Rows, sharedInput: MemberID?, selection: SelectionMode?, load: ListLoad?
  ) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.viewModel = viewModel
    self.arguments = arguments
    self.rows = rows
    self.sharedInput = sharedInput
    self.selection = selection
    self.load = load
  }

  package var type: Type { .array(.declared(viewModel)) }
}

extension ListMember: ChildMember {
  package var boundPaths: [StoragePath] { arguments.compactMap(\.shared) + [rows.shared].compactMap(\.self) }
  package var hasRules: Bool { true }

  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    rows.elements.forEachRoot(visit)
    rows.unfiltered.forEachRoot(visit)
    rows.section.forEachRoot(visit)
    load?.forEachChild(visit)
    for argument in arguments { argument.value.forEachRoot(visit) }
  }
}

extension ListMember.Rows {
  /// The type of an element's `id`; unknown for values.
  package var elementID: Type { if case .id(let type) = identity { type } else { .unknown } }

  /// The type of an element with its identity.
  package var item: Type {
    switch identity {
    case .id: element
    case .value: .builtIn("ListValue", [element])
    case .position: .builtIn("PositionedValue", [element])
    }
  }

  /// Whether the elements are values without an identity of their own.
  package var areValues: Bool { if case .id = identity { false } else { true } }
}

/// The number of rows in a full page.
package enum PageSize: Sendable {
  case rows(Int)
  /// The value of a constant that the owner of the view model passes.
  case constant(MemberID)
}

/// The load of a list from a service:
/// `load pages of 30 { page in try await github.repositories(page: page.number) }`
package final class ListLoad: Sendable {
  /// The number of rows in a full page; nil for a list that is loaded as a whole.
  package let pageSize: PageSize?
  /// The name of the requested page in the steps, if they read it.
  package let page: String?
  /// The steps. The last one is the call of the service.
  package let steps: [Step]
  /// The types that the load has in the interface of the view model.
  package let shape: LoadShape
  /// The steps of `received`, which read an answer.
  package let received: ReceivedAnswer?
  /// Returns the rows in an answer that is not an array itself, a closure.
  package let items: TypedExpression?
  /// Returns the cursor of the next page, a closure.
  package let next: TypedExpression?
  /// Returns whether there are more pages, a closure.
  package let more: TypedExpression?
  /// The rows of a local store, which are shown first.
  package let local: TypedExpression?
  /// The text for a list without rows.
  package let empty: TypedExpression?
  /// Whether the loaded rows are the results of a search.
  package let searching: TypedExpression?
  package let selection: SelectionMode?
  /// The number of rows before the end from which on the next page is loaded; nil for the default.
  package let prefetch: Int?

  init(
    pageSize: PageSize?, page: String?, steps: [Step], shape: LoadShape, received: ReceivedAnswer?,
    closures: LoadClosures,
    values: LoadValues,
    selection: SelectionMode?, prefetch: Int?
  ) {
    self.pageSize = pageSize
    self.page = page
    self.steps = steps
    self.shape = shape
    self.received = received
    (items, next, more) = (closures.items, closures.next, closures.more)
    (local, empty, searching) = (values.local, values.empty, values.searching)
    self.selection = selection
    self.prefetch = prefetch
  }

  func forEachChild(_ visit: (SemanticNode) -> Void) {
    steps.forEachRoot(visit)
    received?.steps.forEachRoot(visit)
    for part in [items, next, more, local, empty, searching] { part.forEachRoot(visit) }
  }
}

/// `received { answer in total = answer.totalCount }`: changes in the transaction that stores the rows of a page.
package struct ReceivedAnswer: Sendable {
  /// The name of the answer in the steps, if they read it.
  package var name: String?
  package var steps: [Step]
}

/// The closures that read an answer.
struct LoadClosures {
  var items: TypedExpression?
  var next: TypedExpression?
  var more: TypedExpression?
}

/// The formulas of a loaded list.
struct LoadValues {
  var local: TypedExpression?
  var empty: TypedExpression?
  var searching: TypedExpression?
}

/// The properties of a loaded list that other members use.
package struct LoadShape: Sendable {
  /// The type of the service's answer.
  package var answer: Type
  /// The type of an element.
  package var element: Type
  /// The type of an element's `id`.
  package var elementID: Type
  /// The type of a cursor; nil for pages with numbers or offsets.
  package var cursor: Type?
  package var failure: Failure

  /// The type of a requested page.
  var page: Type { .pageRequest(cursor: cursor) }
}

/// The number of rows that can be selected.
package enum SelectionMode: String, Sendable, CaseIterable {
  case one, many
}

/// A function of a loaded list that steps, examples and views call: `rows.refresh()`.
package enum ListCommand: String, Sendable, CaseIterable {
  case refresh, loadMore, retry, clear, rowAppeared
  case select, deselect, deselectAll
  case insert, update, remove, move, undo

  func parameters(_ shape: ListShape.Rows, at range: SourceRange) -> [Parameter] {
    let id = Parameter(label: nil, name: "id", type: shape.elementID ?? .unknown)
    let row = Parameter(label: nil, name: "row", type: shape.element)
    let next = Parameter(
      label: "before", name: "next", type: id.type.asOptional,
      defaultValue: TypedExpression(.nilLiteral(()), id.type.asOptional, range))
    return switch self {
    case .refresh, .loadMore, .retry, .clear, .deselectAll, .undo: []
    case .rowAppeared, .select, .deselect, .remove: [id]
    case .update: [row]
    case .insert: [row, next]
    case .move: [id, next]
    }
  }

  /// Whether the list must have the rule `select`.
  var selects: Bool { Self.selecting.contains(self) }

  static let selecting: [ListCommand] = [.select, .deselect, .deselectAll]
}

/// A property of a list as a whole: `rows.count`, `rows.phase`.
package enum ListFacet: String, Hashable, Sendable, CaseIterable {
  case count, isEmpty, items, sections
  case phase, isRefreshing, isLoadingMore, hasMore, loadCount, error, errorText, emptyText, selection
  case canUndo, removalError, removalErrorText

  /// Whether the property belongs to the rows that are shown, and not to their loads.
  package var isContent: Bool {
    switch self {
    case .count, .isEmpty, .items, .sections: true
    case .phase, .isRefreshing, .isLoadingMore, .hasMore, .loadCount, .error, .errorText, .emptyText, .selection,
      .canUndo, .removalError, .removalErrorText:
      false
    }
  }

  /// Whether every list has the property. The others belong to loaded lists.
  var isGeneral: Bool { isContent || self == .selection }
}

/// The types of lists, which no schema declares.
extension Type {
  static let listSection = Type.builtIn("ListSection", [])
  static let listPhase = Type.declared("ListPhase")

  static func pageRequest(cursor: Type?) -> Type { .builtIn("PageRequest", cursor.map { [$0] } ?? []) }

  /// The properties of a page or of a section; nil for another type.
  var listFields: [(name: String, type: Type)]? {
    switch self {
    case .listSection: [("title", .string), ("indexTitle", .string), ("count", .int)]
    case .builtIn("PageRequest", let arguments):
      [("number", .int), ("offset", .int), ("size", .int)] + arguments.map { ("cursor", .optional($0)) }
    default: nil
    }
  }

  /// Returns the type of a property of a page or of a section.
  func listField(_ name: String) -> Type? { listFields?.first { $0.name == name }?.type }
}

extension EnumDeclaration {
  /// The states of a loaded list.
  static func listPhase(_ range: SourceRange) -> EnumDeclaration {
    let names = ["loading", "empty", "noResults", "failed", "content"]
    return EnumDeclaration(
      name: "ListPhase", range: range, documentation: [], isError: false, rawType: nil,
      cases: names.map { EnumCase(name: $0, range: range, documentation: [], values: []) },
      conformances: [.equatable, .hashable, .sendable, .caseIterable])
  }
}
