import VmgenSchemaSyntax

/// Bodies with statements: each `let` and each branch contains the statements after it, so that a body is one value.
extension ExpressionChecker {
  func inferBody(_ body: BodySyntax, expecting expected: Expected) -> TypedExpression {
    let (outer, returnsOnlyStatement) = (environment.locals, environment.returnsOnlyStatement)
    defer {
      environment.locals = outer
      environment.returnsOnlyStatement = returnsOnlyStatement
    }
    environment.returnsOnlyStatement = (body.kind == .declaration || returnsOnlyStatement) && body.statements.count == 1
    var names: [Binding] = []
    let value = value(of: body.statements[...], in: body, expected, &names)
    guard body.kind == .declaration, value.passes else { return value }
    reportMissingReturn(of: body)
    return invalid(body.range)
  }

  /// Returns the value of consecutive statements.
  ///
  /// - Parameter names: The constants of the statements before.
  private func value(
    of statements: ArraySlice<BodyStatement>, in body: BodySyntax, _ expected: Expected, _ names: inout [Binding]
  ) -> TypedExpression {
    let type = expected.type ?? .unknown
    guard let first = statements.first else { return TypedExpression(.passed(()), type, body.range.end) }
    let rest = statements.dropFirst()
    switch first.kind {
    case .constant(let name, let declared, let value):
      return inferConstant(name, declared, value, isShown: expected.isText, &names) { names in
        self.value(of: rest, in: body, expected, &names)
      }
    case .guarded(let conditions, let otherwise):
      return inferGuard(conditions, otherwise, first.range, expected) {
        self.value(of: rest, in: body, expected, &names)
      }
    case .result(let value):
      if let next = rest.first { report(.unreachableStatement, at: next.range) }
      return check(value, as: type, isText: expected.isText)
    case .value(let value):
      let reported = declarations.sink.diagnostics.count
      let typed = inferStatement(value, expected)
      guard typed.passes else {
        // A `switch` that lacks a case may reach what follows.
        let isSound = !typed.hasInvalid && declarations.sink.diagnostics.count == reported
        if let next = rest.first, isSound { report(.unreachableStatement, at: next.range) }
        return typed
      }
      if rest.isEmpty { return typed }
      return typed.continued(by: self.value(of: rest, in: body, expected, &names))
    }
  }

  /// Types an `if` or `switch`, or a value without `return`.
  private func inferStatement(_ value: Expression, _ expected: Expected) -> TypedExpression {
    let type = expected.type ?? .unknown
    switch value.kind {
    case .conditional(let conditions, let then, let otherwise):
      let rest = withElse(otherwise, of: value)
      return inferConditional(conditions, then, rest, at: value.range, expecting: expected)
    case .match(let subject, let cases): return inferMatch(subject, cases, at: value.range, expecting: expected)
    default:
      let typed = check(value, as: type, isText: expected.isText)
      if !environment.returnsOnlyStatement, !typed.hasInvalid {
        let form = "return \(text(at: value.range))"
        report(.unreturnedValue, at: value.range, suggestion: .write(form, at: value.range))
      }
      return typed
    }
  }

  /// Returns the `else` of an `if`. If there is none, it is empty, because the statements after the `if` follow.
  private func withElse(_ otherwise: Expression?, of choice: Expression) -> Expression {
    let end = choice.range.end
    guard let otherwise else { return Expression(.block(BodySyntax(.branch, range: end, statements: [])), end) }
    guard case .conditional(let conditions, let then, let rest) = otherwise.kind else { return otherwise }
    let kind = Expression.Kind.conditional(conditions, then: then, else: withElse(rest, of: otherwise))
    return Expression(kind, otherwise.range)
  }

