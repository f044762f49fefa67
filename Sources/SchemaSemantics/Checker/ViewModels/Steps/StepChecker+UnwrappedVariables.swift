import VmgenSchemaSyntax

/// `guard var user else { … }` and `if var user = selected { … }`.
extension StepChecker {
  /// Returns an `if` or `guard` with constants in place of its variables, and the declarations of the variables after it
  /// or in its steps; another step alone.
  func dividedByVariables(_ step: StepSyntax) -> [StepSyntax] {
    switch step.kind {
    case .conditional(let conditions, let then, let otherwise):
      let variables = conditions.filter(\.isVariable).compactMap { condition in
        condition.boundName.map { declaration(of: $0, startingWith: $0.text, condition.range) }
      }
      guard !variables.isEmpty else { return [step] }
      let body = StepsSyntax(range: then.range, steps: variables + then.steps)
      return [
        StepSyntax(range: step.range, kind: .conditional(conditions.map(\.asConstant), then: body, else: otherwise))
      ]
    case .guarded(let conditions, let otherwise):
      guard let index = conditions.firstIndex(where: \.isVariable), let name = conditions[index].boundName else {
        return [step]
      }
      let rest = Array(conditions[(index + 1)...])
      let constant = resultName()
      var unwrapped = conditions[index].asConstant
      unwrapped.kind = .unwrap(Identifier(text: constant, range: unwrapped.range.start), conditions[index].value)
      let first = StepSyntax(range: step.range, kind: .guarded(conditions[..<index] + [unwrapped], else: otherwise))
      let variable = declaration(of: name, startingWith: constant, unwrapped.range)
      guard !rest.isEmpty else { return [first, variable] }
      let unseeing = otherwise.notSeeing(conditions[...index])
      return [first, variable] + dividedByVariables(StepSyntax(range: step.range, kind: .guarded(rest, else: unseeing)))
    default: return [step]
    }
  }

  private func declaration(of name: Identifier, startingWith constant: String, _ range: SourceRange) -> StepSyntax {
    let value = StepValueSyntax(range: name.range, value: Expression(.name(constant), name.range))
    return StepSyntax(range: range, kind: .value(value, .constant(name, nil, isVariable: true)))
  }
}

/// The steps after `else`, which do not see the names of the conditions.
extension StepChecker {
  /// Removes the names that steps do not see from the scope. A name that means another local there is reported, because
  /// generated code has both.
  func hide(_ names: Set<String>, in steps: StepsSyntax) {
    guard !names.isEmpty else { return }
    for name in names.sorted() {
      let locals = expressions.environment.locals
      guard let hidden = locals.lastIndex(where: { $0.name == name }) else { continue }
      if let other = locals[..<hidden].last(where: { $0.name == name }), steps.names.contains(name) {
        reportRepeated(.namedTwice(name: name), at: locals[hidden].range, after: other.range)
      }
      expressions.environment.locals.remove(at: hidden)
    }
  }
}

extension Condition {
  fileprivate var boundName: Identifier? { if case .unwrap(let name, _) = kind { name } else { nil } }

  fileprivate var asConstant: Condition { Condition(kind: kind, range: range) }
}
