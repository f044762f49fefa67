/// The steps of a command, a reaction, a branch or a `catch`.
package struct StepsSyntax: Sendable {
  package var range: SourceRange
  package var steps: [StepSyntax]
  /// The names around the steps that they do not see: those of the conditions before an `else`, inside of which a repeated
  /// `else` stands.
  package private(set) var unseenNames: Set<String> = []

  package init(range: SourceRange, steps: [StepSyntax]) {
    self.range = range
    self.steps = steps
  }

  /// Returns the steps of an `else` in a place where the names of some conditions are known.
  package func notSeeing(_ conditions: some Sequence<Condition>) -> StepsSyntax {
    notSeeing(conditions.reduce(into: []) { $0.formUnion($1.boundNames) })
  }

  package func notSeeing(_ names: Set<String>) -> StepsSyntax {
    var steps = self
    steps.unseenNames.formUnion(names)
    return steps
  }

  /// The names that the steps declare for the steps after them.
  package var declaredNames: Set<String> {
    steps.reduce(into: []) { names, step in
      switch step.kind {
      case .value(_, .constant(let name, _, _)), .value(_, .start(let name)), .declaration(let name, _, _):
        names.insert(name.text)
      case .guarded(let conditions, _): for condition in conditions { names.formUnion(condition.boundNames) }
      default: break
      }
    }
  }

  /// Calls `visit` with each expression directly inside the steps, each before those of the branches.
  package func forEachExpression(_ visit: (Expression) -> Void) {
    forEachStep { step in
      for expression in step.expressions { visit(expression) }
    }
  }

  /// The names in the expressions of the steps.
  package var names: Set<String> {
    var names: Set<String> = []
    func add(_ expression: Expression) {
      if case .name(let name) = expression.kind { names.insert(name) }
      expression.forEachChild(add)
    }
    forEachExpression(add)
    return names
  }

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
  /// The body runs when the steps around it end.
  case deferred(StepsSyntax)
  /// The body runs, and after an error the first clause that catches it.
  case attempt(StepsSyntax, [CatchSyntax])

  package var bodies: [StepsSyntax] {
    switch self {
    case .attempt(let body, let catches): [body] + catches.map(\.steps)
    case .none: []
    case .one(let bodies, _): bodies
    case .exit(let body), .each(let body), .deferred(let body): [body]
    }
  }
}

