import VmgenSchemaSyntax

/// `child header = HeaderViewModel(owner: repository.owner)`, or `child readme = repository.readme.map { … }`
package final class Child: Sendable {
  /// The value of one input of the child.
  package struct Argument: Sendable {
    package var input: MemberID
    package var value: TypedExpression
    /// The path that the child writes too: `$repository.settings`.
    package var shared: StoragePath?
    /// The part of the value that identifies the child. A child with another identity replaces it.
    package var identity: TypedExpression?
  }

  /// The elements of a list: `list lines of LineViewModel(line: $0) in $order.lines`. The list has a child for each.
  package struct Rows: Sendable {
    /// The elements in the order of the list.
    package var elements: TypedExpression
    /// The elements before they are filtered and sorted; nil for a list that is not. Hidden elements keep their rows.
    package var unfiltered: TypedExpression?
    /// The title of the section that an element belongs to, a closure; nil for a list without sections.
    package var section: TypedExpression?
    /// The type of an element.
    package var element: Type
    /// The type of an element's `id`.
    package var elementID: Type
    /// The path that rows write too: `$order.lines`.
    package var shared: StoragePath?
    /// The input that is the element, if rows write it too.
    package var sharedInput: MemberID?
    /// The number of rows that can be selected in a list over a collection; nil if there is no selection.
    package var selection: SelectionMode?
    /// The load of the elements from a service; nil for a list over a collection.
    package var load: ListLoad?
  }

  package let id: MemberID
  package var name: String { id.name }
  package let range: SourceRange
  package let documentation: Documentation
  /// The name of the child's view model.
  package let viewModel: String
  /// The optional whose wrapped value the arguments read; nil for a child that always exists.
  package let optional: TypedExpression?
  /// The name of the wrapped value in the arguments; nil if they read `$0`.
  package let parameter: String?
  package let arguments: [Argument]
  /// The elements of a list; nil for a single child.
  package let rows: Rows?

  package init(
    id: MemberID, range: SourceRange, documentation: Documentation, viewModel: String, optional: TypedExpression?,
    parameter: String?, arguments: [Argument], rows: Rows? = nil
  ) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.viewModel = viewModel
    self.optional = optional
    self.parameter = parameter
    self.arguments = arguments
    self.rows = rows
  }

  /// The type of the child as a value.
  package var type: Type {
    if rows != nil { return .array(.declared(viewModel)) }
    return optional == nil ? .declared(viewModel) : .optional(.declared(viewModel))
  }

  /// Whether another child can replace it, or none.
  package var isReplaceable: Bool { rows == nil && (optional != nil || arguments.contains { $0.identity != nil }) }
}

/// The row of a list that an action of an example is for.
package enum RowSelector: Sendable {
  /// `rows[0]`
  case index(TypedExpression)
  /// `rows[id: 3]`
  case id(TypedExpression)

  package var value: TypedExpression {
    switch self {
    case .index(let value), .id(let value): value
    }
  }
}

extension Child: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    optional.forEachRoot(visit)
    rows?.elements.forEachRoot(visit)
    rows?.unfiltered.forEachRoot(visit)
    rows?.section.forEachRoot(visit)
    rows?.load?.forEachChild(visit)
    for argument in arguments { argument.value.forEachRoot(visit) }
  }
}
