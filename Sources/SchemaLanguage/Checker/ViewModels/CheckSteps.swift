/// The steps of commands, reactions and `catch` clauses.
extension SchemaChecker {
  /// - Parameter isTail: whether nothing follows the last of them.
  func checkSteps(_ syntax: StepsSyntax, isTail: Bool) -> [Step] {
    inScope {
      var bindings: [Binding] = []
      var result: [Step] = []
      for (index, step) in syntax.steps.enumerated() {
        steps?.isLast = isTail && index == syntax.steps.count - 1
        for kind in checkStep(step, &bindings) { result.append(Step(kind: kind, range: step.range)) }
      }
      let unused = unusedNames(bindings)
      return unused.isEmpty ? result : result.compactMap { $0.dropping(unused) }
    }
  }

  private func checkStep(_ step: StepSyntax, _ bindings: inout [Binding]) -> [Step.Kind] {
    switch step.kind {
    case .constant(let name, let value):
      let (typed, type) = checkStepValue(value, nil)
      checkKept(type, at: value.value.range)
      bindStep(name, type, &bindings)
      return typed.map { [.constant(name.text, $0)] } ?? []
    case .assign(let target, let symbol, let value): return checkAssignment(target, symbol, value).map { [$0] } ?? []
    case .call(let value): return checkCallStep(value).map { [$0] } ?? []
    case .conditional(let conditions, let first, let second):
      return checkConditionalStep(conditions, first, second, isTail: steps?.isLast == true)
    case .confirm(let text): return [.confirm(checkQuestion(text, "confirm"))]
    case .prompt(let name, let text):
      let typed = checkQuestion(text, "prompt")
      bindStep(name, .string, &bindings)
      return [.prompt(name.text, typed)]
    case .commit(let name): return checkDraftStep(name).map { [.commit(draft: $0)] } ?? []
    case .revert(let name): return checkDraftStep(name).map { [.revert(draft: $0)] } ?? []
    case .askAgain(let name): return checkAskAgain(name).map { [.askAgain($0)] } ?? []
    }
  }

  private func bindStep(_ name: Identifier, _ type: Type, _ bindings: inout [Binding]) {
    guard isNameable(name), name.text != "_" else { return }
    checkNotKeyword(name, as: "constant")
    if let first = bindings.first(where: { $0.name.text == name.text }) {
      report(
        .namedTwice, at: name.range, ["name": name.text],
        labels: [Diagnostic.Label(range: first.name.range, text: "first named here")])
    }
    let number = bind(name.text, type, .local(name.text), at: name.range)
    bindings.append(Binding(name: name, number: number))
  }

  // MARK: Assignments

  private func checkAssignment(_ target: Expression, _ symbol: String, _ value: StepValueSyntax) -> Step.Kind? {
    let found = writableTarget(target, .step)
    var written = value
    if symbol != "=" {
      let place = SourceRange(
        file: target.range.file, lower: Int(target.range.upper), upper: Int(value.value.range.lower))
      written.value = Expression(
        .binary(target, Identifier(text: String(symbol.dropLast()), range: place), value.value), value.value.range)
    }
    guard let found else {
      _ = checkStepValue(value, nil)
      return nil
    }
    memberUse.written.insert(found.path.root.name)
    memberUse.called.insert(found.path.root.name)
    steps?.assigned.append(found.path)
    let (typed, _) = checkStepValue(written, found.type)
    return typed.map { .assign(found.path, $0) }
  }

  // MARK: Conditions

  private func checkConditionalStep(
    _ conditions: [Condition], _ first: StepsSyntax, _ second: StepsSyntax?, isTail: Bool
  ) -> [Step.Kind] {
    let outer = environment.locals
    var typed: [TypedCondition] = []
    var bindings: [[Binding]] = []
    for condition in conditions {
      let (checked, bound) = inferCondition(condition)
      typed.append(checked)
      bindings.append(bound)
    }
    let then = checkSteps(first, isTail: isTail)
    environment.locals = outer
    let otherwise = second.map { checkSteps($0, isTail: isTail) } ?? []
    for index in typed.indices { dropUnused(bindings[index], in: &typed[index]) }
    var rest: [TypedCondition] = []
    for condition in typed {
      // Swift warns of steps that are never taken.
      if case .expression(let test) = condition, let value = test.constantTruth {
        if !value { return otherwise.map(\.kind) }
      } else {
        rest.append(condition)
      }
    }
    return rest.isEmpty ? then.map(\.kind) : [.conditional(rest, then: then, else: otherwise)]
  }

  // MARK: Questions, drafts, queries

  private func checkQuestion(_ text: Expression, _ word: String) -> TypedExpression {
    if case .command? = steps?.owner {
      steps?.asks = true
      steps?.isAsync = true
    } else {
      report(.asksOutsideCommand, at: text.range, ["word": word])
    }
    return check(text, as: .string, isText: true)
  }

  private func checkDraftStep(_ name: Identifier) -> String? {
    guard isNameable(name) else { return nil }
    if case .draft? = environment.members[name.text], environment.local(name.text) == nil {
      memberUse.called.insert(name.text)
      memberUse.read.insert(name.text)
      return name.text
    }
    reportNoDraft(name)
    return nil
  }

  func reportNoDraft(_ name: Identifier) {
    let drafts = environment.members.filter { if case .draft = $0.value { true } else { false } }.map(\.key)
    let isMember = environment.members[name.text] != nil
    reportMissing(
      .notADraft, name.text, at: name.range, ["name": name.text], among: isMember ? [] : drafts,
      else: isMember ? "make one of it: `draft form = \(name.text)`" : nil)
  }

  private func checkAskAgain(_ name: Identifier) -> String? {
    guard isNameable(name) else { return nil }
    guard case .use(let service)? = environment.members[name.text], environment.local(name.text) == nil else {
      let uses = environment.members.filter { if case .use = $0.value { true } else { false } }.map(\.key)
      reportMissing(.notAService, name.text, at: name.range, ["name": name.text], among: uses, else: nil)
      return nil
    }
    memberUse.called.insert(name.text)
    guard let service else { return nil }
    let queries = services[service]?.declaration.functions.filter { $0.kind == .query && $0.result != nil } ?? []
    if queries.isEmpty {
      report(.nothingToAskAgain, at: name.range, ["service": service])
      return nil
    }
    return name.text
  }
}

extension Step {
  /// The step without names that nothing reads: Swift would warn of them.
  fileprivate func dropping(_ unused: Set<String>) -> Step? {
    switch kind {
    case .constant(let name, let value) where unused.contains(name):
      if case .expression = value { return nil }
      return Step(kind: .call(value), range: range)
    case .prompt(let name, let text) where unused.contains(name): return Step(kind: .prompt("_", text), range: range)
    default: return self
    }
  }
}
