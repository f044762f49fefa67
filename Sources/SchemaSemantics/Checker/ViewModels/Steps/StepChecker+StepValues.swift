import VmgenSchemaSyntax

/// The values and calls of steps, and the `try` and `await` that their effects need.
extension StepChecker {
  /// Checks a value and returns it with its type; returns nil after reporting an error.
  ///
  /// - Parameters:
  ///   - type: The expected type, or nil if any type is allowed.
  ///   - isText: Whether string literals are localized.
  func checkStepValue(_ syntax: StepValueSyntax, _ type: Type?, isText: Bool = false) -> (StepValue?, Type) {
    guard let value = checkEffect(syntax) else {
      let typed =
        type.map { expressions.check(syntax.value, as: $0, isText: isText) }
        ?? expressions.infer(syntax.value, Expected(type: nil, isText: isText))
      checkEffectKeywords(syntax, at: syntax.value.range, isBroken: typed.hasInvalid)
      return (.expression(typed), typed.type)
    }
    guard case .made(let made, let result, let name) = value else { return (nil, .unknown) }
    guard let result else {
      report(.noResult(name: name), at: syntax.value.callee.range)
      return (nil, .unknown)
    }
    if let type, !expressions.converts(result, to: type) {
      expressions.reportMismatch(TypedExpression(.invalid, result, syntax.value.range), type, in: .effect)
      return (nil, .unknown)
    }
    return (made, result)
  }

  /// A call that is asynchronous, can fail, or has no result.
  enum Effect {
    /// The call, its result type, and its name in messages.
    case made(StepValue, Type?, String)
    /// A call with an error that has been reported.
    case broken
  }

  /// What a step does with the result of a call.
  enum ResultUse {
    case value
    /// Nothing. If the screen of the call is closed without its result, the steps end.
    case step
    /// Nothing. The steps continue if the screen of the call is closed.
    case discarded
  }

  /// Returns nil for a value without effects.
  func checkEffect(_ syntax: StepValueSyntax, for purpose: ResultUse = .value) -> Effect? {
    let thrown = scope.thrown
    let effect = checkCall(syntax, for: purpose)
    guard syntax.optionalTry != nil, case .made(let call, let result, let name)? = effect else { return effect }
    // A screen has a result or nil itself.
    if case .screen = call { return effect }
    scope.thrown = thrown
    let isOptional = result?.isOptional == true
    return .made(.resultOrNil(call, isOptional: isOptional), result.map { .optional($0.unwrapped) }, name)
  }

  /// Returns the call, whatever follows its `try`; nil for a value without effects.
  func checkCall(_ syntax: StepValueSyntax, for purpose: ResultUse) -> Effect? {
    if let awaited = checkAwait(syntax) { return awaited }
    guard let (callee, arguments) = called(by: syntax.value) else { return nil }
    if let function = expressions.serviceFunction(named: callee) {
      let (use, service, name) = function
      let shown = "\(use).\(name.text)"
      if service == ServiceDeclaration.navigator {
        expressions.noteUse(.called, use)
        guard let screen = checkScreen(function, arguments, syntax.value.range, needsResult: purpose == .value) else {
          return .broken
        }
        // Closing the screen can end the steps, as declining a question does.
        note(isAsync: true, .never, callee.range)
        checkEffectKeywords(syntax, isAsync: true, .any, of: shown, at: callee.range)
        guard let result = screen.result, purpose != .discarded else {
          if let name = screen.navigation.viewModel?.name {
            expressions.noteAwaited(name)
          }
          return .made(.screen(screen.navigation, .end(hasResult: screen.result != nil)), nil, shown)
        }
        guard syntax.optionalTry != nil else { return .made(.screen(screen.navigation, .result), result, shown) }
        let wait = ScreenWait.resultOrNil(isOptional: result.isOptional)
        return .made(.screen(screen.navigation, wait), .optional(result.unwrapped), shown)
      }
      guard let call = expressions.checkServiceCall(function, arguments, syntax.value.range) else {
        return .broken
      }
      if call.kind == .stream {
        report(.streamInFormula(name: shown), at: callee.range)
        return .broken
      }
      note(isAsync: call.kind == .request, call.failure, callee.range)
      checkEffectKeywords(syntax, isAsync: call.kind == .request, call.failure, of: shown, at: callee.range)
      return .made(.service(call), call.result, shown)
    }
    guard case .name(let name) = callee.kind, expressions.environment.local(name) == nil,
      case .custom(let custom)? = expressions.environment.members[name]?.kind, !custom.isFormula
    else { return nil }
    expressions.noteUse(.called, name)
    expressions.refer(toMember: name, at: callee.range, type: custom.result)
    let call = CallSite(of: Identifier(text: name, range: callee.range), arguments, at: syntax.value.range)
    let values = expressions.checkArguments(of: call, custom.parameters, passesDefaults: true)
    guard let values else { return .broken }
    note(isAsync: custom.isAsync, custom.failure, callee.range)
    checkEffectKeywords(syntax, isAsync: custom.isAsync, custom.failure, of: name, at: callee.range)
    return .made(
      .custom(custom.id, values, isAsync: custom.isAsync, failure: custom.failure, result: custom.result),
      custom.result,
      name)
  }

