import VmgenSchemaSyntax

/// Errors of all types as values of a declared type: `error as? E`, `error is E` and `error == E.offline`.
extension ExpressionChecker {
  func inferCast(_ operation: BinaryOperation) -> TypedExpression {
    let (value, range) = (infer(operation.left), operation.range)
    guard case .name(let name) = operation.right.kind else {
      _ = infer(operation.right)
      return invalid(range)
    }
    if value.type.hasUnknown {
      let cast = types[name] == nil ? Type.unknown : .optional(.declared(name))
      return TypedExpression(.invalid, operation.symbol.text == "is" ? .bool : cast, range)
    }
    if operation.symbol.text == "is", value.type == .optional(.declared(name)) {
      report(
        .statementWord(word: "is", advice: "compare with nil"), at: operation.symbol.range,
        suggestion: .write("\(text(at: value.range)) != nil", at: range))
      return TypedExpression(.invalid, .bool, range)
    }
    guard value.type.unwrapped == .anyError, enumeration(.declared(name))?.isError == true else {
      report(
        .statementWord(word: operation.symbol.text, advice: adviceForCast(of: value.type, to: name)),
        at: operation.symbol.range)
      return invalid(range)
    }
    index?.refer(to: .type(name), at: operation.right.range)
    let cast = TypedExpression(.errorAs(value, type: name), .optional(.declared(name)), range)
    guard operation.symbol.text == "is" else { return cast }
    let none = TypedExpression(.nilLiteral(()), cast.type, range)
    return TypedExpression(.equal(cast, none, negated: true), .bool, range)
  }

  private func adviceForCast(of type: Type, to name: String) -> String {
    if name == "CancellationError" {
      return "remove it: a cancelled run has no more steps, also none in `catch`; read `isRunning` of the command, "
        + "not a flag"
    }
    if type.unwrapped == .anyError { return "write the name of an `error` that the schema declares" }
    return "use `switch` or `if case`; only an `Error` has a value of another type"
  }

  /// Returns an error of all types and one of a declared type as values of that type; nil for other values.
  func comparedErrors(
    _ first: TypedExpression, _ second: TypedExpression
  ) -> (TypedExpression, TypedExpression)? {
    let cast = { (any: TypedExpression, declared: TypedExpression) -> TypedExpression? in
      guard any.type.unwrapped == .anyError, case .declared(let name) = declared.type.unwrapped,
        self.enumeration(declared.type.unwrapped)?.isError == true
      else { return nil }
      return TypedExpression(.errorAs(any, type: name), .optional(.declared(name)), any.range)
    }
    if let error = cast(first, second) { return (error, convert(second, to: error.type)) }
    return cast(second, first).map { (convert(first, to: $0.type), $0) }
  }

  /// Types the case `.offline` that is compared with an error of any type.
  func inferCase(ofAnyError call: CallSite, isCalled: Bool) -> TypedExpression {
    let errors = types.filter { _, entry in
      guard case .enumeration(let declaration) = entry.declaration, declaration.isError else { return false }
      return declaration.cases.contains { $0.name == call.name.text } && isVisible(entry.module, from: call.range.file)
    }.keys.sorted()
    if errors.count == 1 { return inferStatic(call, of: .declared(errors[0]), isCalled: isCalled) }
    inferUnused(call.arguments)
    report(
      .noSuchMember(type: Type.anyError, name: call.name.text), at: call.name.range,
      help: errors.isEmpty ? nil : "write the type: " + errors.map { "\($0).\(call.name.text)" }.quoted)
    return invalid(call.range)
  }
}
