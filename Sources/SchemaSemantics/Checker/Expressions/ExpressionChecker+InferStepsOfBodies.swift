import VmgenSchemaSyntax

/// Bodies that declare variables or have loops. Their statements are steps that only compute a value.
extension ExpressionChecker {
  func inferBody(_ syntax: StepsSyntax, expecting expected: Expected) -> TypedExpression {
    var body = StepScope.ComputedBody(type: expected.type, isText: expected.isText)
    let reported = declarations.sink.diagnostics.count
    var (steps, types) = check(syntax, as: body)
    let type = expected.type ?? joined(types.reversed())
    let found = declarations.sink.diagnostics.dropFirst(reported)
    if found.contains(where: { $0.kind.severity == .error }) { return invalid(syntax.range) }
    guard steps.last?.alwaysReturns == true else {
      report(.missingReturn, at: syntax.range.last)
      return invalid(syntax.range)
    }
    let value = TypedExpression(.steps(steps), type, syntax.range)
    body.textNames = textNames(in: value, isText: expected.isText)
    guard !body.textNames.isEmpty else { return value }
    // What the second check reports has been reported.
    let reportedOnce = declarations.sink.diagnostics.count
    (steps, _) = check(syntax, as: body)
    _ = declarations.sink.take(after: reportedOnce)
    return TypedExpression(.steps(steps), type, syntax.range)
  }

  /// Types the body of a `mutating` method, whose `self` is a variable.
  func inferMutatingBody(_ body: Expression, of type: Type, named method: Identifier) -> TypedExpression {
    guard case .steps(let syntax) = body.kind else { return invalid(body.range) }
    let number = bind("self", type, .local("self"), at: method.range, isMade: true)
    session.usedLocals[number] = true
    environment.locals[environment.locals.count - 1].isVariable = true
    let (steps, _) = check(syntax, as: StepScope.ComputedBody(type: nil, isText: false, method: method.text))
    return TypedExpression(.steps(steps), type, syntax.range)
  }

  private func check(_ syntax: StepsSyntax, as body: StepScope.ComputedBody) -> (steps: [Step], returned: [Type]) {
    let uninitialized = session.uninitialized
    defer { session.uninitialized = uninitialized }
    let checker = StepChecker(self)
    checker.scope = StepScope(owner: .body(body))
    checker.scope.ignoresKeywords = true
    let steps = checker.checkSteps(syntax, isTail: true)
    checker.reportEffects(of: steps)
    return (steps, checker.scope.returnedTypes)
  }

  /// Returns the constants and variables that are only used for texts.
  private func textNames(in value: TypedExpression, isText: Bool) -> Set<String> {
    guard isText else { return [] }
    let flow = TextFlow(session)
    flow.visit(value, .shown)
    return Set(
      flow.uses.compactMap { reference, use in
        if case .local(let name) = reference, use.isLocalized { name } else { nil }
      })
  }
}

extension StepChecker {
  /// Checks `return value` in a body.
  func checkResult(_ value: Expression, of body: StepScope.ComputedBody) -> Step.Kind {
    if let method = body.method {
      report(.mutatingMethod(name: method), at: value.range, help: "write `return` alone")
      return .end
    }
    if let type = body.type { return .result(expressions.check(value, as: type, isText: body.isText)) }
    scope.returnedTypes.append(expressions.resultType(of: value))
    return .result(expressions.infer(value))
  }

  /// Returns whether a constant or variable of a body is only used for texts.
  func isTextName(_ name: String) -> Bool { scope.body?.textNames.contains(name) == true }

  func isTextName(_ root: Expression) -> Bool {
    if case .name(let name) = root.kind { isTextName(name) } else { false }
  }

  /// Reports steps that do more than to compute a value.
  fileprivate func reportEffects(of steps: [Step]) {
    steps.forEachStep { step in
      let facts = step.facts
      if case .call(.expression) = step.kind { return }
      if case .service(let call)? = facts.value?.withoutOptionalTry, facts.value?.expression == nil {
        let name = "\(call.use.name).\(call.function)"
        let advice = "call it in a `command`, and store the result in a `state`"
        return report(.statementInBody(word: name, advice: advice), at: call.range)
      }
      switch facts.role {
      case .control: return
      case .change where facts.value.map { $0.expression != nil } ?? true:
        // A wrong target has been reported.
        if facts.writtenStorage?.member == .unknown || facts.writtenStorage == nil { return }
      case .change, .question, .effect, .navigation: break
      }
      let word = text(at: step.range).prefix { $0.isLetter }
      report(.statementInBody(word: String(word), advice: "a body only computes a value"), at: step.range)
    }
  }
}
