/// What a command, a reaction or a `catch` does, one step a line.
package struct StepsSyntax: Sendable {
  package var range: SourceRange
  package var steps: [StepSyntax]
}

package struct StepSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `let user = try await session.signIn(…)`, or of a value.
    case constant(Identifier, StepValueSyntax)
    /// `user.name = …`, `count += 1`: the target is a path, the operator is `=`, `+=` or `-=`.
    case assign(Expression, operator: String, StepValueSyntax)
    /// A call for its effect: of a service, a navigator, a custom or another command.
    case call(StepValueSyntax)
    /// `if condition { … } else { … }`; an `else if` is one step in the else.
    case conditional([Condition], then: StepsSyntax, else: StepsSyntax?)
    /// `confirm "Delete it?"`
    case confirm(Expression)
    /// `let code = prompt "Enter the code"`
    case prompt(Identifier, Expression)
    /// `commit form`, `revert form`
    case commit(Identifier)
    case revert(Identifier)
    /// `invalidate session`
    case invalidate(Identifier)
  }
  package var range: SourceRange
  package var kind: Kind
}

/// A value of a step, with the words that its effects ask for: `try await session.signIn(…)`.
package struct StepValueSyntax: Sendable {
  package var range: SourceRange
  package var isTry: Bool
  package var isAwait: Bool
  package var value: Expression
}

/// `catch .offline { … }`; without a pattern it takes every error, as `error`.
package struct CatchSyntax: Sendable {
  package var range: SourceRange
  package var patterns: [Pattern]
  /// Whether something stands among its patterns that is none: it is not known what it takes.
  package var isUnreadable = false
  package var steps: StepsSyntax
}
