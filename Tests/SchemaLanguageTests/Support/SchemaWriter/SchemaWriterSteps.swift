@testable import VmgenSchemaSyntax

/// The actions of view models: commands, reactions and their steps.
extension SchemaWriter {
  mutating func print(_ command: CommandSyntax) {
    write("command \(command.name.text)")
    if !command.parameters.isEmpty { print(parameters: command.parameters) }
    print(result: command.result, isStream: false)
    print(clause: "when", command.gate)
    print(clause: "busy", command.busy)
    if let policy = command.policy { write(" \(policy.text)") }
    if let exclusive = command.exclusive {
      write(" exclusive")
      if let group = exclusive.group { write(" \(quotedClause(group.text))") }
    }
    if command.keepsErrors != nil { write(" throws") }
    print(command.steps)
    print(command.catches)
  }

  mutating func print(_ policy: ErrorPolicySyntax) {
    write("errors")
    body(policy.uses.map { Either.use($0) } + policy.catches.map { Either.clause($0) }) { printer, item in
      switch item {
      case .use(let use): printer.print(.use(use))
      case .clause(let clause): printer.item { $0.print(clause) }
      }
    }
  }

  /// An item of an error policy.
  private enum Either {
    case use(UseSyntax)
    case clause(CatchSyntax)
  }

  /// Returns the name of a group. A keyword of a clause is quoted.
  private func quotedClause(_ name: String) -> String {
    ClauseKeyword(rawValue: name) == nil ? name : "`\(name)`"
  }

  private mutating func print(clause word: String, _ value: Expression?) {
    guard let value else { return }
    write(" \(word) ")
    head { $0.print(value) }
  }

  mutating func print(_ follow: FollowSyntax) {
    write("follow ")
    print(follow.target)
    write(" from ")
    head { $0.print(follow.stream) }
    if !follow.conditions.isEmpty {
      write(" when ")
      head { $0.list(follow.conditions) { $0.print($1) } }
    }
    if let steps = follow.steps { print(steps) }
    print(follow.catches)
  }

  mutating func print(_ reaction: ReactionSyntax) {
    if case .every(let interval, let condition) = reaction.event {
      write("every ")
      head { $0.print(interval) }
      print(clause: "when", condition)
      print(reaction.steps)
      return print(reaction.catches)
    }
    write("on ")
    switch reaction.event {
    case .lifecycle(let event): write(event.rawValue)
    case .start: write("start")
    case .every: break
    case .change(let values, let old):
      write("change of ")
      if values.count == 1 {
        head { $0.print(values[0]) }
      } else {
        bracketed("(", ")") { $0.list(values) { $0.print($1) } }
      }
      if let old { write(" from \(old.text)") }
    case .received(let pattern): head { $0.print(pattern) }
    case .condition(let condition):
      if case .name(let name) = condition.kind, LifecycleEvent(rawValue: name) != nil || name == "start" {
        write("`\(name)`")
      } else {
        head { $0.print(condition) }
      }
    }
    print(reaction.steps)
    print(reaction.catches)
  }

  private mutating func print(_ catches: [CatchSyntax]) {
    for each in catches {
      write(" ")
      print(each)
    }
  }

  private mutating func print(_ value: CatchSyntax) {
    write(value.patterns.isEmpty ? "catch" : "catch ")
    head { $0.list(value.patterns) { $0.print($1) } }
    if let type = value.errorType { write(" let error as \(type.text)") }
    print(clause: "where", value.condition)
    print(value.steps)
  }

  // MARK: Steps

  mutating func print(closureBody steps: StepsSyntax) {
    level += 1
    for step in steps.steps { item { $0.print(step.kind) } }
    level -= 1
  }

  mutating func print(_ steps: StepsSyntax) {
    body(steps.steps) { printer, step in
      printer.item { $0.print(step.kind) }
    }
  }

  private mutating func print(_ use: StepValueUse) {
    switch use {
    case .constant(let name, let type, let isVariable):
      write("\(isVariable ? "var" : "let") \(name.text)")
      if let type {
        write(": ")
        print(type)
      }
      write(" = ")
    case .start(let name): write("async let \(name.text) = ")
    case .assign(let target, let sign):
      print(target)
      write(" \(sign) ")
    case .call: break
    case .discard: write("_ = ")
    }
  }

