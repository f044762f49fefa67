import VmgenSchemaSyntax

/// Calls of `mutating` methods, and the places in `self` that their bodies change.
extension ExpressionChecker {
  /// Returns the `mutating` method that a call of a place names; nil for another call.
  func mutatingMethod(_ base: Expression, _ name: Identifier) -> Method? {
    guard base.isPlace, let type = placeType(base)?.unwrapped, let method = method(name.text, of: type) else {
      return nil
    }
    return method.entry.declaration.form.isMutating ? method : nil
  }

  /// Types the call of a `mutating` method: `cart.add(item)`.
  ///
  /// - Parameter keys: The checker of the keys and arguments, if it is another one.
  func checkMutatingCall(
    _ method: Method, of base: Expression, _ call: CallSite, _ writer: WriterKind,
    keys: ExpressionChecker? = nil
  ) -> CollectionChange? {
    noteCall(of: method.name, method.entry.declaration, at: call.name.range)
    guard let target = writableTarget(base, writer, keys: keys) else {
      inferUnused(call.arguments)
      return nil
    }
    if target.type.isOptional, !base.isChainMark, !target.isElement {
      reportMemberOfOptional(call.name.text, of: target, base, at: call.name.range)
    }
    if target.path.root.member != nil { noteUse([.written, .called], target.path.root.name) }
    return (keys ?? self).checkArguments(of: call, method.entry.declaration.parameters).map {
      CollectionChange(
        path: target.path, parts: target.parts, unwraps: target.unwraps, action: .call(method.name, $0))
    }
  }

  /// Whether a name is that of a field of `self`, which no local value hides.
  func isField(_ name: String) -> Bool {
    guard let type = environment.selfType, environment.local(name) == nil else { return false }
    return fieldType(of: type, name) != nil && self.method(name, of: type) == nil
  }
}

extension StepChecker {
  /// Returns the call or assignment of a step with `self` before the fields and methods of a `mutating` method's type.
  func withSelf(_ value: StepValueSyntax, _ use: StepValueUse) -> (StepValueSyntax, StepValueUse) {
    guard scope.body?.method != nil else { return (value, use) }
    switch use {
    case .assign(let target, let symbol): return (value, .assign(withSelf(target), operator: symbol))
    case .call:
      guard case .call(let callee, let arguments) = value.value.kind else { return (value, use) }
      var value = value
      value.value = Expression(.call(withSelf(called: callee), arguments), value.value.range)
      return (value, use)
    default: return (value, use)
    }
  }

  private func withSelf(called callee: Expression) -> Expression {
    switch callee.kind {
    case .member(let base, let name): return Expression(.member(withSelf(base), name), callee.range)
    case .name(let name):
      guard let type = expressions.environment.selfType, expressions.environment.local(name) == nil,
        expressions.method(name, of: type)?.entry.declaration.form.isMutating == true
      else { return callee }
      return .ofSelf(name, callee.range)
    default: return callee
    }
  }

  private func withSelf(_ place: Expression) -> Expression {
    place.replacingRoot { root in
      guard case .name(let name) = root.kind, expressions.isField(name) else { return root }
      return .ofSelf(name, root.range)
    }
  }
}

extension Expression {
  /// `self.name`
  fileprivate static func ofSelf(_ name: String, _ range: SourceRange) -> Expression {
    Expression(.member(Expression(.name("self"), range), Identifier(text: name, range: range)), range)
  }

  /// Returns a place with another expression in front.
  ///
  /// - Parameter beginning: The part of the place to replace; nil for the name that it starts with.
  func replacingRoot(_ beginning: Expression? = nil, by replacement: (Expression) -> Expression) -> Expression {
    if range == beginning?.range { return replacement(self) }
    func inner(_ base: Expression) -> Expression { base.replacingRoot(beginning, by: replacement) }
    return switch kind {
    case .member(let base, let name): Expression(.member(inner(base), name), range)
    case .optionalChain(let base): Expression(.optionalChain(inner(base)), range)
    case .index(let base, let arguments): Expression(.index(inner(base), arguments), range)
    case .parenthesized(let base): Expression(.parenthesized(inner(base)), range)
    default: replacement(self)
    }
  }
}
