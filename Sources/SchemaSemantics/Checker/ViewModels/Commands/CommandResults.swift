import VmgenSchemaSyntax

/// The results of commands, which are states: `return true` in `save` sets `saveResult`.
extension CommandBody {
  /// Whether steps read a state, such as the result of the run before.
  func reads(state name: String) -> Bool {
    containsExpression { expression in
      if case .reference(.storage(.state(let id))) = expression.kind { id.name == name } else { false }
    }
  }
}

extension MemberChecker {
  /// Returns the result of a command, after reporting steps that end without a value.
  func result(of syntax: CommandSyntax) -> StepScope.CommandResult? {
    guard let written = syntax.result else { return nil }
    for steps in syntax.blocks where !steps.alwaysReturn { report(.missingReturn, at: steps.range.last) }
    let isUnique = !environment.ambiguous.contains(syntax.resultName)
    let type = isUnique ? environment.members[syntax.resultName]?.type ?? .unknown : .unknown
    return StepScope.CommandResult(state: syntax.resultName, type: written.isOptional ? type : type.unwrapped)
  }
}

extension StepChecker {
  /// Checks `return value` in a command with a result.
  func checkResult(_ value: Expression, of result: StepScope.CommandResult, at range: SourceRange) -> [Step.Kind] {
    let typed = expressions.check(value, as: result.type)
    let stored = expressions.convert(typed, to: .optional(result.type.unwrapped))
    return assigning(stored, to: result, at: range) + leaving(scope.deferred) + [.end]
  }

  /// Returns the step that removes the result of the run before.
  func clearingResult() -> [Step] {
    guard case .command(_, let result?) = scope.owner, let range = scope.steps?.range.start else { return [] }
    let none = expressions.check(Expression(.nilLiteral, range), as: .optional(result.type.unwrapped))
    return assigning(none, to: result, at: range).map { Step(kind: $0, range: range) }
  }

  private func assigning(
    _ value: TypedExpression, to result: StepScope.CommandResult, at range: SourceRange
  ) -> [Step.Kind] {
    guard let target = expressions.impliedTarget(named: result.state) else { return [] }
    expressions.noteUse([.written, .called], result.state)
    return [.assign(target, .expression(value))]
  }

  /// Whether a command is the `set` of a property.
  private func isSetter(_ id: MemberID) -> Bool {
    expressions.environment.members.values.contains { member in
      if case .command(let shape) = member.kind { shape.id == id && shape.property != nil } else { false }
    }
  }

  /// Reports a value after `return` in steps without a result.
  func reportNoResult(_ value: Expression, at range: SourceRange) {
    let type = expressions.infer(value).type
    let keyword = SourceRange(file: range.file, lower: Int(range.lower), upper: Int(range.lower) + "return".utf8.count)
    var advice = "write `return` alone; steps have no result"
    if case .command(let id, _) = scope.owner, type != .unknown, !isSetter(id) {
      advice = "write the type of the result after the parameters of the command, `-> \(type)`, or `return` alone"
    }
    report(.statementStep(word: "return", advice: advice), at: keyword)
  }
}

extension StepsSyntax {
  /// Whether a `return` or `throw` on each path ends the steps.
  fileprivate var alwaysReturn: Bool { steps.last?.alwaysReturns ?? false }
}

extension StepSyntax {
  fileprivate var alwaysReturns: Bool {
    switch kind {
    case .end, .result, .throwing: return true
    case .conditional, .match:
      guard case .one(let bodies, isOptional: false) = branches else { return false }
      return bodies.allSatisfy(\.alwaysReturn)
    case .attempt(let body, let catches): return body.alwaysReturn && catches.allSatisfy(\.steps.alwaysReturn)
    default: return false
    }
  }
}
