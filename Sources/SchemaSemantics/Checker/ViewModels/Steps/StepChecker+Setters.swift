import VmgenSchemaSyntax

/// What the assignment of a property calls.
enum PropertySetter {
  /// The steps of `set`, and the type of the property.
  case own(CommandShape, Type)
  /// The setter of a service's property.
  case service(ExpressionChecker.CalledServiceFunction, ServiceFunction, Type)
}

/// Assignments of properties with `set`, and changes of parts of them.
extension StepChecker {
  func setter(of target: Expression) -> PropertySetter? {
    guard scope.writer == .step else { return nil }
    if let own = expressions.setter(of: target), let type = own.parameters.first?.type { return .own(own, type) }
    guard let called = expressions.serviceProperty(named: target), let service = called.service,
      let setter = services[service]?.declaration.setter(of: called.name.text), let type = setter.parameters.first?.type
    else { return nil }
    return .service(called, setter, type)
  }

  /// Checks `isOn = value` of a property with `set`, whose steps run before the next step, or `settings.isOn = value`.
  func call(_ setter: PropertySetter, with value: Expression) -> Step.Kind? {
    switch setter {
    case .own(let command, let type):
      guard scope.owner != .command(command.id) else {
        report(.setterOfItself(name: command.property ?? ""), at: value.range)
        return nil
      }
      return .command(command.id, [CallArgument(value: expressions.check(value, as: type))], .none, nil)
    case .service(let called, let function, let type):
      expressions.noteUse(.called, called.use)
      expressions.refer(to: function, at: called.name.range)
      let argument = CallArgument(value: expressions.check(value, as: type))
      let call = ServiceCall(
        use: expressions.environment.id(of: called.use), service: called.service ?? "", function: function,
        arguments: [argument], range: called.name.range.union(value.range))
      return .call(.service(call))
    }
  }

  /// Checks `filter.tags.append("new")` of a property with `set`, or `cells[row, default: [:]][column] = text`, as a
  /// variable that begins with the value, the change of the variable, and the assignment of the whole. Returns nil for
  /// another step.
  func checkChangeOfPart(
    _ value: StepValueSyntax, _ use: StepValueUse, _ step: StepSyntax, _ names: inout StepNames
  ) -> [Step.Kind]? {
    guard let place = use.changedPart(of: value.value), let whole = changedWhole(of: place),
      !use.isAssignment && whole.withoutDefault == nil || place.range != whole.range
    else { return nil }
    // The call comes first, because the property can change while it waits.
    if case .assign(let target, let symbol) = use, value.isTry || value.isAwait,
      let steps = checkChange(of: target, symbol, byCall: value, step, &names)
    {
      return steps
    }
    let name = resultName()
    let variable = Expression(.name(name), whole.range)
    let current = expressions.infer(whole)
    return expressions.inScope {
      bindResult(name, current.type, at: variable.range)
      expressions.environment.locals[expressions.environment.locals.count - 1].isVariable = true
      let changed = value.replacing(use, place.replacingRoot(whole) { _ in variable })
      let changes = checkStep(with: changed.value, changed.use, step, &names)
      let new = StepValueSyntax(range: value.range, value: variable)
      return [.constant(name, nil, .expression(current))] + changes
        + [checkAssignment(whole, "=", new)].compactMap { $0 }
    }
  }

  /// Returns the beginning of a place that is assigned as a whole after a change of a part: a property with `set`, or an
  /// element with a default value.
  private func changedWhole(of place: Expression) -> Expression? {
    place.placeRoots.first { setter(of: $0) != nil } ?? place.elementWithDefault
  }
}

extension Expression {
  /// The name at the start of a place, `settings`, and that name with the first member, `settings.isOn`.
  fileprivate var placeRoots: [Expression] {
    switch kind {
    case .member(let base, _):
      let roots = base.placeRoots
      return roots.count == 1 && roots[0].range == base.range ? roots + [self] : roots
    case .optionalChain(let base), .index(let base, _), .parenthesized(let base): return base.placeRoots
    default: return [self]
    }
  }

  /// The first element with a default value in a place.
  fileprivate var elementWithDefault: Expression? {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .parenthesized(let base): base.elementWithDefault
    case .index(let base, _): base.elementWithDefault ?? (withoutDefault == nil ? nil : self)
    default: nil
    }
  }
}

extension StepValueUse {
  fileprivate var isAssignment: Bool { if case .assign = self { true } else { false } }

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
