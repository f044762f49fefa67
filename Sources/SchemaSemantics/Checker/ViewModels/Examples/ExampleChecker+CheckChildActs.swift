import VmgenSchemaSyntax

/// Actions of an example on children: `when settings.note.text = "x"`, `when settings.apply()`.
extension ExampleChecker {
  /// Checks an action on a child. Returns nil for an action on the view model itself.
  func checkChildAct(
    _ kind: ExampleStepSyntax.Kind, _ range: SourceRange
  ) -> (kind: ExampleStep.Kind?, range: SourceRange)? {
    switch kind {
    case .inside(let part, let act):
      if let child = part.child(environment) { return (inside(child, act, range), range) }
      if let (child, rest) = part.insideChild(environment) { return (inside(child, .inside(rest, act), range), range) }
      if case .name(let root) = part.placeRoot.kind {
        expressions.reportUnknown(root, part.placeRoot.range)
      }
      return (nil, range)
    case .write(let target, let value):
      guard let (child, rest) = target.insideChild(environment) else { return nil }
      return (inside(child, .write(rest, value), range), range)
    case .run(let call):
      guard let (child, rest) = call.insideChild(environment) else { return nil }
      return (inside(child, .run(rest), range), range)
    default: return nil
    }
  }

  func isChild(_ name: Identifier) -> Bool {
    environment.members[name.text]?.isChild == true
  }

  private func inside(
    _ part: ChildPlace, _ act: ExampleStepSyntax.Kind, _ range: SourceRange
  ) -> ExampleStep.Kind? {
    let name = part.child
    guard let child = environment.members[name.text], child.isChild else {
      expressions.reportUnknown(name.text, name.range)
      return nil
    }
    expressions.refer(toMember: name.text, at: name.range)
    guard let viewModel = child.childViewModel, let model = models[viewModel] else { return nil }
    if let acted = act.member, reportsPrivate(acted, of: viewModel) { return nil }
    var row: RowSelector?
    if case .list(let list) = child.kind {
      guard let selector = part.row else {
        if let acted = act.member, expressions.isCompleted(acted.text) {
          index?.offer(child.facets?.acts ?? [], of: name.text)
        }
        report(.rowWithoutIndex(name: name.text), at: name.range, suggestion: .write("\(name.text)[0]", at: name.range))
        return nil
      }
      row = self.row(selector, of: list)
      if row == nil { return nil }
    }
    let isOptional = if case .child(let child) = child.kind { child.isOptional } else { false }
    if isOptional != part.isChained {
      let type = child.type ?? .unknown
      report(
        isOptional ? .memberOfOptional(name: name.text, type: type) : .chainOnValue(type: type), at: name.range,
        fixIt: isOptional ? expressions.questionMark(after: name.range) : nil)
    }
    let checker = ExampleChecker(of: model, expressions.session, models, errorPolicy, acts: acts)
    guard let checked = checker.checkAct(act, range) else { return nil }
    // Only the labels of a call distinguish a private command from another with its name.
    if case .run(let id, _) = checked, let called = act.member,
      let name = checker.environment.members.values.lazy.compactMap({ $0.command(id) }).first?.name,
      reportsPrivate(Identifier(text: name, range: called.range), of: viewModel)
    {
      return nil
    }
    return .inside(child: child.id, row: row, viewModel: viewModel, isChained: part.isChained || row != nil, checked)
  }

  /// Returns the row that `[0]` or `[id: 3]` selects, or nil after reporting another subscript.
  private func row(_ selector: Argument, of list: ListShape) -> RowSelector? {
    guard let label = selector.label else { return .index(acts.check(selector.value, as: .int)) }
    guard label.text == "id" else {
      report(.noIndex(type: list.type), at: label.range, help: "write `[0]` or `[id: x]`")
      expressions.inferUnused([selector])
      return nil
    }
    if let rows = list.rows, rows.elementID == nil {
      report(.rowWithoutID(list: list.id.name), at: label.range)
      expressions.inferUnused([selector])
      return nil
    }
    return .id(acts.check(selector.value, as: list.rows?.elementID ?? .unknown))
  }
}

extension ExampleStepSyntax.Kind {
  /// The member of a child that an action is for.
  fileprivate var member: Identifier? {
    switch self {
    case .write(let expression, _), .run(let expression), .inside(let expression, _): expression.firstName
    case .reply(let name, _), .editing(let name, _), .commit(let name), .revert(let name): name
    default: nil
    }
  }
}

extension Expression {
  /// The name that a path or a call begins with.
  fileprivate var firstName: Identifier? {
    switch kind {
    case .name(let name): Identifier(text: name, range: range)
    case .member(let base, _), .optionalChain(let base), .call(let base, _), .index(let base, _),
      .parenthesized(let base):
      base.firstName
    default: nil
    }
  }
}

/// The child that an action is for: `settings`, `readme?` or `lines[0]`.
private struct ChildPlace {
  var child: Identifier
  /// The index or the identity of a row in a list.
  var row: Argument?
  var isChained = false
}

extension Expression {
  /// The child at the root of a path or call, and the expression without it.
  fileprivate func insideChild(_ environment: Environment) -> (child: ChildPlace, rest: Expression)? {
    switch kind {
    case .member(let base, let name):
      if let child = base.child(environment) { return (child, Expression(.name(name.text), name.range)) }
      return base.insideChild(environment).map { ($0.child, Expression(.member($0.rest, name), range)) }
    case .optionalChain(let base):
      return base.insideChild(environment).map { ($0.child, Expression(.optionalChain($0.rest), range)) }
    case .call(let callee, let arguments):
      return callee.insideChild(environment).map { ($0.child, Expression(.call($0.rest, arguments), range)) }
    case .index(let base, let arguments):
      return base.insideChild(environment).map { ($0.child, Expression(.index($0.rest, arguments), range)) }
    default: return nil
    }
  }

  fileprivate func child(_ environment: Environment) -> ChildPlace? {
    switch kind {
    case .name(let name):
      guard environment.members[name]?.isChild == true else { return nil }
      return ChildPlace(child: Identifier(text: name, range: range))
    case .parenthesized(let inner): return inner.child(environment)
    case .optionalChain(let base):
      guard var child = base.child(environment) else { return nil }
      child.isChained = true
      return child
    case .index(let base, let arguments):
      guard arguments.count == 1, case .name(let name) = base.kind, case .list? = environment.members[name]?.kind
      else { return nil }
      return ChildPlace(child: Identifier(text: name, range: base.range), row: arguments[0])
    default: return nil
    }
  }
}

extension MemberFacts {
  /// The written command with an identity.
  fileprivate func command(_ id: MemberID) -> CommandShape? {
    if case .command(let command) = kind, command.id == id, command.property == nil { command } else { nil }
  }
}
