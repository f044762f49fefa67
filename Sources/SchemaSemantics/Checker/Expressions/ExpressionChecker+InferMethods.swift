import VmgenSchemaSyntax

/// The methods and computed properties of models and enums.
extension ExpressionChecker {
  /// Types a call of a method, or a read of a computed property. `base` is the first argument.
  func callMethod(
    _ method: (name: String, entry: FunctionEntry), of base: TypedExpression, _ call: CallSite
  ) -> TypedExpression {
    let function = method.entry.declaration
    index?.refer(to: .function(method.name), at: call.name.range, type: function.result)
    if let caller = environment.caller {
      declarations.tables.callGraph.addCall(from: caller, to: .function(method.name), at: call.name.range)
    } else if !environment.hasContext {
      session.contextFreeCalls.append((.function(method.name), call.name.range))
    }
    if function.isMutating {
      let isSelf = if case .reference(.local("self")) = base.kind { true } else { false }
      let help =
        isSelf
        ? "write `mutating` before the `func`, or change a copy: `var changed = self`"
        : "call it as a step, or of a variable: `var changed = \(text(at: base.range))`"
      report(.mutatingMethod(name: function.name), at: call.name.range, help: help)
      inferUnused(call.arguments)
      return invalid(call.range)
    }
    let passed = function.isProperty ? [] : checkArguments(of: call, function.parameters)
    guard let passed else { return TypedExpression(.invalid, function.result, call.range) }
    let arguments = [CallArgument(label: nil, value: base)] + passed
    return TypedExpression(.function(method.name, arguments), function.result, call.range)
  }

  /// Returns `self`, or the field or computed property of `self` that a name without a base means.
  func valueOfSelf(named name: String, _ range: SourceRange) -> TypedExpression? {
    guard let type = environment.selfType else { return nil }
    let value = selfReference(type, range)
    if name == "self" { return value }
    guard fieldType(of: type, name) != nil || method(name, of: type) != nil else { return nil }
    return inferMember(value, Identifier(text: name, range: range), range)
  }

  func selfReference(_ type: Type, _ range: SourceRange) -> TypedExpression {
    TypedExpression(.reference(.local("self")), type, range)
  }
}
