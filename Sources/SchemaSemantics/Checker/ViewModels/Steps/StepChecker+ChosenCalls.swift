import VmgenSchemaSyntax

/// Calls that depend on another value: `token ?? (try await session.token())`, `isOld ? try await cache.all() : []`.
/// Each is in an `if` or a `switch` before the step.
extension StepChecker {
  /// The calls of a part, and its value.
  private typealias Part = (calls: [Step.Kind], value: TypedExpression)

  /// A variable for a value that an `if` or a `switch` chooses.
  private struct ChosenValue {
    var name: String
    /// The type of the value, which is not that of the variable if it is not optional.
    var type: Type
    var range: SourceRange

    var path: StoragePath { StoragePath(root: .variable(name), type: variableType) }
    var variableType: Type { .optional(type.unwrapped) }
    var reference: Expression { Expression(.name(name), range) }
  }

  /// Returns whether an expression contains a call that becomes a step before.
  func makesCalls(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .effects: return true
    case .closure: return false
    case .call(let callee, _) where hasEffects(callee) || namesValueCommand(callee): return true
    default: return expression.containsChild(where: makesCalls)
    }
  }

  /// Returns a name for `left ?? right`, whose right side makes its calls only if the left one is nil.
  func fallback(
    _ right: Expression, _ sign: Identifier, for left: Expression, in value: StepValueSyntax,
    _ calls: inout [Step.Kind]
  ) -> Expression {
    let range = left.range.union(right.range)
    let first = expressions.infer(left)
    if !first.type.isOptional, first.type != .unknown {
      // Checking the operator reports it.
      let second = withoutCalls(right, in: value, isWhole: false, &calls)
      return Expression(.binary(left, sign, Expression(second.kind, right.range)), range)
    }
    let name = resultName()
    let (kinds, second) = branch(right, as: first.type.unwrapped, in: value)
    let chosen = ChosenValue(name: name, type: second.type, range: range)
    let initial = expressions.convert(first, to: chosen.variableType)
    calls.append(.constant(chosen.name, chosen.variableType, .expression(initial)))
    bindResult(chosen.name, chosen.variableType, at: chosen.range)
    let none = Expression(.nilLiteral, right.range.start)
    let equal = Identifier(text: "==", range: right.range.start)
    let isNil = expressions.check(Expression(.binary(chosen.reference, equal, none), right.range.start), as: .bool)
    let steps = self.steps(kinds, assigning: second, to: chosen)
    calls.append(.conditional([.expression(isNil)], then: steps, else: []))
    return unwrapped(chosen, &calls)
  }

  /// Returns a name for `condition ? first : second`, of which only the chosen part makes its calls.
  func choice(
    of first: Expression, _ second: Expression, by conditions: [Condition], in value: StepValueSyntax,
    _ calls: inout [Step.Kind]
  ) -> Expression {
    let name = resultName()
    // The type of a call is known, unlike that of `nil` or `[]`.
    let known = makesCalls(first) || !makesCalls(second) ? nil : branch(second, as: nil, in: value)
    let (typed, then) = expressions.inScope {
      let (typed, bindings) = expressions.inferConditions(conditions)
      let then = branch(first, as: known?.value.type, in: value)
      _ = expressions.unusedNames(bindings.flatMap(\.self))
      return (typed, then)
    }
    let otherwise = known ?? branch(second, as: then.value.type, in: value)
    return choice(of: [then, otherwise], named: name, at: first.range.union(second.range), &calls) {
      .conditional(typed, then: $0[0], else: $0[1])
    }
  }

  /// Returns a name for the value of a `switch`, of which only the chosen case makes its calls.
  func choice(
    of cases: [SwitchCase<Expression>], by subject: Expression, in value: StepValueSyntax, _ calls: inout [Step.Kind]
  ) -> Expression {
    let name = resultName()
    let matched = expressions.infer(subject)
    expressions.checkSubject(matched)
    var scopes: [[Environment.Local]] = []
    let checked = expressions.checkCases(cases, of: matched) { _ in scopes.append(expressions.environment.locals) }
    expressions.reportMissing(checked, of: subject, after: nil, matched, body: nil)
    let outer = expressions.environment.locals
    // The type of a call is known, unlike that of `nil` or `[]`.
    let first = cases.firstIndex { makesCalls($0.body) } ?? 0
    expressions.environment.locals = scopes[first]
    let known = branch(cases[first].body, as: nil, in: value)
    let parts = cases.indices.map { index in
      expressions.environment.locals = scopes[index]
      return index == first ? known : branch(cases[index].body, as: known.value.type, in: value)
    }
    expressions.environment.locals = outer
    let reached = expressions.reachedCases(of: checked)
    if matched.type == .unknown { return Expression(.missing(()), subject.range) }
    let range = parts[0].value.range.union(parts[parts.count - 1].value.range)
    return choice(of: parts, named: name, at: range, &calls) { steps in
      .match(
        matched,
        reached.map { StepCase(patterns: $1.patterns, guardCondition: $1.guardCondition, steps: steps[$0]) })
    }
  }

  /// Returns a name for the value of one of several parts.
  ///
  /// - Parameter step: Returns the step that chooses the steps of one part.
  private func choice(
    of parts: [Part], named name: String, at range: SourceRange, _ calls: inout [Step.Kind],
    by step: ([[Step]]) -> Step.Kind
  ) -> Expression {
    let types = parts.map(\.value.type)
    let type = types.first(where: \.isOptional) ?? types[0]
    let chosen = ChosenValue(name: name, type: type, range: range)
    let none = TypedExpression(.nilLiteral(()), chosen.variableType, range.start)
    calls.append(.constant(name, chosen.variableType, .expression(none)))
    calls.append(step(parts.map { steps($0.calls, assigning: $0.value, to: chosen) }))
    bindResult(name, chosen.variableType, at: range)
    return unwrapped(chosen, &calls)
  }

  private func branch(_ part: Expression, as type: Type?, in value: StepValueSyntax) -> Part {
    var calls: [Step.Kind] = []
    let rest = withoutCalls(part, in: value.replacing(part, text(at:)), isWhole: false, &calls)
    if case .nilLiteral = rest.kind, let type { return ([], expressions.check(rest, as: .optional(type.unwrapped))) }
    let typed = expressions.infer(rest, Expected(type: type, isText: false))
    guard let type, !typed.hasInvalid, !expressions.converts(typed.type, to: .optional(type.unwrapped)) else {
      return (calls, typed)
    }
    expressions.reportMismatch(typed, type, in: .effect)
    return (calls, expressions.invalid(part.range))
  }

  private func steps(
    _ calls: [Step.Kind], assigning value: TypedExpression, to chosen: ChosenValue
  ) -> [Step] {
    var kinds = calls
    if case .constant(let name, nil, let call)? = calls.last, case .reference(.local(name)) = value.kind {
      kinds[kinds.count - 1] = .assign(chosen.path, call)
    } else {
      kinds.append(.assign(chosen.path, .expression(expressions.convert(value, to: chosen.variableType))))
    }
    return kinds.map { Step(kind: $0, range: value.range) }
  }

  /// Returns a name for a chosen value, which an `if` always assigns.
  private func unwrapped(_ chosen: ChosenValue, _ calls: inout [Step.Kind]) -> Expression {
    if chosen.type.isOptional || chosen.type == .unknown { return chosen.reference }
    let name = resultName()
    bindResult(name, chosen.type, at: chosen.range)
    let end = Step(kind: .end, range: chosen.range)
    let variable = expressions.infer(chosen.reference)
    calls.append(.guarded([.unwrap(name, variable)], else: [end]))
    return Expression(.name(name), chosen.range)
  }
}

extension StepValueSyntax {
  /// Returns a part of the value, at which missing words are reported.
  fileprivate func replacing(_ part: Expression, _ text: (SourceRange) -> String) -> StepValueSyntax {
    let word = "await "
    let before = SourceRange(
      file: part.range.file, lower: max(Int(part.range.lower) - word.utf8.count, 0), upper: Int(part.range.lower))
    var value = self
    value.value = part
    value.range = text(before) == word ? before : part.range
    return value
  }
}