package final class StepSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// A value, which can be a call, and what the step does with it.
    case value(StepValueSyntax, StepValueUse)
    /// `let label: String`: later steps assign the value.
    case declaration(Identifier, TypeSyntax, isVariable: Bool)
    /// `if condition { … } else { … }`. For `else if`, the `else` has one conditional step.
    case conditional([Condition], then: StepsSyntax, else: StepsSyntax?)
    /// `switch size { case .small: …  default: … }`
    case match(Expression, [SwitchCase<StepsSyntax>])
    /// `guard condition else { …  return }`
    case guarded([Condition], else: StepsSyntax)
    /// `do { … } catch .offline { … } catch { … }`
    case attempt(StepsSyntax, [CatchSyntax])
    /// `defer { … }`
    case deferred(StepsSyntax)
    /// `return`
    case end
    /// `continue`, in a loop
    case nextTurn
    /// `break`, in a loop
    case endLoop
    /// `return items`, in a function of a fake
    case result(Expression)
    /// `throw .offline`, `throw error`
    case throwing(Expression)
    /// `for upload in waiting { … }`, `for (index, upload) in waiting.enumerated() { … }`: one or two names
    case forEach([Identifier], Expression, StepsSyntax)
    /// `progress done of total`, `progress 0.5`
    case progress(Expression, of: Expression?)
    /// `wait 3s`
    case wait(Expression)
    /// `confirm "Delete it?"`, or `let saves = confirm "Save it?" yes "Save" no "Discard"`
    case confirm(Identifier?, QuestionSyntax)
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
  package var branches: StepBranches { parts.branches }

  /// The expressions that the step evaluates once, before anything else.
  package var heads: [Expression] { parts.heads }

  /// The expressions directly inside the step that are in none of its branches, in source order.
  package var expressions: [Expression] { parts.expressions }

  /// The names that the step declares for the steps after it.
  package var names: [Identifier] { parts.names }

  /// The names that each branch of the step can read besides.
  package var namesOfBranches: [[Identifier]] { parts.namesOfBranches }

  /// Returns the step with other heads.
  package func replacing(heads: [Expression]) -> StepSyntax {
    parts.replacing.map { StepSyntax(range: range, kind: $0(heads)) } ?? self
  }

  /// What code that is not about one kind of step reads of a step.
  private struct Parts {
    var branches = StepBranches.none
    var heads: [Expression] = []
    var expressions: [Expression] = []
    var names: [Identifier] = []
    var namesOfBranches: [[Identifier]] = []
    var replacing: (([Expression]) -> Kind)?
  }

  private var parts: Parts {
    switch kind {
    case .value(let value, .assign(let target, _)): Parts(expressions: [target, value.value])
    case .value(let value, let use):
      Parts(expressions: [value.value], names: use.declaredName.map { [$0] } ?? [])
    case .declaration(let name, _, _): Parts(names: [name])
    case .conditional(let conditions, let then, let otherwise):
      Parts(
        branches: .one([then] + (otherwise.map { [$0] } ?? []), isOptional: otherwise == nil),
        heads: conditions.heads, expressions: conditions.expressions, namesOfBranches: [conditions.names, []],
        replacing: { .conditional(conditions.replacing($0), then: then, else: otherwise) })
    case .match(let subject, let cases):
      Parts(
        branches: .one(cases.map(\.body), isOptional: false), heads: [subject],
        expressions: [subject] + cases.flatMap(\.expressions),
        namesOfBranches: cases.map { $0.patterns.flatMap(\.names) },
        replacing: { .match($0[0], cases) })
    case .guarded(let conditions, let body):
      Parts(
        branches: .exit(body), heads: conditions.heads, expressions: conditions.expressions, names: conditions.names,
        namesOfBranches: [[]], replacing: { .guarded(conditions.replacing($0), else: body) })
    case .forEach(let names, let elements, let body):
      Parts(
        branches: .each(body), heads: [elements], expressions: [elements], namesOfBranches: [names],
        replacing: { .forEach(names, $0[0], body) })
    case .attempt(let body, let catches):
      Parts(
        branches: .attempt(body, catches), expressions: catches.compactMap(\.condition),
        namesOfBranches: [[]] + catches.map { $0.patterns.flatMap(\.names) })
    case .deferred(let body): Parts(branches: .deferred(body), namesOfBranches: [[]])
    case .throwing(let value):
      Parts(heads: [value], expressions: [value], replacing: { .throwing($0[0]) })
    case .finish(let value):
      Parts(heads: [value], expressions: [value], replacing: { .finish($0[0]) })
    case .result(let value):
      Parts(heads: [value], expressions: [value], replacing: { .result($0[0]) })
    case .emit(let event, let arguments):
      Parts(
        heads: arguments.map(\.value), expressions: arguments.map(\.value),
        replacing: { heads in
          .emit(event, zip(arguments, heads).map { Argument(label: $0.label, value: $1, isTrailing: $0.isTrailing) })
        })
    // Steps with effects, which bodies do not have.
    default: Parts()
    }
  }

  package var isThrow: Bool { if case .throwing = kind { true } else { false } }

  /// The value that the step calls, assigns, names or ignores.
  package var value: StepValueSyntax? { if case .value(let value, _) = kind { value } else { nil } }

  /// The values of the step that have `try` and `await` of their own.
  package var values: [StepValueSyntax] {
    var inner: [StepValueSyntax] = []
    for expression in value.map({ [$0.value] }) ?? heads { expression.addEffects(to: &inner) }
    switch kind {
    case .guarded(let conditions, _), .conditional(let conditions, _, _):
      inner += conditions.dropFirst().flatMap(\.effects)
    default: break
    }
    return (value.map { [$0] } ?? []) + inner
  }

  /// Returns the step with another expression as its value.
  package func replacing(_ expression: Expression) -> StepSyntax {
    guard case .value(var value, let use) = kind else { return self }
    value.value = expression
    return StepSyntax(range: range, kind: .value(value, use))
  }
}

