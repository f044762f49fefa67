import VmgenSchemaSemantics

/// The calls of a run.
extension Run {
  func perform(
    _ value: StepValue, _ scope: Scope, _ owner: ViewModelInstance, ignoresErrors: Bool = false,
    _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    switch value {
    case .expression(let expression): try receive(owner.stepEvaluator.value(expression, scope))
    case .service(let call): return try perform(call, scope, owner, ignoresErrors, receive)
    case .screen(let navigation, let wait): return try present(navigation, wait, scope, owner, receive)
    case .started(let call): return try takeResult(of: call.name, ignoresErrors, receive)
    case .resultOrNil(let call, let isOptional):
      return try perform(call, scope, owner, ignoresErrors: true) { value in
        try receive(isOptional || value == .none ? value : Value(wrapping: value))
      }
    case .custom(let id, _, _, _, _): throw unsupported(id)
    }
    return .done
  }

  private func unsupported(_ custom: MemberID) -> EvaluationFailure {
    .unsupported("the custom member `\(custom.name)`, which is written in Swift")
  }

  private func perform(
    _ call: ServiceCall, _ scope: Scope, _ owner: ViewModelInstance, _ ignoresErrors: Bool,
    _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    let arguments = try owner.stepEvaluator.arguments(of: call, scope)
    let double = world.doubles.function(call.distinctName, of: call.service)
    if call.kind == .query {
      if let value = try pass(double.query(arguments), ignoresErrors, receive) { result = value }
      return .done
    }
    return try take(pendingCall(double, arguments), ignoresErrors, receive)
  }

  /// Passes the value of an answer on, or handles its error. Returns the value that was passed on.
  private func pass(
    _ answer: Answer, _ ignoresErrors: Bool, _ receive: (Value) throws -> Void
  ) throws -> Value? {
    let value: Value
    switch answer {
    case .value(let answered): value = answered
    case .failure where ignoresErrors, .cancelled where ignoresErrors: value = .none
    case .cancelled:
      onCancellation?()
      try end(.cancelled)
      return nil
    case .failure(let error):
      try handle(error)
      return nil
    }
    try receive(value)
    return value
  }

  /// Passes the answer to a call on, now or when it arrives.
  private func take(
    _ call: PendingCall, _ ignoresErrors: Bool, _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    let take = { [weak self] (answer: Answer) throws in
      guard let self, !self.isOver else { return }
      if let value = try self.pass(answer, ignoresErrors, receive) { self.result = value }
    }
    if let answer = call.answer {
      try take(answer)
      return .done
    }
    call.onAnswer = { [weak self] answer in
      try take(answer)
      try self?.resume()
    }
    return .suspended
  }

  private func pendingCall(_ double: FunctionDouble, _ arguments: [String: Value]) throws -> PendingCall {
    try PendingCall(double, arguments, in: world) { [weak self] in self?.isOver != false }
  }

  func start(_ name: String, _ value: StepValue, _ scope: Scope, _ owner: ViewModelInstance) throws {
    switch value {
    case .service(let call):
      let arguments = try owner.stepEvaluator.arguments(of: call, scope)
      let double = world.doubles.function(call.distinctName, of: call.service)
      startedCalls[name] = try pendingCall(double, arguments)
    case .custom(let id, _, _, _, _): throw unsupported(id)
    case .expression, .screen, .started, .resultOrNil: throw owner.missing(name)
    }
  }

  private func takeResult(
    of name: String, _ ignoresErrors: Bool, _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    guard let call = startedCalls.removeValue(forKey: name) else { throw owner.missing(name) }
    return try take(call, ignoresErrors, receive)
  }

  private func present(
    _ navigation: Navigation, _ wait: ScreenWait, _ scope: Scope, _ owner: ViewModelInstance,
    _ receive: @escaping (Value) throws -> Void
  ) throws -> Progress {
    try owner.navigate(navigation, scope)
    let settle = { [weak self] (result: Value?) -> Bool in
      if case .end(hasResult: false) = wait, result != nil { return false }
      self?.world.later {
        guard let self, !self.isOver else { return }
        switch wait {
        case .result:
          guard let result else { return try self.end(.cancelled) }
          try receive(result)
        case .resultOrNil(let isOptional): try receive(result.map { isOptional ? $0 : Value(wrapping: $0) } ?? .none)
        case .end: try receive(.none)
        }
        try self.resume()
      }
      return true
    }
    world.doubles.navigator.wait(for: navigation.viewModel?.name ?? "", settle)
    return .suspended
  }
}
