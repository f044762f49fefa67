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
    case .binary(let left, let sign, let right) where ["==", "!="].contains(sign.text):
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

  /// A call of a command inside of a step, whose result has a name in the rest of the step.
  struct CalledCommand {
    /// `when validate()`
    var run: ExampleStepSyntax
    var call: Expression
    var result: Expression
    var name: Identifier
    var type: TypeSyntax?
    /// The step with the name in place of the call; nil for `let errors = validate()`.
    var rest: ExampleStepSyntax?
  }

  /// Returns the first call of a command with a result in a constant or an expectation.
  func calledInside(_ step: ExampleStepSyntax) -> CalledCommand? {
    var run = step
    if case .constant(let name, let type, let value) = step.kind, let result = resultOfCommand(value) {
      run.kind = .run(value)
      return CalledCommand(run: run, call: value, result: result, name: name, type: type)
    }
    let value: Expression
    switch step.kind {
    case .constant(_, _, let constant): value = constant
    case .expect(let condition): value = condition
    default: return nil
    }
    guard let (call, result, replaced) = naming(callIn: value) else { return nil }
    run.kind = .run(call)
    var rest = step
    if case .constant(let name, let type, _) = step.kind {
      rest.kind = .constant(name, type, replaced)
    } else {
      rest.kind = .expect(replaced)
    }
    let name = Identifier(text: nameOfResult, range: call.range)
    return CalledCommand(run: run, call: call, result: result, name: name, rest: rest)
  }

  /// The name of a result that the schema does not name.
  private var nameOfResult: String { steps.freeName("result") }

  /// Returns the first call of a command in a value, the member with its result, and the value with a name for the result.
  private func naming(callIn value: Expression) -> (call: Expression, result: Expression, replaced: Expression)? {
    if let result = resultOfCommand(value) {
      return (value, result, Expression(.name(nameOfResult), value.range))
    }
    func inside(_ part: Expression, _ kind: (Expression) -> Expression.Kind) -> (Expression, Expression, Expression)? {
      naming(callIn: part).map { ($0.call, $0.result, Expression(kind($0.replaced), value.range)) }
    }
    switch value.kind {
    case .parenthesized(let inner): return inside(inner) { .parenthesized($0) }
    case .prefix(let sign, let operand): return inside(operand) { .prefix(sign, $0) }
    case .member(let base, let name): return inside(base) { .member($0, name) }
    case .optionalChain(let base): return inside(base) { .optionalChain($0) }
    case .index(let base, let arguments): return inside(base) { .index($0, arguments) }
    case .call(let callee, let arguments): return inside(callee) { .call($0, arguments) }
    case .binary(let left, let sign, let right):
      // As in Swift, the right value of these is not always evaluated.
      let isConditional = ["&&", "||", "??"].contains(sign.text)
      return inside(left) { .binary($0, sign, right) }
        ?? (isConditional ? nil : inside(right) { .binary(left, sign, $0) })
    default: return nil
    }
  }

  /// Checks the name of a command's result. Without a result, the example fails there.
  func checkResult(of called: CalledCommand, _ prefix: inout ExamplePrefix) -> ExampleStep {
    let declared = called.type.map { resolve($0) }
    let result = declared.map { acts.check(called.result, as: $0.asOptional) } ?? acts.infer(called.result)
    var isOptional = false
    if case .call(let callee, _) = called.call.kind, case .name(let command) = callee.kind {
      isOptional = environment.members[command]?.commands?.contains { $0.result?.isOptional == true } == true
    }
    let type = isOptional ? result.type : result.type.unwrapped
    let name: String
    if called.rest == nil {
      guard isNameable(called.name) else { return ExampleStep(kind: .expect(result), range: called.run.range) }
      let constant = bind(called.name, type, isUsed: result.hasInvalid, isGiven: false)
      prefix.constants.append(constant.binding)
      name = constant.name
    } else {
      name = names.make(called.name.text)
      let number = expressions.bind(called.name.text, type, .local(name), at: called.name.range, isMade: true)
      expressions.session.usedLocals[number] = true
    }
    return ExampleStep(
      kind: isOptional
        ? .constant(name, nil, result, isGiven: false)
        : .required(name, result, text: text(at: called.call.range)),
      range: called.run.range)
  }

  private func isTruth(_ result: Expression) -> Bool {
    if case .name(let name) = result.kind { environment.members[name]?.type == .optional(.bool) } else { false }
  }

  private func compared(_ result: Expression, to truth: Bool, _ range: SourceRange) -> Expression {
    Expression(
      .binary(result, Identifier(text: "==", range: range.end), Expression(.boolean(truth), range.end)), range)
  }
}