/// What a step does with its value.
package enum StepValueUse: Sendable {
  /// `let user = try await session.signIn(…)`, `var prices: [Decimal] = [3]`
  case constant(Identifier, TypeSyntax?, isVariable: Bool)
  /// `async let user = session.user()`
  case start(Identifier)
  /// `user.name = …`, `count += 1`: the target is a path, the operator is `=`, `+=`, `-=`, `*=` or `/=`.
  case assign(Expression, operator: String)
  /// A call of a service, a navigator, a custom or another command, whose result is not used.
  case call
  /// `_ = try await navigator.present(…)`
  case discard
}

extension StepValueUse {
  /// The name of the constant or variable that the step declares.
  fileprivate var declaredName: Identifier? {
    switch self {
    case .constant(let name, _, _), .start(let name): name
    case .assign, .call, .discard: nil
    }
  }
}

extension SwitchCase {
  /// The values of the patterns, and the condition.
  fileprivate var expressions: [Expression] {
    var values: [Expression] = []
    for pattern in patterns { pattern.forEachValue { values.append($0) } }
    return values + (guardCondition.map { [$0] } ?? [])
  }
}

/// The value of a step with its effects: `try await session.signIn(…)`.
package struct StepValueSyntax: Sendable {
  package var range: SourceRange
  package var isTry: Bool
  package var isAwait: Bool
  /// The `try?` before a screen that can be closed without a result.
  package var optionalTry: SourceRange?
  package var value: Expression

  package init(
    range: SourceRange, isTry: Bool = false, isAwait: Bool = false, optionalTry: SourceRange? = nil, value: Expression
  ) {
    self.range = range
    self.isTry = isTry
    self.isAwait = isAwait
    self.optionalTry = optionalTry
    self.value = value
  }

  /// Whether the value is `await name`, the result of a call that an `async let` has started.
  package var awaitsName: Bool {
    if isAwait, case .name = value.kind { true } else { false }
  }
}

/// `catch .offline { … }`, `catch .server(let code) where code == 404 { … }`, or `catch let error as NetworkError { … }`.
/// Without a pattern it catches every error as `error`.
package struct CatchSyntax: Sendable {
  package var range: SourceRange
  package var patterns: [Pattern]
  /// The name and the type in `let error as NetworkError`, of which the clause catches every error; without a type, it
  /// catches every error.
  package var caught: (name: Identifier, type: Identifier?)?
  /// The condition after `where`, and those for the values in the pattern. Only a name or a single pattern can have one.
  package var condition: Expression? = nil
  /// Whether the clause has text that is not a pattern, so that the errors it catches are unknown.
  package var isUnreadable = false
  package var steps: StepsSyntax

  package var errorType: Identifier? { caught?.type }

  /// The name by which the steps read the error, unless the clause has patterns.
  package var errorName: String { caught?.name.text ?? "error" }

  /// Whether the clause catches every error that reaches it.
  package var catchesAll: Bool { patterns.isEmpty && errorType == nil && condition == nil }
}

extension Expression {
  /// Adds the values with `try` and `await` of their own.
  fileprivate func addEffects(to values: inout [StepValueSyntax]) {
    if case .effects(let value) = kind { return values.append(value) }
    forEachChild { $0.addEffects(to: &values) }
  }
}

extension Condition {
  var effects: [StepValueSyntax] {
    var effects: [StepValueSyntax] = []
    value.addEffects(to: &effects)
    return effects
  }
}

extension [Condition] {
  /// The value of the first condition. Those of the others may not be evaluated.
  fileprivate var heads: [Expression] { first.map { [$0.value] } ?? [] }

  /// The values and the compared values.
  fileprivate var expressions: [Expression] {
    var expressions: [Expression] = []
    for condition in self { condition.forEachChild { expressions.append($0) } }
    return expressions
  }

  /// The names that the conditions bind.
  fileprivate var names: [Identifier] {
    flatMap { condition -> [Identifier] in
      switch condition.kind {
      case .expression: []
      case .unwrap(let name, _): [name]
      case .pattern(let pattern, _): pattern.names
      }
    }
  }

  fileprivate func replacing(_ heads: [Expression]) -> [Condition] {
    guard let first, let head = heads.first else { return self }
    return [first.replacing(head)] + dropFirst()
  }
}
