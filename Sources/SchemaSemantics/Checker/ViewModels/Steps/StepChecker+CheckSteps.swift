import VmgenSchemaSyntax

/// The steps of commands, reactions and `catch` clauses.
extension StepChecker {
  /// Checks steps.
  ///
  /// - Parameters:
  ///   - isTail: Whether no step follows the last of these steps.
  ///   - last: Returns a step that follows, and can read the constants of these steps.
  func checkSteps(_ syntax: StepsSyntax, isTail: Bool, last: () -> Step? = { nil }) -> [Step] {
    let outer = expressions.environment.locals
    defer { expressions.environment.locals = outer }
    hide(syntax.unseenNames, in: syntax)
    scope.steps = syntax
    let reported = declarations.sink.diagnostics.count
    let steps = initializing(syntax.steps).flatMap { dividedByVariables($0) }
      .flatMap { $0.dividedByCalls { callsCommand($0) || isValuedChange($0) } }
      .flatMap(dividedByChange)
    let syntax = StepsSyntax(range: syntax.range, steps: steps)
    return expressions.inScope {
      var names = StepNames()
      var result: [Step] = []
      var isReached = true
      var fresh: Set<MemberID> = []
      let deferred = scope.deferred.count
      defer { scope.deferred.removeSubrange(deferred...) }
      for (index, step) in syntax.steps.enumerated() {
        let next = index + 1 < syntax.steps.count ? syntax.steps[index + 1] : nil
        scope.isLast = next.map { if case .end = $0.kind { true } else { false } } ?? isTail
        scope.steps = syntax
        if isReached, result.last?.alwaysReturns == true {
          isReached = false
          report(.unreachableStep, at: step.range)
        }
        var kinds = checkInnerCalls(of: step) { step, callCount in
          if case .guarded(let conditions, let otherwise) = step.kind {
            checkGuard(
              conditionsWithoutServices(of: conditions, in: step.range), otherwise, at: result.count + callCount, &names
            )
          } else {
            checkStep(step, &names)
          }
        }
        // Swift warns about steps that are never reached.
        if !isReached { kinds = [] }
        for kind in kinds {
          let step = Step(kind: kind, range: step.range)
          if case .invalidate(let use) = kind, case .invalidate(use)? = result.last?.kind { continue }
          let refreshes = refreshes(before: step, &fresh)
          if let last = names.guards.indices.last, names.guards[last].index == result.count {
            names.guards[last].index += refreshes.count
          }
          result += refreshes + [step] + self.refreshes(after: step, &fresh)
        }
      }
      if let last = last() { result.append(last) }
      if result.last?.alwaysReturns != true {
        result += leaving(scope.deferred[deferred...]).map { Step(kind: $0, range: syntax.range.end) }
      }
      for call in names.startedCalls { checkAwaits(of: call, in: syntax) }
      // A step with an error may be the one that changes a variable.
      if !declarations.sink.diagnostics.dropFirst(reported).contains(where: { $0.kind.severity == .error }) {
        for (variable, keyword) in names.variables { checkUses(of: variable, keyword, in: &result) }
      }
      for each in names.guards.reversed() { dropUnused(of: each, in: &result) }
      if isTail { Self.dropLastReturn(&result) }
      _ = expressions.unusedNames(names.constants, help: "use it in a later step, or remove the step")
      return Self.droppingUnread(result, among: Set(names.constants.map(\.name.text)))
    }
  }

  /// Returns the steps without unread constants, including those that only unread constants read, and without each `if`
  /// that becomes empty.
  private static func droppingUnread(_ steps: [Step], among names: Set<String>) -> [Step] {
    var unread = names
    var remaining: [Step] = []
    for step in steps.reversed() {
      guard let step = step.dropping(unread) else { continue }
      // No branch has steps anymore.
      let branches = step.facts.branches
      if !branches.isEmpty, branches.allSatisfy(\.isEmpty) { continue }
      step.forEachExpression { expression in
        if case .reference(.local(let name)) = expression.kind { unread.remove(name) }
      }
      remaining.append(step)
    }
    return remaining.reversed()
  }

  /// Removes a `return` that no step follows.
  private static func dropLastReturn(_ steps: inout [Step]) {
    switch steps.last?.kind {
    case .end: steps.removeLast()
    case .guarded(_, let otherwise):
      if otherwise.count == 1, case .end = otherwise[0].kind { steps.removeLast() }
    default: break
    }
  }

