import VmgenSchemaSyntax

/// The steps `let name = value` and `var name = value`, and the names of other steps.
extension StepChecker {
  func checkConstant(
    _ name: Identifier, as syntax: TypeSyntax?, _ value: StepValueSyntax, of step: StepSyntax, isVariable: Bool,
    _ names: inout StepNames
  ) -> Step.Kind {
    if reportService(value.value, named: name, in: step) {
      bindStep(name, .unknown, &names)
      return .constant(name.text, nil, .expression(expressions.invalid(value.value.range)))
    }
    let declared = syntax.map { resolve($0) }
    let (typed, found) = checkStepValue(value, declared, isText: isTextName(name.text))
    let type = declared ?? found
    expressions.checkStorable(type, at: value.value.range)
    let isCall = !words(before: value).isEmpty
    let constant =
      if case .expression(let known)? = typed { expressions.constants.value(of: known) } else { nil as Constant? }
    bindStep(
      name, type, &names, removal: isCall ? removal(of: name, step, value) : nil, keyword: keyword(of: step),
      isVariable: isVariable)
    if declared == nil { noteElement(value.value, type, step) }
    if type == .unknown, expressions.createsForeignValue(value.value), isNameable(name), name.text != "_" {
      expressions.environment.locals[expressions.environment.locals.count - 1].isForeign = true
    }
    // The missing word is reported alone.
    if lacksEffects(typed, value) { expressions.session.usedLocals[expressions.session.usedLocals.count - 1] = true }
    if !isVariable { expressions.noteConstant(constant, of: name.text) }
    return .constant(name.text, declared, typed ?? .expression(expressions.invalid(value.value.range)))
  }

  /// Reports another name for a service: `let service = files`. Returns false for another value.
  private func reportService(_ value: Expression, named name: Identifier, in step: StepSyntax) -> Bool {
    guard case .name(let use) = value.kind, case .use(_?)? = expressions.environment.members[use]?.kind,
      expressions.environment.local(use) == nil
    else { return false }
    expressions.noteUse(.called, use)
    expressions.refer(toMember: use, at: value.range)
    report(
      .serviceAsValue(name: use), at: value.range,
      help: "remove the step, and write `\(use).…(…)` in place of `\(name.text).…(…)`")
    return true
  }

  /// Notes that the last local is an element, which is nil if the array or dictionary does not have it, or a copy of one.
  private func noteElement(_ value: Expression, _ type: Type, _ step: StepSyntax) {
    guard type.isOptional, !expressions.environment.locals.isEmpty, scope.body == nil else { return }
    if case .command(_, _?) = scope.owner { return }
    let index = expressions.environment.locals.count - 1
    switch value.kind {
    case .index:
      let code = "guard \(text(at: step.range)) else { \(scope.canEndLoop ? "continue" : "return") }"
      expressions.environment.locals[index].elementGuard = .write(code, at: step.range)
    case .name(let name):
      let element = expressions.environment.locals[..<index].last { $0.name == name }
      expressions.environment.locals[index].elementGuard = element?.elementGuard
    default: break
    }
  }

  /// The `let` or `var` of a step.
  func keyword(of step: StepSyntax) -> SourceRange {
    SourceRange(file: step.range.file, lower: Int(step.range.lower), upper: Int(step.range.lower) + 3)
  }

  /// Whether `try` or `await` is missing before the call of a service.
  private func lacksEffects(_ value: StepValue?, _ syntax: StepValueSyntax) -> Bool {
    guard case .service(let call)? = value?.withoutOptionalTry else { return false }
    return (call.failure != .never && !syntax.isTry) || (call.kind == .request && !syntax.isAwait)
  }

  func bindStep(
    _ name: Identifier, _ type: Type, _ names: inout StepNames, removal: Diagnostic.Suggestion? = nil,
    startedCall: StartedCall? = nil, keyword: SourceRange? = nil, isVariable: Bool = false
  ) {
    guard isNameable(name), name.text != "_" else { return }
    checkNotKeyword(name, as: "constant")
    if let first = names.first(named: name.text) {
      reportRepeated(.namedTwice(name: name.text), at: name.range, after: first.name.range)
    }
    let number = expressions.bind(name.text, type, .local(name.text), at: name.range)
    // Errors in its value have been reported.
    let hasNoResult = startedCall.map { $0.result == nil } ?? false
    if type == .unknown, !hasNoResult { expressions.session.usedLocals[number] = true }
    let binding = Binding(name: name, number: number, removal: removal)
    let index = expressions.environment.locals.count - 1
    expressions.environment.locals[index].startedCall = startedCall
    expressions.environment.locals[index].isVariable = isVariable
    if !isVariable { expressions.environment.locals[index].letKeyword = keyword }
    if startedCall != nil {
      names.startedCalls.append(binding)
    } else if isVariable, let keyword {
      names.variables.append((binding, keyword))
    } else {
      names.constants.append(binding)
    }
  }

  /// Reports a variable that nothing reads or that no step changes, as Swift does.
  func checkUses(of variable: Binding, _ keyword: SourceRange, in steps: inout [Step]) {
    let name = variable.name.text
    if !expressions.session.changedLocals.contains(variable.number) {
      let isNil = steps.contains { step in
        guard case .constant(name, _, .expression(let value)) = step.kind else { return false }
        return value.range.lower == value.range.upper
      }
      report(
        .unchangedVariable(name: name), at: keyword, help: isNil ? "remove it; its value is always nil" : nil,
        suggestion: isNil ? nil : .write("let", at: keyword))
    } else if !expressions.session.usedLocals[variable.number] {
      report(.unreadVariable(name: name), at: variable.name.range)
      discardVariable(named: name, in: &steps)
    }
  }

  /// Inserts a step that reads a variable, because Swift warns about one that nothing reads.
  private func discardVariable(named name: String, in steps: inout [Step]) {
    let index = steps.firstIndex { step in
      if case .constant(name, _, _) = step.kind { true } else { false }
    }
    guard let index, let local = expressions.environment.local(name) else { return }
    let value = TypedExpression(.reference(.local(name)), local.type, local.range)
    steps.insert(Step(kind: .call(.expression(value)), range: steps[index].range), at: index + 1)
  }

  /// Suggests a call without the constant that its result is stored in.
  private func removal(of name: Identifier, _ step: StepSyntax, _ value: StepValueSyntax) -> Diagnostic.Suggestion {
    let head = SourceRange(file: step.range.file, lower: Int(step.range.lower), upper: Int(value.range.lower))
    return Diagnostic.Suggestion(
      help: "use it in a later step, or remove `let \(name.text) =`",
      fixIt: Diagnostic.FixIt(range: head, replacement: ""))
  }
}