  /// Types a constant and the statements after it.
  ///
  /// - Parameter isShown: Whether users see the value of the statements.
  private func inferConstant(
    _ name: Identifier, _ syntax: TypeSyntax?, _ value: Expression, isShown: Bool, _ names: inout [Binding],
    _ body: (inout [Binding]) -> TypedExpression
  ) -> TypedExpression {
    let declared = syntax.map { resolve($0) }
    let typed = declared.map { check(value, as: $0) } ?? infer(value)
    checkStorable(typed.type, at: value.range)
    guard isNameable(name), name.text != "_" else { return body(&names) }
    checkNotKeyword(name, as: "constant")
    if let first = names.first(where: { $0.name.text == name.text }) {
      reportRepeated(.namedTwice(name: name.text), at: name.range, after: first.name.range)
      session.usedLocals[first.number] = true
    }
    let constant = constants.value(of: typed)
    let outer = environment.locals
    let number = bind(name.text, typed.type, .local(name.text), at: name.range)
    if typed.type == .unknown { session.usedLocals[number] = true }
    noteConstant(constant, of: name.text)
    let binding = Binding(name: name, number: number)
    names.append(binding)
    let result = body(&names)
    guard unusedNames([binding], help: "use it in a later statement, or remove it").isEmpty else { return result }
    let text = isShown ? localized(value, as: declared, typed, usedAs: name.text, in: result, outer) : typed
    return TypedExpression(.binding(name.text, text, in: result), result.type, name.range.union(result.range))
  }

  /// Returns the value of a constant with its literals localized, if the constant is only used for texts.
  private func localized(
    _ value: Expression, as declared: Type?, _ typed: TypedExpression, usedAs name: String,
    in result: TypedExpression, _ outer: [Environment.Local]
  ) -> TypedExpression {
    guard typed.type.holdsText, !result.hasInvalid else { return typed }
    let flow = TextFlow(session)
    flow.visit(result, .shown)
    guard flow.uses[.local(name)]?.isLocalized == true else { return typed }
    let locals = environment.locals
    defer { environment.locals = locals }
    environment.locals = outer
    return declared.map { check(value, as: $0, isText: true) } ?? infer(value, Expected(type: nil, isText: true))
  }

  private func inferGuard(
    _ conditions: [Condition], _ otherwise: Expression, _ range: SourceRange, _ expected: Expected,
    _ body: () -> TypedExpression
  ) -> TypedExpression {
    let outer = environment.locals
    var other = infer(otherwise, expected)
    environment.locals = outer
    if other.passes {
      if !other.hasInvalid { report(.guardWithoutReturn, at: otherwise.range) }
      other = invalid(otherwise.range)
    }
    var (typed, bindings) = inferConditions(conditions)
    let constants = self.constants
    let next = body()
    for index in typed.indices { dropUnused(bindings[index], in: &typed[index]) }
    guard let undecided = constants.undecided(typed) else { return retyped(other, range) }
    if undecided.isEmpty { return next }
    return TypedExpression(.conditional(undecided, then: next, else: other), next.type, range)
  }

  private func reportMissingReturn(of body: BodySyntax) {
    let brace = SourceRange(file: body.range.file, lower: Int(body.range.upper) - 1, upper: Int(body.range.upper))
    report(.missingReturn, at: brace)
  }
}

extension TypedExpression {
  /// Whether a path through the branches of the expression ends without a value.
  var passes: Bool {
    switch kind {
    case .passed: true
    case .binding(_, _, in: let value), .parenthesized(let value), .sequence(_, let value): value.passes
    case .conditional(_, let first, let second): first.passes || second.passes
    case .match(_, let cases): cases.contains { $0.body.passes }
    default: false
    }
  }

  /// Returns a choice of which some branches pass, with the value of the statements after it.
  ///
  /// The value replaces the only branch that passes if this is an `else`, where it can read the same names. Otherwise
  /// the value would be needed several times, or among names of the branch.
  func continued(by next: TypedExpression) -> TypedExpression {
    replacingElse(by: next) ?? TypedExpression(.sequence(self, next), next.type, range.union(next.range))
  }

  private func replacingElse(by next: TypedExpression) -> TypedExpression? {
    switch kind {
    case .passed: return next
    case .parenthesized(let inner): return inner.replacingElse(by: next)
    case .conditional(let conditions, let first, let second) where !first.passes:
      return second.replacingElse(by: next).map {
        TypedExpression(.conditional(conditions, then: first, else: $0), next.type, range.union(next.range))
      }
    default: return nil
    }
  }
}