  private func checkStep(_ step: StepSyntax, _ names: inout StepNames) -> [Step.Kind] {
    switch step.kind {
    case .value(let value, let use): return checkStep(with: value, use, step, &names)
    case .conditional(let conditions, let first, let second):
      return checkConditionalStep(conditions, first, second, isTail: scope.isLast == true)
    case .match(let subject, let cases): return checkSwitch(subject, cases, isTail: scope.isLast == true)
    // `checkSteps` checks it, because its names are those of the steps after it.
    case .guarded: return []
    case .attempt(let body, let catches): return [checkAttempt(body, catches, isTail: scope.isLast)]
    case .deferred(let body): return checkDeferred(body)
    case .end:
      if scope.resultType != nil { report(scope.body == nil ? .missingReturn : .returnsNothing, at: step.range) }
      return leaving(scope.deferred) + [.end]
    case .declaration(let name, let type, let isVariable):
      return [checkDeclaration(name, type, of: step, isVariable: isVariable, &names)]
    case .nextTurn: return leaving(scope.deferred[scope.deferredOutsideOfLoop...]) + [.nextTurn]
    case .endLoop:
      if !scope.canEndLoop, !scope.isDeferred {
        report(.statementStep(word: "break", advice: Self.breakInCase), at: step.range)
      }
      return leaving(scope.deferred[scope.deferredOutsideOfLoop...]) + [.endLoop]
    case .result(let value): return checkResult(value, at: step.range)
    case .throwing(let value): return [checkThrow(of: value, at: step.range)]
    case .forEach(let names, let elements, let body): return [checkLoop(names, elements, body)]
    case .progress(let done, let total): return [checkProgress(done, total, step.range)].compactMap { $0 }
    case .wait(let duration):
      scope.isAsync = true
      return [.wait(expressions.check(duration, as: .duration))]
    case .confirm(let name, let question):
      let typed = checkQuestion(question, "confirm")
      if let name { bindStep(name, .bool, &names) }
      return [.confirm(name?.text, typed)]
    case .prompt(let name, let question):
      let typed = checkQuestion(question, "prompt")
      bindStep(name, .string, &names)
      return [.prompt(name.text, typed)]
    case .choose(let name, let question):
      let typed = checkQuestion(question, "choose")
      let elements = checkElements(of: question)
      var type = Type.unknown
      if case .array(let element) = elements.elements.type { type = element }
      bindStep(name, type, &names)
      return [.choose(name.text, typed, elements)]
    case .commit(let name): return [.commit(checkTransaction(of: name) ?? .unknown)]
    case .revert(let name): return [.revert(checkTransaction(of: name) ?? .unknown)]
    case .emit(let name, let arguments):
      return [checkEmit(name, arguments, step.range) ?? .call(.expression(expressions.invalid(step.range)))]
    case .removal(let call, let period, let steps):
      return [checkRemoval(call, period, steps) ?? .call(.expression(expressions.invalid(step.range)))]
    case .finish(let value): return [.finish(checkFinish(value, at: step.range))]
    case .invalidate(let name): return [.invalidate(checkInvalidate(name) ?? .unknown)]
    }
  }

  func checkStep(
    with value: StepValueSyntax, _ use: StepValueUse, _ step: StepSyntax, _ names: inout StepNames
  ) -> [Step.Kind] {
    let (value, use) = withSelf(value, use)
    if let steps = checkChangeOfPart(value, use, step, &names) { return steps }
    switch use {
    case .constant(let name, let type, let isVariable):
      return [checkConstant(name, as: type, value, of: step, isVariable: isVariable, &names)]
    case .start(let name): return [checkStart(of: name, value, step, &names)]
    case .assign(let target, let symbol):
      if symbol != "=" || setter(of: target) != nil, value.isTry || value.isAwait,
        let steps = checkChange(of: target, symbol, byCall: value, step, &names)
      {
        return steps
      }
      return [
        checkAssignment(target, symbol, value) ?? .assign(.unknown, .expression(expressions.invalid(value.value.range)))
      ]
    case .call: return [checkCallStep(value) ?? .call(.expression(expressions.invalid(value.value.range)))]
    case .discard:
      let call = checkCallStep(value, isDiscarded: true)
      return [call ?? .call(.expression(expressions.invalid(value.value.range)))]
    }
  }

  // MARK: Assignments

