extension StepsSyntax {
  /// Calls `visit` with each expression directly inside the steps, in source order.
  package func forEachExpression(_ visit: (Expression) -> Void) {
    for step in steps { step.forEachExpression(visit) }
  }
}

extension StepSyntax {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    switch kind {
    case .value(let value, let use):
      if case .assign(let target, _) = use { visit(target) }
      visit(value.value)
    case .conditional(let conditions, let then, let otherwise):
      for condition in conditions { condition.forEachChild(visit) }
      then.forEachExpression(visit)
      otherwise?.forEachExpression(visit)
    case .match(let subject, let cases):
      visit(subject)
      for each in cases {
        for pattern in each.patterns { pattern.forEachValue(visit) }
        if let condition = each.guardCondition { visit(condition) }
        each.body.forEachExpression(visit)
      }
    case .guarded(let conditions, let otherwise):
      for condition in conditions { condition.forEachChild(visit) }
      otherwise.forEachExpression(visit)
    case .forEach(_, let elements, let body):
      visit(elements)
      body.forEachExpression(visit)
    case .attempt(let body, let catches):
      body.forEachExpression(visit)
      for clause in catches {
        if let condition = clause.condition { visit(condition) }
        clause.steps.forEachExpression(visit)
      }
    case .removal(let call, let period, let steps):
      visit(call)
      visit(period)
      steps.forEachExpression(visit)
    case .progress(let done, let total):
      visit(done)
      if let total { visit(total) }
    case .emit(_, let arguments): for argument in arguments { visit(argument.value) }
    case .confirm(_, let question), .prompt(_, let question), .choose(_, let question):
      for expression in question.expressions { visit(expression) }
    case .throwing(let value), .result(let value), .wait(let value), .finish(let value): visit(value)
    case .declaration, .end, .nextTurn, .endLoop, .commit, .revert, .invalidate: break
    }
  }
}
