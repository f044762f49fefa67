import VmgenSchemaSyntax

/// `received { answer in total = answer.totalCount }`: the values of an answer that are not rows.
extension MemberChecker {
  /// Returns the checked steps, which only change values, because they are part of the transaction that stores the rows.
  func checkReceived(of list: ListSyntax, _ shape: LoadShape) -> ReceivedAnswer? {
    guard case .received(let name, let syntax)? = list.rule(.received)?.content else { return nil }
    let steps = StepChecker(expressions, stepsOf: .received)
    steps.markErrorUnavailable()
    steps.expressions.environment.unavailable["$0"] = .init(help: "name the answer: `received { answer in … }`")
    let binding = name.map { name in
      StepChecker.Binding(
        name: name, number: steps.expressions.bind(name.text, shape.answer, .local(name.text), at: name.range))
    }
    let checked = steps.checkSteps(syntax, isTail: true)
    let bindings = [binding].compactMap(\.self).filter { $0.name.text != "_" }
    let unused = steps.expressions.unusedNames(bindings)
    for step in checked { reportEffects(of: step) }
    return ReceivedAnswer(name: bindings.map(\.name.text).first { !unused.contains($0) }, steps: checked)
  }

  private func reportEffects(of step: Step) {
    if step.isChange { return }
    let facts = step.facts
    for branch in facts.branches { for step in branch { reportEffects(of: step) } }
    // A question has been reported.
    if facts.role == .control || facts.role == .question || step.hasInvalid { return }
    switch step.kind {
    case .declaration(let name, _):
      let help = "write its value: `let \(name) = if … { … } else { … }`"
      report(.effectOfAnswer, at: step.range, help: help)
    case .initialize(_, .expression, _): break
    default: report(.effectOfAnswer, at: step.range)
    }
  }

  /// Reports the changes of values that the `load` of the same list reads: the next page would belong to another request.
  func reportAnswersOfOtherLoads(_ model: CheckedMembers) {
    for list in model.lists {
      guard let load = list.load, let received = load.received else { continue }
      let reader = StoredReads(declarations, model)
      var expressions: [TypedExpression] = []
      load.steps.forEachExpression { expressions.append($0) }
      let read = reader.paths(of: expressions)
      received.steps.forEachStep { step in
        guard let path = step.facts.writtenPath, read.contains(where: { $0.overlaps(path) }) else { return }
        report(.answerChangesLoad(name: path.root.name), at: step.range)
      }
    }
  }
}
