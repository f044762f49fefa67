/// The steps of a command, a reaction, a branch or a `catch`.
package struct StepsSyntax: Sendable {
  package var range: SourceRange
  package var steps: [StepSyntax]

  /// Calls `visit` with every step, each before those inside it.
  package func forEachStep(_ visit: (StepSyntax) -> Void) {
    for step in steps {
      visit(step)
      for body in step.branches.bodies { body.forEachStep(visit) }
    }
  }
}

/// The steps inside a step, and when they run.
package enum StepBranches: Sendable {
  case none
  /// One of the bodies runs, or none if it is optional.
  case one([StepsSyntax], isOptional: Bool)
  /// The body runs, and ends the steps.
  case exit(StepsSyntax)
  /// The body runs for each element.
  case each(StepsSyntax)

  fileprivate var bodies: [StepsSyntax] {
    switch self {
    case .none: []
    case .one(let bodies, _): bodies
    case .exit(let body), .each(let body): [body]
    }
  }
}

package final class StepSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// A value, which can be a call, and what the step does with it.
    case value(StepValueSyntax, StepValueUse)
    /// `if condition { … } else { … }`. For `else if`, the `else` has one conditional step.
    case conditional([Condition], then: StepsSyntax, else: StepsSyntax?)
    /// `switch size { case .small: …  default: … }`
    case match(Expression, [SwitchCase<StepsSyntax>])
    /// `guard condition else { …  return }`
    case guarded([Condition], else: StepsSyntax)
    /// `return`
    case end
    /// `throw .offline`, `throw error`
    case throwing(Expression)
    /// `for upload in waiting { … }`, `for (index, upload) in waiting.enumerated() { … }`: one or two names
    case forEach([Identifier], Expression, StepsSyntax)
    /// `progress done of total`, `progress 0.5`
    case progress(Expression, of: Expression?)
    /// `wait 3s`
    case wait(Expression)
    /// `confirm "Delete it?"`
    case confirm(QuestionSyntax)
    /// `let code = prompt "Enter the code"`
    case prompt(Identifier, QuestionSyntax)
    /// `let order = choose "Sort by" from SortOrder.allCases`
    case choose(Identifier, QuestionSyntax)
    /// `commit form`, `revert form`
    case commit(Identifier)
    case revert(Identifier)
    /// `invalidate session`
    case invalidate(Identifier)
    /// `emit removed(id: line.id)`
    case emit(Identifier, [Argument])
    /// `rows.remove(id) undo 5s { try await store.remove(id) }`
    case removal(Expression, undo: Expression, StepsSyntax)
    /// `finish branch`
    case finish(Expression)
  }
  package let range: SourceRange
  package let kind: Kind

  package init(range: SourceRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// The steps that run as a part of this step. Those of a removal run later, on their own.
  package var branches: StepBranches {
    switch kind {
    case .conditional(_, let then, let otherwise):
      .one([then] + (otherwise.map { [$0] } ?? []), isOptional: otherwise == nil)
    case .match(_, let cases): .one(cases.map(\.body), isOptional: false)
    case .guarded(_, let body): .exit(body)
    case .forEach(_, _, let body): .each(body)
    default: .none
    }
  }

  package var isThrow: Bool { if case .throwing = kind { true } else { false } }

  /// The value that the step calls, assigns, names or ignores.
  package var value: StepValueSyntax? { if case .value(let value, _) = kind { value } else { nil } }

  /// Returns the step with another expression as its value.
  package func replacing(_ expression: Expression) -> StepSyntax {
    guard case .value(var value, let use) = kind else { return self }
    value.value = expression
    return StepSyntax(range: range, kind: .value(value, use))
  }
}

/// What a step does with its value.
package enum StepValueUse: Sendable {
  /// `let user = try await session.signIn(…)`, `let prices: [Decimal] = [3]`
  case constant(Identifier, TypeSyntax?)
  /// `async let user = session.user()`
  case start(Identifier)
  /// `user.name = …`, `count += 1`: the target is a path, the operator is `=`, `+=`, `-=`, `*=` or `/=`.
  case assign(Expression, operator: String)
  /// A call of a service, a navigator, a custom or another command, whose result is not used.
  case call
  /// `_ = try await navigator.present(…)`
  case discard
}

/// The value of a step with its effects: `try await session.signIn(…)`.
package struct StepValueSyntax: Sendable {
  package var range: SourceRange
  package var isTry: Bool
  package var isAwait: Bool
  /// The `try?` before a screen that can be closed without a result.
  package var optionalTry: SourceRange?
  package var value: Expression

  /// Whether the value is `await name`, the result of a call that an `async let` has started.
  package var awaitsName: Bool {
    if isAwait, case .name = value.kind { true } else { false }
  }
}

/// `catch .offline { … }`, `catch .server(let code) where code == 404 { … }`. Without a pattern it catches every error as
/// `error`.
package struct CatchSyntax: Sendable {
  package var range: SourceRange
  package var patterns: [Pattern]
  /// The condition after `where`, and those for the values in the pattern. Only a single pattern can have one.
  package var condition: Expression? = nil
  /// Whether the clause has text that is not a pattern, so that the errors it catches are unknown.
  package var isUnreadable = false
  package var steps: StepsSyntax
}