  /// Returns the function and the arguments of a call, or the property of a service whose `get` has effects.
  private func called(by value: Expression) -> (callee: Expression, arguments: [Argument])? {
    if case .call(let callee, let arguments) = value.kind { return (callee, arguments) }
    guard let property = expressions.serviceProperty(named: value), let service = property.service,
      let getter = services[service]?.function(property.name.text), getter.kind == .request || getter.failure != .never
    else { return nil }
    return (value, [])
  }

  func note(isAsync: Bool, _ failure: Failure, _ range: SourceRange) {
    if isAsync { scope.isAsync = true }
    if failure != .never { scope.thrown.append((failure, range)) }
  }

  // MARK: `try` and `await`

  /// Returns the commands of the view model that a call without a base can mean, and their name; nil for another call.
  func ownCommands(called callee: Expression) -> (name: String, commands: [CommandShape])? {
    let name: String
    switch callee.kind {
    case .name(let written) where expressions.environment.local(written) == nil: name = written
    case .ownMember(let written): name = written.text
    default: return nil
    }
    return expressions.environment.members[name]?.commands.map { (name, $0) }
  }

  /// Reports a missing or unnecessary `try` or `await`, as Swift does.
  func checkEffectKeywords(
    _ syntax: StepValueSyntax, isAsync: Bool = false, _ failure: Failure = .never, of name: String = "",
    at range: SourceRange, isBroken: Bool = false
  ) {
    if scope.ignoresKeywords { return }
    if isAsync, !syntax.isAwait {
      report(
        .missingAwait(name: name), at: range,
        fixIt: Diagnostic.FixIt(range: syntax.value.range.start, replacement: "await "))
    } else if !isAsync, syntax.isAwait, !isBroken, !scope.innerEffects.isAsync {
      reportWord("await", syntax)
    }
    if failure != .never, !syntax.isTry {
      report(
        .missingTry(name: name), at: range, fixIt: Diagnostic.FixIt(range: syntax.range.start, replacement: "try "))
    } else if failure == .never, syntax.isTry, !isBroken, !scope.innerEffects.throwsError {
      reportWord("try", syntax)
    }
  }

  /// Returns the `try` and `await` before a value, but not those inside of it.
  func words(before syntax: StepValueSyntax) -> [Substring] {
    let head = SourceRange(
      file: syntax.range.file, lower: Int(syntax.range.lower), upper: Int(syntax.value.range.lower))
    return text(at: head).split(whereSeparator: \.isWhitespace)
  }

  /// Returns what a call of a command waits for, and checks its `try` and `await`.
  private func wait(for command: CommandShape, _ syntax: StepValueSyntax, at range: SourceRange) -> CommandWait {
    let words = words(before: syntax)
    guard !words.isEmpty, !scope.ignoresKeywords else {
      if scope.innerEffects.isAsync || scope.innerEffects.throwsError {
        checkEffectKeywords(syntax, at: syntax.value.range)
      }
      return .none
    }
    let isAwait = words.contains("await")
    let failure = words.contains("try") || syntax.optionalTry != nil ? command.failure : .never
    reportTry(syntax, ofHandled: command, at: range)
    checkEffectKeywords(syntax, isAsync: isAwait, failure, of: command.name, at: range)
    note(isAsync: isAwait, syntax.optionalTry == nil ? failure : .never, range)
    return wait(isAwait: isAwait, failure, ignoresErrors: syntax.optionalTry != nil)
  }

  /// Returns what a call of a command waits for, whose errors the steps receive or ignore. The errors of one that does not
  /// suspend are known after the call.
  func wait(isAwait: Bool, _ failure: Failure, ignoresErrors: Bool) -> CommandWait {
    if failure == .never { return isAwait ? .end : .none }
    if ignoresErrors { return .ignoredErrors(failure, suspends: isAwait) }
    return isAwait ? .result(failure) : .errors(failure)
  }

  private func reportWord(_ word: String, _ syntax: StepValueSyntax) {
    // The word of an argument is inside of the value: `found.append(try await …)`.
    let written = Array(text(at: syntax.range.union(syntax.value.range)).utf8)
    let wanted = Array(word.utf8)
    let start =
      written.indices.first { index in
        written[index...].starts(with: wanted) && (index == 0 || " (".utf8.contains(written[index - 1]))
          && " ?".utf8.contains(written.dropFirst(index + wanted.count).first ?? 0)
      } ?? 0
    let space = written.dropFirst(start + wanted.count).prefix { " ?".utf8.contains($0) }.count
    let lower = Int(syntax.range.lower) + start
    let range = SourceRange(file: syntax.range.file, lower: lower, upper: lower + wanted.count)
    let edit = SourceRange(file: syntax.range.file, lower: lower, upper: lower + wanted.count + space)
    report(
      word == "try" ? .needlessTry : .needlessAwait, at: range, fixIt: Diagnostic.FixIt(range: edit, replacement: ""))
  }