  private mutating func print(_ step: StepSyntax.Kind) {
    switch step {
    case .value(let value, let use):
      print(use)
      print(value)
    case .declaration(let name, let type, let isVariable):
      write("\(isVariable ? "var" : "let") \(name.text): ")
      print(type)
    case .conditional(let conditions, let then, let otherwise): printIf(conditions, then, otherwise)
    case .match(let subject, let cases):
      write("switch ")
      head { $0.print(subject) }
      body(cases) { printer, each in
        printer.item {
          $0.printHead(each)
          $0.print(caseSteps: each.body.steps)
        }
      }
    case .guarded(let conditions, let otherwise):
      write("guard ")
      head { $0.list(conditions) { $0.print($1) } }
      write(" else")
      print(otherwise)
    case .attempt(let body, let catches):
      write("do")
      print(body)
      print(catches)
    case .deferred(let body):
      write("defer")
      print(body)
    case .end: write("return")
    case .nextTurn: write("continue")
    case .endLoop: write("break")
    case .result(let value):
      write("return ")
      print(value)
    case .throwing(let error):
      write("throw ")
      print(error)
    case .forEach(let names, let elements, let body):
      write(names.count == 1 ? "for \(names[0].text) in " : "for (\(names[0].text), \(names[1].text)) in ")
      head { $0.print(elements) }
      print(body)
    case .progress(let done, let total):
      print(question: "progress", done)
      if let total { print(question: " of", total) }
    case .wait(let duration): print(question: "wait", duration)
    case .confirm(let name, let question): print((name.map { "let \($0.text) = " } ?? "") + "confirm", question)
    case .prompt(let name, let question): print("let \(name.text) = prompt", question)
    case .choose(let name, let question): print("let \(name.text) = choose", question)
    case .commit(let name): write("commit \(name.text)")
    case .revert(let name): write("revert \(name.text)")
    case .invalidate(let name): write("invalidate \(name.text)")
    case .removal(let call, let period, let steps):
      print(call)
      write(" undo ")
      head { $0.print(period) }
      print(steps)
    case .emit(let name, let arguments):
      write("emit \(name.text)")
      if !arguments.isEmpty { bracketed("(", ")") { $0.print(arguments: arguments) } }
    case .finish(let value):
      write("finish ")
      print(value)
    }
  }

  /// Writes the steps of a case: the only one on the line of the case, several on lines of their own.
  private mutating func print(caseSteps steps: [StepSyntax]) {
    switch steps.count {
    case 0: write(" break")
    case 1:
      write(" ")
      print(steps[0].kind)
    default:
      level += 1
      for step in steps { item { $0.print(step.kind) } }
      level -= 1
    }
  }

  private mutating func print(_ word: String, _ question: QuestionSyntax) {
    print(question: word, question.text)
    for (clause, value) in [
      ("from", question.elements), ("message", question.message), ("yes", question.confirmText),
      ("no", question.cancelText),
    ] {
      if let value { print(question: " \(clause)", value) }
    }
    if question.isDestructive { write(" destructive") }
    if question.isSecure { write(" secure") }
  }

  private mutating func print(question: String, _ text: Expression) {
    write("\(question) ")
    print(text)
  }

  private mutating func printIf(_ conditions: [Condition], _ then: StepsSyntax, _ otherwise: StepsSyntax?) {
    write("if ")
    head { $0.list(conditions) { $0.print($1) } }
    print(then)
    guard let otherwise else { return }
    write(" else")
    if let (conditions, then, otherwise) = otherwise.elseIf {
      write(" ")
      printIf(conditions, then, otherwise)
    } else {
      print(otherwise)
    }
  }

  /// Writes a value with `try` and `await`. Names that are not allowed at the beginning of a value are quoted.
  mutating func print(_ value: StepValueSyntax) {
    if value.isTry { write(value.optionalTry == nil ? "try " : "try? ") }
    if value.isAwait { write("await ") }
    let quoted = quotedNames
    if value.value.beginsLikeQuestion { quotedNames.formUnion(Expression.questionWords) }
    if let name = value.value.firstName, effectKeywords.contains(name) || statementSteps[name] != nil {
      quotedNames.insert(name)
    }
    print(value.value)
    quotedNames = quoted
  }
}

extension StepsSyntax {
  /// The only `if` in these steps, if there are no other steps: an `else if`.
  fileprivate var elseIf: (conditions: [Condition], then: StepsSyntax, otherwise: StepsSyntax?)? {
    guard let only = steps.first, steps.count == 1,
      case .conditional(let conditions, let then, let otherwise) = only.kind
    else { return nil }
    return (conditions, then, otherwise)
  }
}
