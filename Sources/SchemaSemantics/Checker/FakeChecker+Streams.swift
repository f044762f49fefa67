import VmgenSchemaSyntax

/// What the functions of a fake send to streams.
extension StepChecker {
  /// Checks `emit updates(value)` in a function of a fake, which sends a value to the streams of its service, or
  /// `emit updates(of: item, value)` to those with these arguments.
  func checkSend(_ name: Identifier, _ arguments: [Argument], of service: String, _ range: SourceRange) -> Step.Kind? {
    guard let function = stream(name, of: service, arguments, for: "emit") else { return nil }
    let value = function.result.map { [Parameter(label: nil, name: "value", type: $0)] } ?? []
    let compared = arguments.dropLast(value.count)
    let matching = expressions.checkMatching(Array(compared), function.parameters, of: name)
    let sent = CallSite(of: name, Array(arguments.dropFirst(compared.count)), at: range)
    return expressions.checkArguments(of: sent, value).map {
      .send(.value($0.first?.value), to: function.streamID, matching: matching)
    }
  }

  /// Checks `updates.finish()` or `updates.finish(throwing: error)` in a function of a fake, which end the streams of its
  /// service, with arguments before the error those with these arguments. Returns nil for another call.
  func checkFinish(_ callee: Expression, _ arguments: [Argument]) -> (step: Step.Kind?, range: SourceRange)? {
    guard case .fake(let fake) = scope.owner, case .member(let base, let name) = callee.kind, name.text == "finish",
      case .name(let stream) = base.kind, expressions.environment.members[stream] == nil
    else { return nil }
    let called = Identifier(text: stream, range: base.range)
    guard let function = self.stream(called, of: fake.service, arguments, for: "finish") else {
      return (nil, callee.range)
    }
    let error = arguments.last.flatMap { $0.label?.text == "throwing" ? $0.value : nil }
    let compared = error == nil ? arguments : arguments.dropLast()
    let matching = expressions.checkMatching(compared, function.parameters, of: name)
    guard let error else { return (.send(.end, to: function.streamID, matching: matching), callee.range) }
    let thrown = thrownError(error)
    if let failure = thrown.thrownFailure, !function.failure.includes(failure) {
      report(.fakeThrows(name: function.shownName), at: error.range)
    }
    return (.send(.failure(thrown), to: function.streamID, matching: matching), callee.range)
  }

  /// Returns a function of a service that returns a stream, after reporting any other name.
  private func stream(
    _ name: Identifier, of service: String, _ arguments: [Argument], for word: String
  ) -> ServiceFunction? {
    guard let function = expressions.selectedFunction(name, of: service, by: nil) else {
      expressions.inferUnused(arguments)
      return nil
    }
    expressions.refer(to: function, at: name.range)
    guard function.kind != .stream else { return function }
    report(
      .answerKind(name: function.shownName, word: word), at: name.range,
      help: "only a function that returns a `stream` sends values and ends")
    return nil
  }
}

extension ServiceFunction {
  fileprivate var streamID: MemberID { MemberID(index: MemberID.unknown.index, name: distinctName) }
}
