import VmgenSchemaSyntax

/// Assignments of properties with `set`, and changes of parts of them.
extension StepChecker {
  func setter(of target: Expression) -> CommandShape? {
    scope.writer == .step ? expressions.setter(of: target) : nil
  }

  /// Checks `isOn = value` of a property with `set`, whose steps run before the next step.
  func call(_ setter: CommandShape, with value: Expression) -> Step.Kind? {
    guard scope.owner != .command(setter.id), let type = setter.parameters.first?.type else {
      report(.setterOfItself(name: setter.property ?? ""), at: value.range)
      return nil
    }
    return .command(setter.id, [CallArgument(value: expressions.check(value, as: type))], .none, nil)
  }

  /// Checks `filter.tags.append("new")` of a property with `set`, as a variable that begins with its value, the change
  /// of the variable, and the assignment of the property. Returns nil for another step.
  func checkChangeOfPart(
    _ value: StepValueSyntax, _ use: StepValueUse, _ step: StepSyntax, _ names: inout StepNames
  ) -> [Step.Kind]? {
    guard let place = use.changedPart(of: value.value), let setter = setter(of: place.placeRoot),
      let type = setter.parameters.first?.type
    else { return nil }
    // The call comes first, because the property can change while it waits.
    if case .assign(let target, let symbol) = use, value.isTry || value.isAwait,
      let steps = checkChange(of: target, symbol, byCall: value, step, &names)
    {
      return steps
    }
    let name = resultName()
    let variable = Expression(.name(name), place.placeRoot.range)
    let current = expressions.infer(place.placeRoot)
    return expressions.inScope {
      bindResult(name, type, at: variable.range)
      expressions.environment.locals[expressions.environment.locals.count - 1].isVariable = true
      let changed = value.replacing(use, place.replacingRoot { _ in variable })
      let changes = checkStep(with: changed.value, changed.use, step, &names)
      return [.constant(name, nil, .expression(current))] + changes + [call(setter, with: variable)].compactMap { $0 }
    }
  }
}

extension StepValueUse {
  /// The place that a step changes; nil if it replaces a whole member, or changes nothing.
  fileprivate func changedPart(of value: Expression) -> Expression? {
    switch self {
    case .assign(let target, _):
      switch target.kind {
      case .name, .ownMember: return nil
      default: return target.isPlace ? target : nil
      }
    case .call, .discard:
      guard case .call(let callee, _) = value.kind, case .member(let base, _) = callee.kind, base.isPlace else {
        return nil
      }
      return base
    case .constant, .start: return nil
    }
  }
}

extension StepValueSyntax {
  /// Returns the value and its use with another expression in place of what they change.
  fileprivate func replacing(
    _ use: StepValueUse, _ place: Expression
  ) -> (value: StepValueSyntax, use: StepValueUse) {
    if case .assign(_, let symbol) = use { return (self, .assign(place, operator: symbol)) }
    guard case .call(let callee, let arguments) = value.kind, case .member(_, let name) = callee.kind else {
      return (self, use)
    }
    var changed = self
    changed.value = Expression(.call(Expression(.member(place, name), callee.range), arguments), value.range)
    return (changed, use)
  }
}
