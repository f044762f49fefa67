import VmgenSchemaSyntax

/// Actions of an example on children: `when settings.note.text = "x"`, `when settings.apply()`.
extension ExampleChecker {
  /// Checks an action on a child. Returns nil for an action on the view model itself.
  func checkChildAct(
    _ kind: ExampleStepSyntax.Kind, _ range: SourceRange, _ place: Environment
  ) -> (kind: ExampleStep.Kind?, range: SourceRange)? {
    switch kind {
    case .inside(let child, let isChained, let act): return (inside(child, isChained, act, range, place), range)
    case .write(let target, let value):
      guard let (child, isChained, rest) = target.insideChild(place) else { return nil }
      return (inside(child, isChained, .write(rest, value), range, place), range)
    case .run(let call):
      guard let (child, isChained, rest) = call.insideChild(place) else { return nil }
      return (inside(child, isChained, .run(rest), range, place), range)
    default: return nil
    }
  }

  func isChild(_ name: Identifier, _ place: Environment) -> Bool {
    if case .child? = place.members[name.text] { true } else { false }
  }

  private func inside(
    _ name: Identifier, _ isChained: Bool, _ act: ExampleStepSyntax.Kind, _ range: SourceRange, _ place: Environment
  ) -> ExampleStep.Kind? {
    guard case .child(let child)? = place.members[name.text] else {
      expressions.inEnvironment(place) { expressions.reportUnknown(name.text, name.range) }
      return nil
    }
    expressions.inEnvironment(place) { expressions.refer(toMember: name.text, at: name.range) }
    guard let viewModel = child.viewModel, let model = models[viewModel] else { return nil }
    if child.isOptional != isChained {
      report(
        child.isOptional ? .memberOfOptional : .chainOnValue, at: name.range,
        ["name": name.text, "type": "\(child.type)"],
        fixIt: child.isOptional ? Diagnostic.FixIt(range: name.range.end, replacement: "?") : nil)
    }
    return checkAct(act, range, model.members, model.place).map {
      .inside(child: child.id, viewModel: viewModel, isChained: isChained, $0)
    }
  }
}

extension Expression {
  /// The child at the root of a path or call, and the expression without it.
  fileprivate func insideChild(
    _ place: Environment
  ) -> (child: Identifier, isChained: Bool, rest: Expression)? {
    switch kind {
    case .member(let base, let name):
      if let (child, isChained) = base.child(place) {
        return (child, isChained, Expression(.name(name.text), name.range))
      }
      return base.insideChild(place).map { ($0.child, $0.isChained, Expression(.member($0.rest, name), range)) }
    case .optionalChain(let base):
      return base.insideChild(place).map { ($0.child, $0.isChained, Expression(.optionalChain($0.rest), range)) }
    case .call(let callee, let arguments):
      return callee.insideChild(place).map { ($0.child, $0.isChained, Expression(.call($0.rest, arguments), range)) }
    case .index(let base, let arguments):
      return base.insideChild(place).map { ($0.child, $0.isChained, Expression(.index($0.rest, arguments), range)) }
    default: return nil
    }
  }

  private func child(_ place: Environment) -> (Identifier, isChained: Bool)? {
    switch kind {
    case .name(let name):
      guard case .child? = place.members[name] else { return nil }
      return (Identifier(text: name, range: range), false)
    case .optionalChain(let base): return base.child(place).map { ($0.0, true) }
    default: return nil
    }
  }
}