  func checkAssignment(_ target: Expression, _ symbol: String, _ value: StepValueSyntax) -> Step.Kind? {
    if expressions.isForeign(target) {
      expressions.noteNames(in: value.value)
      return nil
    }
    if symbol == "=", let element = target.withoutDefault { return checkAssignment(element, symbol, value) }
    guard symbol == "=" else {
      let place = SourceRange(
        file: target.range.file, lower: Int(target.range.upper), upper: Int(value.value.range.lower))
      let symbol = Identifier(text: String(symbol.dropLast()), range: place)
      return checkChange(of: target, value) { Expression(.binary($0, symbol, value.value), value.value.range) }
    }
    if let setter = setter(of: target) { return call(setter, with: value.value) }
    if let step = checkInitialization(of: target, value) { return step }
    guard let found = writableTarget(target, value) else { return nil }
    return checkStepValue(value, found.type, isText: isDisplayedText(found)).0.map { .assign(found, $0) }
  }

  /// Checks `total += try await api.count()` as two steps: the call, and the change. Returns nil for a value that is not
  /// a call.
  func checkChange(
    of target: Expression, _ symbol: String, byCall value: StepValueSyntax, _ step: StepSyntax, _ names: inout StepNames
  ) -> [Step.Kind]? {
    guard value.isCall else { return nil }
    let (typed, type) = checkStepValue(value, nil)
    guard let typed else { return [.call(.expression(expressions.invalid(value.value.range)))] }
    let name = resultName()
    var result = value
    (result.isTry, result.isAwait) = (false, false)
    result.value = Expression(.name(name), value.value.range)
    // Steps after it cannot read the name.
    let change = expressions.inScope {
      bindResult(name, type, at: value.value.range)
      return checkStep(with: result, .assign(target, operator: symbol), step, &names)
    }
    return [.constant(name, nil, typed)] + change
  }

  /// Binds the name of a result, which the schema does not have.
  func bindResult(_ name: String, _ type: Type, at range: SourceRange) {
    let number = expressions.bind(name, type, .local(name), at: range, isMade: true)
    expressions.session.usedLocals[number] = true
  }

  /// Returns a name for the result of a call, which no step of the same braces has.
  func resultName() -> String {
    let names = scope.steps?.declaredNames
    var name: String
    repeat {
      scope.resultCount += 1
      name = freeName(scope.resultCount == 1 ? "result" : "result\(scope.resultCount)")
    } while names?.contains(name) == true
    return name
  }

  /// Checks a step whose written value is computed from the current one.
  func checkChange(
    of target: Expression, _ value: StepValueSyntax, _ change: (Expression) -> Expression
  ) -> Step.Kind? {
    if let element = target.withoutDefault {
      // `counts[key, default: 0] += 1` is `counts[key] = counts[key, default: 0] + 1`.
      return checkAssignment(element, "=", StepValueSyntax(range: value.range, value: change(target)))
    }
    if let setter = setter(of: target) { return call(setter, with: change(target)) }
    guard let found = writableTarget(target, value) else { return nil }
    if found.isChained || !found.parts.isEmpty { return checkChangeInChain(found, at: target, value, change) }
    var written = value
    written.value = change(target)
    return checkStepValue(written, found.type, isText: isDisplayedText(found)).0.map { .assign(found, $0) }
  }

  /// Returns the target of a write, or nil after reporting its errors and those of the value.
  private func writableTarget(_ target: Expression, _ value: StepValueSyntax) -> WritableTarget? {
    guard let found = expressions.writableTarget(target, scope.writer) else {
      if expressions.contextualLiteral(of: value.value) == nil, !createsViewModel(value.value) {
        _ = checkStepValue(value, nil)
      }
      return nil
    }
    if found.path.root.member != nil { expressions.noteUse([.written, .called], found.path.root.name) }
    return found
  }

  /// Returns whether a value is the construction of a view model, which has no meaning where it cannot be assigned.
  private func createsViewModel(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind else { return false }
    return viewModels[name] != nil
  }

  /// Returns whether views display the text in a target. The texts of models are data.
  private func isDisplayedText(_ target: WritableTarget) -> Bool {
    if case .variable(let name) = target.path.root { return isTextName(name) }
    guard target.path.root.isDisplayed else { return false }
    return target.path.steps.isEmpty && target.parts.isEmpty && target.type.unwrapped == .string
  }

