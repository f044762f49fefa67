import VmgenSchemaSyntax

/// The methods and computed properties of models and enums.
extension ExpressionChecker {
  /// Types a call of a method, or a read of a property.
  ///
  /// - Parameter base: The first argument; nil for a member of the type itself.
  func callMethod(_ method: Method, of base: TypedExpression?, _ call: CallSite) -> TypedExpression {
    let function = method.entry.declaration
    noteCall(of: method.name, function, at: call.name.range)
    if function.form.isStatic == (base != nil) { return misplaced(method, of: base, call) }
    if function.form.isMutating {
      let isSelf = if case .reference(.local("self"))? = base?.kind { true } else { false }
      let help =
        isSelf
        ? "write `mutating` before the `func`, or change a copy: `var changed = self`"
        : "call it as a step, or of a variable: `var changed = \(base.map { text(at: $0.range) } ?? "…")`"
      report(.mutatingMethod(name: function.name), at: call.name.range, help: help)
      inferUnused(call.arguments)
      return invalid(call.range)
    }
    let passed = function.form.isProperty ? [] : checkArguments(of: call, function.parameters)
    guard let passed else { return TypedExpression(.invalid, function.result, call.range) }
    let arguments = (base.map { [CallArgument(label: nil, value: $0)] } ?? []) + passed
    return TypedExpression(.function(method.name, arguments), function.result, call.range)
  }

  /// Records the call of a function, whose reads the caller has, too.
  func noteCall(of name: String, _ function: FunctionDeclaration, at range: SourceRange) {
    index?.refer(to: .function(name), at: range, type: function.result)
    if function.form.isPrivate, let owner = function.owner, owner != environment.owner {
      report(.privateToType(name: function.name, type: owner), at: range)
    }
    if let caller = environment.caller {
      declarations.tables.callGraph.addCall(from: caller, to: .function(name), at: range)
    } else if !environment.hasContext {
      session.contextFreeCalls.append((.function(name), range))
    }
  }

  /// Types the call of a method, or the read of a property, of the type around the expression. Returns nil if the type
  /// has none with the name.
  func callOwn(_ call: CallSite, isProperty: Bool) -> TypedExpression? {
    guard let owner = environment.owner, environment.members[call.name.text] == nil else { return nil }
    if environment.isStatic, isCase(call.name.text, of: .declared(owner)) {
      return inferStatic(call, of: .declared(owner), isCalled: !isProperty)
    }
    guard let method = method(call.name.text, of: .declared(owner)),
      method.entry.declaration.form.isProperty == isProperty
    else { return nil }
    if environment.isStatic { return callMethod(method, of: nil, call) }
    if let type = environment.selfType { return callMethod(method, of: selfReference(type, call.name.range), call) }
    return misplaced(method, of: nil, call)
  }

  /// Whether a name without a base is that of a case, or `allCases`, in a `static` method of an enum.
  private func isCase(_ name: String, of type: Type) -> Bool {
    enumCase(name, of: type) != nil || name == "allCases" && enumeration(type) != nil
  }

  /// Reports a member of a type that is read from a value, or a member of a value that is read from its type.
  private func misplaced(_ method: Method, of base: TypedExpression?, _ call: CallSite) -> TypedExpression {
    let function = method.entry.declaration
    let (name, owner) = (call.name.range, function.owner ?? "")
    if function.form.isStatic {
      let code = "\(owner == environment.owner ? "Self" : owner).\(text(at: name))"
      report(
        .memberOfType(name: function.name, type: owner), at: name,
        suggestion: .write(code, at: base.map { $0.range.union(name) } ?? name))
    } else {
      report(.memberOfValue(name: function.name, type: owner), at: name)
    }
    inferUnused(call.arguments)
    return TypedExpression(.invalid, function.result, call.range)
  }

  /// Returns `self`, or the field or property of `self` that a name without a base means.
  func valueOfSelf(named name: String, _ range: SourceRange) -> TypedExpression? {
    guard let type = environment.selfType else {
      let call = CallSite(of: Identifier(text: name, range: range), [], at: range, expecting: .anything)
      return callOwn(call, isProperty: true)
    }
    let value = selfReference(type, range)
    if name == "self" { return value }
    guard fieldType(of: type, name) != nil || method(name, of: type) != nil else { return nil }
    return inferMember(value, Identifier(text: name, range: range), range)
  }

  func selfReference(_ type: Type, _ range: SourceRange) -> TypedExpression {
    TypedExpression(.reference(.local("self")), type, range)
  }
}
