/// The value that a step assigns in each of its branches, as an expression: `if isOld { "a" } else { "b" }` for
/// `if isOld { label = "a" } else { label = "b" }`.
extension StepSyntax {
  /// Returns the value that the step, or the only step of each branch, assigns to a name; nil for other steps.
  package func value(assignedTo name: String) -> Expression? {
    switch kind {
    case .value(let value, .assign(let target, operator: "=")):
      guard case .name(name) = target.kind else { return nil }
      let hasEffects = value.isTry || value.isAwait || value.optionalTry != nil
      return hasEffects ? Expression(.effects(value), value.range) : value.value
    case .conditional(let conditions, let then, let otherwise?):
      guard let first = then.value(assignedTo: name), let second = otherwise.value(assignedTo: name) else { return nil }
      return Expression(.conditional(conditions, then: first, else: second), range)
    case .match(let subject, let cases):
      let values = cases.compactMap { each in
        each.body.value(assignedTo: name).map {
          SwitchCase(patterns: each.patterns, guardCondition: each.guardCondition, body: $0, range: each.range)
        }
      }
      return values.count == cases.count ? Expression(.match(subject, values), range) : nil
    default: return nil
    }
  }
}

extension StepSyntax {
  /// The places at which the step, or the steps of its branches, assign a name.
  package func places(assigning name: String) -> [SourceRange] {
    var places: [SourceRange] = []
    StepsSyntax(range: range, steps: [self]).forEachStep { step in
      if case .value(_, .assign(let target, operator: "=")) = step.kind, case .name(name) = target.kind {
        places.append(target.range)
      }
    }
    return places
  }
}

extension StepsSyntax {
  /// The names that the steps assign as a whole.
  package var assignedNames: Set<String> {
    var names: Set<String> = []
    forEachStep { step in
      if case .value(_, .assign(let target, operator: "=")) = step.kind, case .name(let name) = target.kind {
        names.insert(name)
      }
    }
    return names
  }

  /// The names of ``assignedNames`` that the steps do not declare, too.
  package var outerAssignedNames: Set<String> {
    var names = assignedNames
    forEachStep { step in
      if case .declaration(let name, _, _) = step.kind { names.remove(name.text) }
    }
    return names
  }

  /// The names that the steps assign before another step, which can fail.
  package var namesAssignedBeforeEnd: Set<String> {
    guard let last = steps.last else { return [] }
    let first = StepsSyntax(range: range, steps: steps.dropLast())
    return last.branches.bodies.reduce(first.outerAssignedNames) { $0.union($1.namesAssignedBeforeEnd) }
  }

  fileprivate func value(assignedTo name: String) -> Expression? {
    steps.count == 1 ? steps[0].value(assignedTo: name) : nil
  }
}