  /// Checks `user.address?.zip += 1` and `lines[i].quantity += 1`: unwraps the value, then assigns the result.
  private func checkChangeInChain(
    _ found: WritableTarget, at target: Expression, _ value: StepValueSyntax, _ change: (Expression) -> Expression
  ) -> Step.Kind? {
    var read = target.readForm
    if case .optionalChain(let optional) = read.kind { read = optional }
    let current = expressions.infer(read)
    let name = freeName(found.lastField ?? found.path.root.name)
    var written = value
    written.value = change(Expression(.name(name), target.range))
    let typed = expressions.inScope {
      expressions.bind(name, found.type.unwrapped, .local(name), at: target.range, isMade: true)
      return checkStepValue(written, found.type.unwrapped).0
    }
    return typed.map { typed in
      .conditional(
        [.unwrap(name, current)],
        then: [Step(kind: .assign(found, typed), range: target.range.union(value.range))], else: [])
    }
  }

  /// Returns a name that is not in use.
  func freeName(_ name: String) -> String {
    expressions.environment.local(name) == nil && expressions.environment.members[name] == nil
      ? name : freeName(name + "Now")
  }

  // MARK: Conditions

  private func checkConditionalStep(
    _ conditions: [Condition], _ first: StepsSyntax, _ second: StepsSyntax?, isTail: Bool
  ) -> [Step.Kind] {
    let outer = expressions.environment.locals
    var (typed, bindings) = expressions.inferConditions(conditions)
    let constants = expressions.constants
    let (then, otherwise) = checkBranches {
      let then = checkBranch(first, isTail: isTail)
      expressions.environment.locals = outer
      return (then, checkBranch(second, isTail: isTail))
    }
    for index in typed.indices { expressions.dropUnused(bindings[index], in: &typed[index]) }
    // Swift warns about steps that are never executed.
    guard let rest = constants.undecided(typed) else { return always(otherwise, of: second) }
    return rest.isEmpty ? always(then, of: first) : [.conditional(rest, then: then, else: otherwise)]
  }

  /// Returns the steps of the only branch that is taken, whose names end with it.
  private func always(_ steps: [Step], of branch: StepsSyntax?) -> [Step.Kind] {
    guard let branch, !branch.declaredNames.isEmpty else { return steps.map(\.kind) }
    let isTrue = TypedExpression(.boolean(true), .bool, branch.range)
    return [.conditional([.expression(isTrue)], then: steps, else: [])]
  }

  private func checkSwitch(
    _ subject: Expression, _ cases: [SwitchCase<StepsSyntax>], isTail: Bool
  ) -> [Step.Kind] {
    let value = expressions.infer(subject)
    expressions.checkSubject(value)
    var bodies: [[Step]] = []
    let canEndLoop = scope.canEndLoop
    scope.canEndLoop = false
    defer { scope.canEndLoop = canEndLoop }
    let checked = checkBranches {
      expressions.checkCases(cases, of: value) { bodies.append(checkBranch($0, isTail: isTail)) }
    }
    expressions.reportMissing(checked, of: subject, after: cases.last?.range, value, body: "break")
    guard value.type != .unknown else { return [.call(.expression(expressions.invalid(subject.range)))] }
    let reached = expressions.reachedCases(of: checked).map { index, head in
      StepCase(patterns: head.patterns, guardCondition: head.guardCondition, steps: bodies[index])
    }
    return [.match(value, reached)]
  }

  // MARK: Progress

  /// Checks `progress done of total`, with two integers or two floating-point numbers, or `progress fraction`.
  private func checkProgress(_ done: Expression, _ total: Expression?, _ range: SourceRange) -> Step.Kind? {
    guard case .command(let command, _)? = scope.owner else {
      report(.asksOutsideCommand(word: "progress"), at: range)
      expressions.inferUnused([done, total].compactMap { $0.map { Argument(value: $0) } })
      return nil
    }
    guard let total else { return .progress(command, expressions.check(done, as: .double), of: nil) }
    let typed = expressions.infer(total)
    let type: Type = typed.type == .double ? .double : .int
    return .progress(command, expressions.check(done, as: type), of: expressions.check(total, as: type))
  }
}

extension Step {
  /// Returns the step without names that are never read, which Swift would warn about.
  fileprivate func dropping(_ unused: Set<String>) -> Step? {
    switch kind {
    case .constant(let name, _, let value) where unused.contains(name):
      if case .expression = value { return nil }
      return Step(kind: .call(value), range: range)
    case .prompt(let name, let question) where unused.contains(name):
      return Step(kind: .prompt("_", question), range: range)
    case .choose(let name, let question, let elements) where unused.contains(name):
      return Step(kind: .choose("_", question, elements), range: range)
    default: return self
    }
  }
}
