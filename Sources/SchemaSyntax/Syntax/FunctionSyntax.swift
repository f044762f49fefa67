/// A parameter of a function, a custom or an enum case.
///
/// `label` is nil for `_ name`, and equal to `name` if the source has only one name. A case's value can have no name
/// (`case a(Int)`): then both `label` and `name` are nil.
package final class ParameterSyntax: Sendable {
  package let range: SourceRange
  package let label: Identifier?
  package let name: Identifier?
  package let type: TypeSyntax
  package let defaultValue: Expression?

  package init(
    range: SourceRange, label: Identifier? = nil, name: Identifier? = nil, type: TypeSyntax,
    defaultValue: Expression? = nil
  ) {
    self.range = range
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// `func f(_ s: Int) -> String = …`, in a file or in a type, or a property of a type: `var isLive: Bool { … }`,
/// `static let limit = 3`.
package final class FunctionSyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]
  package let result: TypeSyntax
  package let body: Expression
  package let form: FunctionForm

  package init(
    documentation: [String], range: SourceRange, name: Identifier, parameters: [ParameterSyntax], result: TypeSyntax,
    body: Expression, form: FunctionForm = FunctionForm()
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.form = form
  }
}

/// The form of a method or a property of a type. A function of a file has none of its parts.
package struct FunctionForm: Sendable {
  /// Whether it is read without parentheses: `var isLive: Bool { … }`.
  package var isProperty = false
  /// Whether the method changes `self` instead of having a result.
  package var isMutating = false
  /// Whether it belongs to the type, and has no `self`.
  package var isStatic = false
  /// Whether only its type can use it.
  package var isPrivate = false

  package init() {}
}
