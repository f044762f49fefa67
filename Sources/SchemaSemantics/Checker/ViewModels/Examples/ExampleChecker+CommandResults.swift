import VmgenSchemaSyntax

/// Calls of commands whose result an example reads: `expect validate() == false`.
extension ExampleChecker {
  /// Returns the steps `when validate()` and `expect validateResult == false` for an expectation or a value that calls a
  /// command with a result; nil for another step.
  func dividedByCommand(_ step: ExampleStepSyntax) -> [ExampleStepSyntax]? {
    var (run, read) = (step, step)
    switch step.kind {
    case .expect(let condition):
      guard let (call, replaced) = commandResult(in: condition) else { return nil }
      run.kind = .run(call)
      read.kind = .expect(replaced)
    case .constant(let name, let type, let value):
      guard let result = resultOfCommand(value) else { return nil }
      run.kind = .run(value)
      read.kind = .constant(name, type, isTruth(result) ? compared(result, to: true, value.range) : result)
    default: return nil
    }
    return [run, read]
  }

  /// Returns the call of a command in a condition, and the condition that reads its result.
  private func commandResult(in condition: Expression) -> (call: Expression, replaced: Expression)? {
    let range = condition.range
    switch condition.kind {
    case .parenthesized(let inner): return commandResult(in: inner)
    case .prefix(let sign, let operand) where sign.text == "!":
      guard let result = resultOfCommand(operand), isTruth(result) else { return nil }
      return (operand, compared(result, to: false, range))
    case .binary(let left, let sign, let right):
      if let result = resultOfCommand(left) { return (left, Expression(.binary(result, sign, right), range)) }
      if let result = resultOfCommand(right) { return (right, Expression(.binary(left, sign, result), range)) }
      return nil
    default:
      guard let result = resultOfCommand(condition), isTruth(result) else { return nil }
      return (condition, compared(result, to: true, range))
    }
  }

  /// Returns the name of the member with the result of a called command; nil for another expression.
  private func resultOfCommand(_ call: Expression) -> Expression? {
    guard case .call(let callee, _) = call.kind, case .name(let name) = callee.kind,
      environment.local(name) == nil, environment.members[name]?.commands != nil
    else { return nil }
    let result = CommandSyntax.resultName(of: name)
    return environment.members[result] == nil ? nil : Expression(.name(result), callee.range)
  }

  private func isTruth(_ result: Expression) -> Bool {
    if case .name(let name) = result.kind { environment.members[name]?.type == .optional(.bool) } else { false }
  }

  private func compared(_ result: Expression, to truth: Bool, _ range: SourceRange) -> Expression {
    Expression(
      .binary(result, Identifier(text: "==", range: range.end), Expression(.boolean(truth), range.end)), range)
  }
}
