/// `{ let days = …  return … }`: the body of a function or a display, or of a branch in one.
package final class BodySyntax: Sendable {
  package enum Kind: Sendable {
    /// `{ statements }` of a declaration.
    case declaration
    /// `{ statements }` of an `if`, an `else` or a `guard`.
    case branch
    /// The statements of a `case`, without braces.
    case switchCase
  }

  package let kind: Kind
  /// The range with the braces.
  package let range: SourceRange
  package let statements: [BodyStatement]

  package init(_ kind: Kind, range: SourceRange, statements: [BodyStatement]) {
    self.kind = kind
    self.range = range
    self.statements = statements
  }
}

package struct BodyStatement: Sendable {
  package indirect enum Kind: Sendable {
    /// `let days = …`
    case constant(Identifier, TypeSyntax?, Expression)
    /// `guard conditions else { … }`. The `else` is an ``Expression/Kind/block(_:)``.
    case guarded([Condition], otherwise: Expression)
    /// `return value`
    case result(Expression)
    /// An `if` or `switch` whose branches are an ``Expression/Kind/block(_:)``, or a value without `return`.
    case value(Expression)
  }
  package var range: SourceRange
  package var kind: Kind
}

extension BodyStatement {
  /// Calls `visit` with each expression directly inside the statement, in source order.
  package func forEachChild(_ visit: (Expression) -> Void) {
    switch kind {
    case .constant(_, _, let value), .result(let value), .value(let value): visit(value)
    case .guarded(let conditions, let otherwise):
      for condition in conditions { condition.forEachChild(visit) }
      visit(otherwise)
    }
  }
}
