import VmgenSchemaSyntax

/// The nodes of steps and their values.
extension SyntaxNodeCollector {
  mutating func collect(_ steps: StepsSyntax?) {
    if let steps { collect(steps) }
  }

  mutating func collect(_ steps: StepsSyntax) {
    add(.block, steps.range)
    for step in steps.steps { collect(step) }
  }

  mutating func collect(_ step: StepSyntax) {
    add(.step, step.range)
    switch step.kind {
    case .value(let value, let use):
      switch use {
      case .constant(_, let type, _): collect(type)
      case .assign(let target, _): collect(target)
      case .start, .call, .discard: break
      }
      collect(value)
    case .declaration(_, let type, _): collect(type)
    case .conditional(let conditions, let then, let otherwise):
      collect(conditions)
      collect(then)
      collect(otherwise)
    case .match(let subject, let cases):
      add(.match, step.range)
      collect(subject)
      for each in cases {
        add(.switchCase, each.range)
        for pattern in each.patterns { collect(pattern) }
        collect(each.guardCondition)
        for step in each.body.steps { collect(step) }
      }
    case .guarded(let conditions, let body):
      collect(conditions)
      collect(body)
    case .forEach(_, let elements, let body):
      collect(elements)
      collect(body)
    case .deferred(let body): collect(body)
    case .attempt(let body, let catches):
      collect(body)
      collect(catches)
    case .removal(let call, let period, let steps):
      collect(call)
      collect(period)
      collect(steps)
    case .progress(let done, let total):
      collect(done)
      collect(total)
    case .wait(let value), .finish(let value), .throwing(let value), .result(let value): collect(value)
    case .confirm(_, let question), .prompt(_, let question), .choose(_, let question): collect(question.expressions)
    case .emit(_, let arguments): collect(arguments)
    case .commit, .revert, .invalidate, .end, .nextTurn, .endLoop: break
    }
  }

  mutating func collect(_ value: StepValueSyntax) {
    add(.stepValue, value.range)
    collect(value.value)
  }

  mutating func collect(_ catches: [CatchSyntax]) {
    for clause in catches { collect(clause, as: .catchClause) }
  }

  mutating func collect(_ clause: CatchSyntax, as kind: SyntaxKind) {
    add(kind, clause.range)
    for pattern in clause.patterns { collect(pattern) }
    collect(clause.condition)
    collect(clause.steps)
  }
}