  // MARK: Calls

  /// Checks a call that is a step of its own.
  ///
  /// - Parameter isDiscarded: Whether the call follows `_ =`.
  func checkCallStep(_ syntax: StepValueSyntax, isDiscarded: Bool = false) -> Step.Kind? {
    guard case .call(let callee, let arguments) = syntax.value.kind else {
      if syntax.value.isMissing { return nil }
      if let awaited = checkEffect(syntax) { return awaited.step }
      return reportNoEffect(syntax)
    }
    if expressions.reportPause(callee, arguments, syntax) { return nil }
    if let function = expressions.serviceFunction(named: callee), function.service == ServiceDeclaration.navigator,
      !syntax.isAwait || !screenOpenings.contains(function.name.text)
    {
      checkEffectKeywords(syntax, at: callee.range)
      return checkNavigation(function, arguments, syntax.value.range).map { .navigate($0) }
    }
    if let (name, commands) = ownCommands(called: callee) {
      let call = CallSite(of: Identifier(text: name, range: callee.range), arguments, at: syntax.value.range)
      return expressions.command(called: call, among: commands).flatMap { callCommand($0, call, syntax) }
    }
    if let command = expressions.cancelledCommand(callee, arguments) { return .cancel(command) }
    if let call = checkCallInFake(syntax, callee, arguments) { return call.step }
    if let change = changedCollection(callee, arguments, at: syntax.value.range) {
      checkEffectKeywords(syntax, at: callee.range)
      return checkChange(
        of: change.target, StepValueSyntax(range: syntax.range, value: syntax.value), change.value)
    }
    if let (element, value) = writtenEntry(callee, arguments, at: syntax.value.range) {
      checkEffectKeywords(syntax, at: callee.range)
      return checkAssignment(element, "=", StepValueSyntax(range: syntax.range, value: value))
    }
    if case .member(let base, let name) = callee.kind, let method = expressions.mutatingMethod(base, name) {
      checkEffectKeywords(syntax, at: callee.range)
      let call = CallSite(of: name, arguments, at: syntax.value.range)
      return expressions.checkMutatingCall(method, of: base, call, scope.writer).map { .change($0) }
    }
    if case .member(let base, let name) = callee.kind, expressions.isChangedCollection(base, name) {
      checkEffectKeywords(syntax, at: callee.range)
      return expressions.checkCollectionChange(
        base, CallSite(of: name, arguments, at: syntax.value.range), scope.writer,
        isText: isTextName(base.placeRoot)
      ).map { .change($0) }
    }
    if case .member(let base, let name) = callee.kind { expressions.offerChanges(named: name, of: base) }
    switch expressions.checkListCall(callee, arguments, syntax.value.range) {
    case .function(let list, let command, let arguments):
      checkEffectKeywords(syntax, at: callee.range)
      return .list(list, command, arguments)
    case .reported:
      checkEffectKeywords(syntax, at: callee.range)
      return nil
    case .other: break
    }
    if let call = checkChildCall(syntax, callee, arguments) { return call.step }
    if let effect = checkEffect(syntax, for: isDiscarded || syntax.optionalTry != nil ? .discarded : .step) {
      return effect.step
    }
    if reportsCallInsideChild(callee, arguments) { return nil }
    if let target = toggled(callee, arguments) { return checkToggle(of: target, syntax) }
    if reportForeignCall(callee, arguments, syntax.value.range) {
      expressions.inferUnused(arguments)
      return nil
    }
    return reportNoEffect(syntax)
  }

  private func reportNoEffect(_ syntax: StepValueSyntax) -> Step.Kind? {
    let value = expressions.infer(syntax.value)
    if value.hasInvalid { return nil }
    let range = syntax.value.range
    if scope.body.map({ $0.method != nil }) ?? true {
      report(.stepWithoutEffect, at: range)
    } else {
      report(.unreturnedValue, at: range, suggestion: .write("return \(text(at: range))", at: range))
    }
    return nil
  }

  private func callCommand(_ command: CommandShape, _ call: CallSite, _ syntax: StepValueSyntax) -> Step.Kind? {
    let nameRange = call.name.range
    let wait = wait(for: command, syntax, at: nameRange)
    expressions.noteUse(.read, command.name)
    expressions.refer(toMember: command.name, at: nameRange)
    if scope.owner == .command(command.id), scope.isLast != true, wait == .none {
      report(.commandAgainInside(name: command.name), at: nameRange)
    }
    return expressions.checkArguments(of: call, command.parameters).map { .command(command.id, $0, wait, nil) }
  }
}

extension StepChecker.Effect {
  /// The step that only makes the call; nil if the call has an error.
  fileprivate var step: Step.Kind? {
    if case .made(let value, _, _) = self { .call(value) } else { nil }
  }
}

extension Expression {
  /// The function of a call, or the expression itself.
  var callee: Expression {
    if case .call(let callee, _) = kind { return callee }
    return self
  }
}
