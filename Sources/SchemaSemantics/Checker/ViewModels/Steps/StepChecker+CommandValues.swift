import VmgenSchemaSyntax

/// Calls of the view model's commands for their results: `guard validate() else { return }`, `let user = await find(id)`.
extension StepChecker {
  /// Returns whether an expression contains the call of a command that may have a result.
  func callsCommand(_ expression: Expression) -> Bool {
    if case .call(let callee, _) = expression.kind, namesValueCommand(callee) { return true }
    return expression.containsChild(where: callsCommand)
  }

  /// Returns whether one of the commands that a call can mean has a result.
  func namesValueCommand(_ callee: Expression) -> Bool {
    ownCommands(called: callee)?.commands.contains { $0.result != nil } == true
  }

  /// Returns the command with a result that a call runs; nil for another call. A command cannot wait for itself.
  func valueCommand(_ callee: Expression, _ arguments: [Argument]) -> CommandShape? {
    guard namesValueCommand(callee), let (name, commands) = ownCommands(called: callee) else { return nil }
    let call = CallSite(of: Identifier(text: name, range: callee.range), arguments, at: callee.range)
    guard let command = expressions.command(called: call, among: commands), command.result != nil else { return nil }
    return scope.owner == .command(command.id) ? nil : command
  }

  /// Returns a name for the result of a command, whose call becomes a step.
  func named(
    _ call: Expression, of command: CommandShape, in value: StepValueSyntax, _ calls: inout [Step.Kind]
  ) -> Expression {
    guard case .call(let callee, let arguments) = call.kind, let result = command.result,
      let state = expressions.environment.members[result.state], let stored = state.type
    else { return call }
    let ignoresErrors = value.optionalTry != nil && command.failure != .never
    let type = result.isOptional ? stored : ignoresErrors ? .optional(stored.unwrapped) : stored.unwrapped
    let isAsync = value.isAwait
    checkEffectKeywords(
      value, isAsync: isAsync, command.failure, of: command.name, at: callee.range, isBroken: true)
    reportTry(value, ofHandled: command, at: callee.range)
    note(isAsync: isAsync, ignoresErrors ? .never : command.failure, callee.range)
    scope.innerEffects.isAsync = scope.innerEffects.isAsync || isAsync
    scope.innerEffects.throwsError = scope.innerEffects.throwsError || command.failure != .never
    expressions.noteUse(.read, command.name)
    expressions.noteUse(.read, result.state)
    expressions.refer(toMember: command.name, at: callee.range)
    let name = resultName()
    bindResult(name, type, at: call.range)
    let site = CallSite(of: Identifier(text: command.name, range: callee.range), arguments, at: call.range)
    let wait = wait(isAwait: value.isAwait, command.failure, ignoresErrors: ignoresErrors)
    if let values = expressions.checkArguments(of: site, command.parameters) {
      let returned = ReturnedValue(name: name, state: state.id, isOptional: result.isOptional, range: call.range)
      calls.append(.command(command.id, values, wait, returned))
    } else {
      calls.append(.constant(name, nil, .expression(expressions.invalid(call.range))))
    }
    return Expression(.name(name), call.range)
  }

  /// Reports `try` before the call of a command whose errors only the error policy receives.
  func reportTry(_ value: StepValueSyntax, ofHandled command: CommandShape, at range: SourceRange) {
    guard value.isTry, command.failure == .never, case .policy? = command.errorHandler else { return }
    report(
      .needlessTry, at: range,
      help: "the error policy handles the errors of `\(command.name)`; write `throws` before its steps to receive them")
    scope.innerEffects.throwsError = true
  }
}

extension [Step.Kind] {
  /// Returns the steps of `let user = await find(id)`, of which the last has the name of the constant; nil for other
  /// steps.
  func naming(_ rest: [Step.Kind]) -> [Step.Kind]? {
    guard rest.count == 1, case .constant(let name, nil, .expression(let value)) = rest[0],
      case .reference(.local(let bound)) = value.kind
    else { return nil }
    switch last {
    case .command(let id, let arguments, let wait, var returned?) where returned.name == bound:
      returned.name = name
      return dropLast() + [.command(id, arguments, wait, returned)]
    case .guarded(let conditions, let otherwise):
      guard conditions.count == 1, case .unwrap(bound, let optional) = conditions[0] else { return nil }
      return dropLast() + [.guarded([.unwrap(name, optional)], else: otherwise)]
    default: return nil
    }
  }
}

/// Commands whose calls have a value, because each call runs.
extension MemberChecker {
  /// Reports calls for the result of a command that may not run, or whose run ends later.
  func reportUncertainResults(_ model: CheckedMembers) {
    for member in model.members {
      member.forEachStep { step in
        guard case .command(let id, _, let wait, let returned) = step.kind,
          let command = model.commands.first(where: { $0.id == id })
        else { return }
        if command.isAsync, wait == .none && returned != nil || wait.failure != .never && !wait.suspends {
          let call = returned?.range ?? callAfterTry(step.range)
          report(
            .missingAwait(name: command.shownName), at: call,
            fixIt: Diagnostic.FixIt(range: call.start, replacement: "await "))
        } else if let returned, let (reason, help) = command.doubt {
          report(
            .uncertainResult(name: command.shownName, reason: reason), at: returned.range,
            help: "\(help), or call it as a step and read `\(returned.state.name)` after it")
        }
      }
    }
  }
}

extension MemberChecker {
  /// Returns the range of `save()` in `try save()`.
  private func callAfterTry(_ step: SourceRange) -> SourceRange {
    let word = text(at: step).prefix { "try? ".contains($0) }
    return SourceRange(file: step.file, lower: Int(step.lower) + word.utf8.count, upper: Int(step.upper))
  }
}

extension Command {
  /// Why a call may have no result of its own, and what to write instead; nil if each call runs.
  fileprivate var doubt: (reason: String, help: String)? {
    if gate != nil { return ("its condition can be false", "write a `guard` in its steps instead of `when`") }
    if group != nil { return ("another command of its exclusive group can be running", "remove `exclusive`") }
    let help = "write `parallel` or `queue` before its steps"
    switch policy {
    case _ where !isAsync: return nil
    case .drop: return ("a call while it is running is dropped", help)
    case .restart: return ("a later call cancels its run", help)
    case .queue, .parallel: return nil
    }
  }
}
