import VmgenSchemaSyntax

/// Constants of examples and of their groups.
extension ExampleChecker {
  /// Checks `let tokyo = City(…)`. In an example whose view model exists, the value can read it.
  func checkConstant(
    _ name: Identifier, _ type: TypeSyntax?, _ value: Expression, _ prefix: inout ExamplePrefix
  ) -> ExampleStep.Kind? {
    let declared = type.map { resolve($0) }
    // The view model is created before the first step that reads it.
    if !prefix.isGroup, prefix.firstAct == nil, readsMembers(value) { prefix.firstAct = value.range }
    let isCreated = prefix.firstAct != nil
    let typed = reportsCreation(value) ?? (isCreated ? acts : values).value(of: value, as: declared)
    let isGiven = !isCreated || isKnownBefore(typed)
    guard isNameable(name) else { return nil }
    if declared == nil, isCreated, isElement(value, typed) {
      let constant = bind(name, typed.type.unwrapped, isUsed: false, isGiven: false)
      prefix.constants.append(constant.binding)
      return .required(constant.name, typed, text: text(at: value.range))
    }
    let constant = bind(name, declared ?? typed.type, isUsed: typed.hasInvalid, isGiven: isGiven)
    prefix.constants.append(constant.binding)
    prefix.values[constant.name] = typed
    return .constant(constant.name, declared, typed, isGiven: isGiven)
  }

  /// Whether a value is an element of an array, `rows[0]`, or a part of one, which Swift has without an optional.
  private func isElement(_ value: Expression, _ typed: TypedExpression) -> Bool {
    guard typed.type.isOptional, readsElement(value) else { return false }
    if case .optionalChain(_, let chain) = typed.kind { return !chain.type.isOptional }
    return true
  }

  private func readsElement(_ value: Expression) -> Bool {
    switch value.kind {
    case .parenthesized(let inner), .member(let inner, _): return readsElement(inner)
    case .call(let callee, _): if case .member = callee.kind { return readsElement(callee) } else { return false }
    case .index(let base, _):
      let (array, hasErrors) = acts.trying { acts.infer(base) }
      if case .array(let element) = array.type { return !hasErrors && !element.isOptional }
      return false
    default: return false
    }
  }

  /// Declares a constant or the element of a loop, after reporting a name that has another meaning in the example.
  ///
  /// - Parameters:
  ///   - isUsed: Whether it is not reported as unused.
  ///   - isGiven: Whether the values before the first act can read it.
  /// - Returns: The binding, and a name that the example has once. The calls of a function declare the same names again.
  func bind(
    _ name: Identifier, _ type: Type, isUsed: Bool, isGiven: Bool
  ) -> (binding: ExpressionChecker.Binding, name: String) {
    if hidesMember(name) {
      report(.columnHidesMember(name: name.text), at: name.range)
    } else if environment.local(name.text) != nil || callerNames.contains(name.text) {
      report(.namedTwice(name: name.text), at: name.range)
    }
    let unique = names.make(name.text)
    let number = expressions.bind(name.text, type, .local(unique), at: name.range)
    if isUsed { expressions.session.usedLocals[number] = true }
    if isGiven, let local = expressions.environment.locals.last { values.environment.locals.append(local) }
    return (.init(name: name, number: number), unique)
  }

  /// Whether a name means something in expectations, so that a constant or column cannot have it.
  func hidesMember(_ name: Identifier) -> Bool {
    environment.members[name.text] != nil && !environment.privateNames.contains(name.text)
      || ContextPart(rawValue: name.text) != nil
  }

  /// Reports `let sut = CountViewModel()`. Returns nil for another value.
  private func reportsCreation(_ value: Expression) -> TypedExpression? {
    guard case .call(let callee, _) = value.kind, case .name(let created) = callee.kind, viewModels[created] != nil
    else { return nil }
    let help = "remove it; an example has its view model, and names the members without a base"
    report(.typeNotConstructible(name: created), at: value.range, help: help)
    return values.invalid(value.range)
  }

  func readsMembers(_ value: Expression) -> Bool {
    let isFree = { (name: String) in expressions.environment.local(name) == nil }
    let numbered = { (names: [String]) in Dictionary(names.filter(isFree).map { ($0, 0) }, uniquingKeysWith: { $1 }) }
    let called = model.derived.filter { !$0.parameters.isEmpty }.map(\.name) + model.commands.map(\.name)
    return !FreeNames.of(value, among: numbered(model.ids.map(\.name)), called: numbered(called)).isEmpty
  }

  /// Whether a value depends on nothing that exists only after the view model is created.
  func isKnownBefore(_ value: TypedExpression) -> Bool {
    let reads = ReadsCollector.reads(of: value, declarations)
    guard reads.paths.isEmpty, reads.nodes.isEmpty, reads.context.isEmpty else { return false }
    return !value.containsExpression { part in
      switch part.kind {
      case .facet: true
      case .reference(.local(let name)): values.environment.local(name) == nil
      default: false
      }
    }
  }

  /// Reports a constant of a group that reads the view model before the last act: the examples evaluate it after the group.
  func checkConstants(ofGroup steps: [ExampleStep], _ nested: [ExampleSyntax]) {
    let innerActs = nested.filter { $0.nested != nil }.flatMap(\.steps).contains { !$0.kind.isExpectation }
    for (index, step) in steps.enumerated() {
      guard let name = step.nameOfLaterConstant,
        innerActs || steps[(index + 1)...].contains(where: isActOfGroup)
      else { continue }
      report(
        .outOfReach(name: name, reason: "an example of the group reads it after the next steps"), at: step.range,
        help: "move it behind the last step of the groups, or into the examples")
    }
  }

  private func isActOfGroup(_ step: ExampleStep) -> Bool {
    step.nameOfLaterConstant == nil && !step.isGiven && !step.isExpectation
  }
}

extension ExampleStep {
  /// The name of a constant that reads the view model.
  fileprivate var nameOfLaterConstant: String? {
    switch kind {
    case .constant(let name, _, _, isGiven: false), .required(let name, _, _): name
    default: nil
    }
  }
}

extension ExpressionChecker {
  /// Returns the value of a constant, which can be stored.
  fileprivate func value(of expression: Expression, as declared: Type?) -> TypedExpression {
    let typed = declared.map { check(expression, as: $0) } ?? infer(expression)
    checkStorable(typed.type, at: expression.range)
    return typed
  }
}
