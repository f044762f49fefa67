import VmgenSchemaSyntax

/// The stubs of services: `given session.signIn throws .offline`.
extension ExampleChecker {
  func checkStub(
    _ target: ServiceFunctionReference, _ answer: StubBehaviorSyntax, isGiven: Bool
  ) -> ExampleStep.Kind? {
    guard isNameable(target.use), isNameable(target.function) else { return nil }
    let name = target.use.text
    guard let service = service(ofUse: name) else {
      let created = declarations.tables.serviceUses.servicesByUse(of: model.name)
      let own = model.uses.map(\.name)
      let known = own + created.keys.filter { !own.contains($0) }.sorted()
      reportMissing(
        .stubOfNoUse(model: model.name, name: name), name, at: target.use.range, among: known,
        else: known.listed(after: "it uses") ?? "it uses no services")
      return nil
    }
    refer(toUse: target.use)
    if service == ServiceDeclaration.navigator {
      return checkScreenStub(target, answer, isGiven: isGiven)
    }
    // An unknown service has been reported where it is used.
    if services[service] == nil { return nil }
    guard let function = expressions.selectedFunction(target.function, of: service, by: target.arguments) else {
      return nil
    }
    expressions.refer(to: function, at: target.function.range)
    let typed = checkAnswer(answer, function, target)
    let matching = checkMatching(target.arguments, of: function, target.function)
    return typed.map {
      .stub(
        use: name, service: service, function: function.distinctName, matching: matching, $0, isGiven: isGiven)
    }
  }

  /// Records a reference to a service of the view model.
  func refer(toUse use: Identifier) {
    guard let own = model.uses.first(where: { $0.name == use.text }) else { return }
    index?.refer(to: .member(viewModel: model.name, own.id), at: use.range)
  }

  /// Checks the arguments in `api.page(number: 2)`. Those with a label can be left out, and `_` stands for any value.
  private func checkMatching(
    _ arguments: [Argument]?, of function: ServiceFunction, _ name: Identifier
  ) -> [CallArgument] {
    guard let arguments else { return [] }
    let late = arguments.lazy.map { answers($0.value) }.first { $0 !== values }
    return (late ?? values).checkMatching(arguments, function.parameters, of: name)
  }

  private func checkAnswer(
    _ answer: StubBehaviorSyntax, _ function: ServiceFunction, _ target: ServiceFunctionReference
  ) -> StubAnswer? {
    let name = "\(target.use.text).\(function.shownName)"
    func refuse(_ word: String, _ help: String) {
      report(.answerKind(name: name, word: word), at: target.function.range, help: help)
    }
    switch answer {
    case .returns(let value):
      if function.kind == .stream {
        refuse("returns", "it returns a stream; write `when \(name) sends …`")
        if let value { values.inferUnused([Argument(value: value)]) }
        return nil
      }
      return checkReturned(value, of: function, name, target)
    case .fails(let value):
      if function.failure == .never {
        refuse("throws", "it cannot throw; declare `throws(E)` in the service")
        values.inferUnused([Argument(value: value)])
        return nil
      }
      if value.isCancellation, function.kind != .stream, types["CancellationError"] == nil {
        if case .declared(let error) = function.failure {
          refuse("throws CancellationError()", "it throws only a `\(error)`; cancel the run: `when command.cancel()`")
          return nil
        }
        let isCheck = model.edits.contains { edit in
          edit.check.map { $0.call.service == function.service && $0.call.distinctName == function.distinctName }
            == true
        }
        if isCheck {
          refuse("throws CancellationError()", "it is the check of an edit: throw an error, `throws E.offline`")
        }
        return isCheck ? nil : .cancels
      }
      return .fails(thrownError(value, function.failure))
    case .held:
      if function.kind == .query { refuse("held", "it is not `async`") }
      if function.kind == .stream { refuse("held", "remove it; a stream waits until a value is sent") }
      return .held
    case .sends(let value):
      guard function.kind == .stream else {
        refuse("sends", "it does not return a stream; write `given \(name) returns …`")
        if let value { values.inferUnused([Argument(value: value)]) }
        return nil
      }
      return checkSent(value, by: function, name, target)
    case .sequence(let answers):
      if function.kind == .stream {
        refuse("then", "write one `sends` for each value")
        return nil
      }
      return .sequence(answers.compactMap { checkAnswer($0, function, target) })
    case .ends:
      if function.kind != .stream { refuse("ends", "it does not return a stream") }
      return .ends
    case .declines:
      refuse("declines", "only a screen can be closed; write `given \(name) returns …`")
      return nil
    }
  }

  private func checkSent(
    _ value: Expression?, by function: ServiceFunction, _ name: String, _ target: ServiceFunctionReference
  ) -> StubAnswer? {
    switch (function.result, value) {
    case (nil, let value):
      if let value { report(.sendsNothing(name: name), at: value.range, fixIt: removal(of: value.range)) }
      return .sends(nil)
    case (let type?, let value?): return .sends(answers(value).check(value, as: type))
    case (let type?, nil):
      report(
        .answerKind(name: name, word: "sends"), at: target.function.range,
        help: "write a value of type `\(type)` after `sends`")
      return nil
    }
  }

