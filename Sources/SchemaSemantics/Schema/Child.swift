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

  package let id: MemberID
  package let range: SourceRange
  package let documentation: Documentation
  /// The name of the child's view model.
  package let viewModel: String
  /// The optional whose wrapped value the arguments read; nil for a child that always exists.
  package let optional: TypedExpression?
  /// The name of the wrapped value in the arguments; nil if they read `$0`.
  package let parameter: String?
  package let arguments: [Argument]

  package init(
    id: MemberID, range: SourceRange, documentation: Documentation, viewModel: String, optional: TypedExpression?,
    parameter: String?, arguments: [Argument]
  ) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.viewModel = viewModel
    self.optional = optional
    self.parameter = parameter
    self.arguments = arguments
  }

  /// The type of the child as a value.
  package var type: Type {
    optional == nil ? .declared(viewModel) : .optional(.declared(viewModel))
  }

  /// Whether another child can replace it, or none.
  package var isReplaceable: Bool { optional != nil || arguments.contains { $0.identity != nil } }
}

extension Child: ChildMember {
  package var boundPaths: [StoragePath] { arguments.compactMap(\.shared) }
  package var hasRules: Bool { true }

  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    optional.forEachRoot(visit)
    for argument in arguments { argument.value.forEachRoot(visit) }
  }
}

/// A member that creates view models: a child, or a list with one for each element.
package protocol ChildMember: CheckedMember {
  /// The name of the view model.
  var viewModel: String { get }
  var arguments: [Child.Argument] { get }
  /// The type of the member as a value.
  var type: Type { get }
}

extension ChildMember {
  package var name: String { id.name }
}

extension Member {
  /// The member as a child or a list; nil for other kinds.
  package var childMember: (any ChildMember)? {
    switch self {
    case .child(let child): child
    case .list(let list): list
    default: nil
    }
  }
}