  /// Returns the range of a value with the `returns` before it, which the values after `then` do not have.
  private func withReturns(_ value: SourceRange) -> SourceRange {
    let word = SourceRange(file: value.file, lower: Int(value.lower) - "returns ".utf8.count, upper: Int(value.lower))
    return text(at: word) == "returns " ? word.union(value) : value
  }

  private func checkReturned(
    _ value: Expression?, of function: ServiceFunction, _ name: String, _ target: ServiceFunctionReference
  ) -> StubAnswer? {
    guard let result = function.result else {
      if let value { report(.returnsNothing(name: name), at: value.range, fixIt: removal(of: value.range)) }
      return .returns(nil)
    }
    guard let value else {
      report(.returnMissing(name: name, type: "\(result)"), at: target.function.range)
      return nil
    }
    if case .implicitMember(let item) = value.kind, case .declared(let error) = function.failure,
      enumCase(item.text, of: .declared(error)) != nil, enumCase(item.text, of: result.unwrapped) == nil
    {
      report(
        .noSuchMember(type: result, name: item.text), at: item.range,
        suggestion: .write("throws .\(item.text)", at: withReturns(value.range)))
      return nil
    }
    return .returns(answers(value).check(value, as: result))
  }

  /// Reports `.offline` where an error of any type can be thrown, and suggests a type that has the case.
  private func reportErrorWithoutType(_ value: Expression) {
    guard case .implicitMember(let item) = value.kind else { return report(.errorNeedsType, at: value.range) }
    let known = declarations.types.filter { name, entry in
      enumeration(.declared(name))?.isError == true && isVisible(entry.module, from: value.range.file)
    }.keys.sorted()
    let form = known.first { enumCase(item.text, of: .declared($0)) != nil }.map { "\($0).\(item.text)" }
    report(
      .errorNeedsType, at: value.range,
      help: form.map { "write `\($0)`" }
        ?? (known.isEmpty
          ? "declare the error: `error Problem { case \(item.text) }`, and write `Problem.\(item.text)`" : nil),
      fixIt: form.map { Diagnostic.FixIt(range: value.range, replacement: $0) })
  }

  /// Checks the error that a stub throws. Its type must be written unless the function declares the error type.
  private func thrownError(_ value: Expression, _ failure: Failure) -> TypedExpression {
    if case .declared(let error) = failure { return answers(value).check(value, as: .declared(error)) }
    if values.contextualLiteral(of: value) == .implicitMember {
      reportErrorWithoutType(value)
      return values.invalid(value.range)
    }
    let typed = answers(value).infer(value)
    if !typed.type.hasUnknown, typed.type != .anyError, enumeration(typed.type)?.isError != true {
      report(.throwsNoError(type: typed.type), at: value.range)
    }
    return typed
  }
}

extension ExampleChecker {
  /// Reports queries in expressions that have no stub and whose result type has no empty value.
  ///
  /// The view model evaluates these expressions when it is created. A query without a stub returns an empty value.
  func checkUnstubbedQueries(_ syntax: ExampleSyntax, _ steps: [ExampleStep]) {
    var answered: Set<String> = []
    for case .fake(let use, _, let fake, _, isGiven: true) in steps.map(\.kind) {
      for function in fakes[fake]?.declaration?.functions ?? [] {
        answered.insert("\(use).\(function.function.distinctName)")
      }
    }
    for case .stub(let use, _, let function, let matching, let answer, _) in steps.map(\.kind) where matching.isEmpty {
      switch answer {
      case .returns, .sequence: answered.insert("\(use).\(function)")
      default: break
      }
    }
    for call in model.queriesInFormulas {
      guard let result = call.result, !result.hasEmptyValue, !result.hasUnknown, !hasSample(of: result) else {
        continue
      }
      let name = "\(call.use.name).\(call.shownName)"
      guard answered.insert("\(call.use.name).\(call.distinctName)").inserted else { continue }
      report(
        .queryUnanswered(type: result, name: name), at: syntax.title.range,
        labels: [Diagnostic.Label(range: call.range, text: "called here")])
    }
  }
}

extension ExampleChecker {
  private func hasSample(of type: Type) -> Bool {
    samples.values.contains { !$0.declaration.isConstant && $0.declaration.type == type }
  }
}

extension Type {
  /// Whether the type has an empty value, such as nil, an empty string, zero, or an empty collection.
  package var hasEmptyValue: Bool {
    switch self {
    case .string, .int, .double, .decimal, .bool, .duration, .data, .optional, .array, .set, .dictionary: true
    case .range(let bound): bound.hasEmptyValue
    default: false
    }
  }
}

extension Expression {
  /// Whether the expression is `CancellationError()`.
  fileprivate var isCancellation: Bool {
    guard case .call(let callee, let arguments) = kind, case .name("CancellationError") = callee.kind else {
      return false
    }
    return arguments.isEmpty
  }
}
