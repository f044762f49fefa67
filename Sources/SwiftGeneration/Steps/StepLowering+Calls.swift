import VmgenSchemaSemantics
import VmgenSchemaSyntax

// Calls in steps: services, customs, commands, questions and navigation.
extension StepLowering {
  /// Returns a call of a service or of a custom, with its `try` and `await`.
  ///
  /// - Parameter isTyped: Whether the place gives the type of the value.
  mutating func call(_ value: StepValue, isTyped: Bool = false) -> SwiftExpression {
    switch value {
    case .expression(let expression): return outside(expression, hint: nil, isTyped: isTyped)
    case .started(let call): return result(of: call)
    case .resultOrNil(let call, let isOptional): return resultOrNil(of: call, isOptional: isOptional)
    case .service(let call):
      let arguments = arguments(call.arguments)
      if call.kind == .request { beginStartedCalls() }
      ensureCurrent()
      let service = names.servicesOfRun.member(swiftIdentifier(lowerCamelCased(call.service), .member))
      return lowering.call(call, of: service, arguments)
        .marked(effects(call.failure, isAsync: call.kind == .request))
    case .custom(let custom, let values, let isAsync, let failure, _):
      let arguments = arguments(values)
      if isAsync { beginStartedCalls() }
      ensureCurrent()
      let owner = swiftIdentifier(names.members.viewModel.name)
      return .text(owner).member(swiftIdentifier(custom.name, .member)).call(arguments)
        .marked(effects(failure, isAsync: isAsync))
    case .screen(let navigation, let wait):
      var passed = navigation.viewModel.map { [SwiftArgument("of", made($0))] } ?? []
      passed.append(SwiftArgument(.text(".\(navigation.kind.rawValue)")))
      passed.append(SwiftArgument(navigator))
      flushReads()
      noteCancellationCheck()
      switch wait {
      case .result: return .run.member("result").call(passed).marked([.try, .await])
      case .resultOrNil(let isOptional):
        let result = SwiftExpression.run.member("resultOrNil").call(passed).marked([.try, .await])
        return isOptional ? .binary(result, "??", .nil) : result
      case .end(let hasResult):
        if hasResult { return .run.member("resultOrNil").call(passed).marked([.try, .await]) }
        passed[0].label = "of"
        return .run.member("end").call(passed).marked([.try, .await])
      }
    }
  }

  /// Returns the result of a call, or nil if it fails: `try await run.valueOrNil { try await run.services.session.user() }`.
  private mutating func resultOrNil(of value: StepValue, isOptional: Bool) -> SwiftExpression {
    // The steps ignore the error of the call.
    let outer = thrown
    let call = call(value)
    thrown = outer
    noteCancellationCheck()
    let name = value.suspends ? "valueOrNil" : "immediateValueOrNil"
    let result = SwiftExpression.run.member(name).call(trailing: SwiftClosure([], [.value(call)]))
      .marked(value.suspends ? [.try, .await] : .try)
    return isOptional ? .binary(result, "??", .nil) : result
  }

  /// The navigator of the running command: `run.services.navigator`.
  private var navigator: SwiftExpression { names.servicesOfRun.member("navigator") }

  /// Records the effects of a call and returns its keywords.
  private mutating func effects(_ failure: Failure, isAsync: Bool) -> SwiftEffects {
    if failure != .never { thrown.failures.insert(failure) }
    if isAsync { (mayHaveEnded, hasCallToBegin) = (true, false) }
    return SwiftEffects(throwing: failure, isAsync: isAsync)
  }

  // MARK: Started calls

  /// Appends the start of a call: `let user = try run.start { try await run.services.session.user() }`.
  mutating func start(_ name: String, _ value: StepValue) {
    // The step that awaits the call throws its error.
    let outer = thrown
    (mayHaveEnded, hasCallToBegin) = (false, false)
    startsCall = true
    let call = call(value)
    startsCall = false
    thrown = outer
    noteCancellationCheck()
    hasCallToBegin = true
    let start = SwiftExpression.run.member("start").call(trailing: SwiftClosure([], [.value(call)]))
    append(.bind(swiftIdentifier(lowering.enter(name)), type: nil, start.marked(.try)))
  }

  /// Returns the result of a call that an earlier step has started: `try await run.value(of: user)`.
  private mutating func result(of call: StartedCall) -> SwiftExpression {
    flushReads()
    noteCancellationCheck()
    hasCallToBegin = false
    if call.failure != .never { thrown.failures.insert(call.failure) }
    let local = swiftIdentifier(lowering.locals[call.name] ?? call.name)
    return .run.member("value").call([SwiftArgument("of", .text(local))]).marked([.try, .await])
  }

  /// Binds an identifier that an argument creates, because the closure of a started call runs later.
  private mutating func namingNewID(in argument: CallArgument) -> TypedExpression {
    let value = argument.value
    guard value.containsExpression(where: { if case .newID = $0.kind { true } else { false } }) else { return value }
    let name = lowering.freshName(argument.label ?? "id")
    bind(name, nil, value)
    return TypedExpression(.reference(.local(name)), value.type, value.range)
  }

  /// Appends a wait for the calls that have been started, so that a request after them is the later call.
  private mutating func beginStartedCalls() {
    guard hasCallToBegin else { return }
    appendCall("beginStartedCalls", [], [.try, .await])
    hasCallToBegin = false
  }

  private mutating func arguments(_ arguments: [CallArgument]) -> [SwiftArgument] {
    var result: [SwiftArgument] = []
    for argument in arguments {
      let label = argument.label.map { swiftIdentifier($0, .label) }
      let value = startsCall ? namingNewID(in: argument) : argument.value
      result.append(SwiftArgument(label, outside(value, hint: argument.label)))
    }
    return result
  }

  // MARK: Commands

  /// Appends the call of a command. If the command calls itself, the call starts after the current run has ended.
  mutating func runCommand(_ called: MemberID, _ values: [CallArgument], _ wait: CommandWait) {
    let arguments = arguments(values)
    flushReads()
    let name = names.members.viewModel.methodName(of: called)
    let call = SwiftExpression.parameter(0).member(swiftIdentifier(name, .member)).call(arguments)
    let closure = SwiftClosure([], [.value(call)])
    if called.name == command {
      return append(.value(.run.member("afterwards").call(trailing: closure)))
    }
    appendRun(closure, wait)
  }

  /// Appends the call of a command whose result the steps read: `let user = try await run.result({ $0.stored.findResult
  /// }) { $0.find(id) }`.
  mutating func bind(
    _ returned: ReturnedValue, of called: MemberID, _ values: [CallArgument], _ wait: CommandWait,
    before rest: ArraySlice<Step>
  ) {
    let arguments = arguments(values)
    flushReads()
    let name = names.members.viewModel.methodName(of: called)
    let call = SwiftExpression.parameter(0).member(swiftIdentifier(name, .member)).call(arguments)
    let stored = SwiftExpression.parameter(0).member("stored").member(swiftIdentifier(returned.state.name))
    let state = returned.isOptional ? SwiftExpression.text(".some").call([SwiftArgument(stored)]) : stored
    if wait.suspends { beginStartedCalls() }
    if wait.needsCompletion { thrown.failures.insert(wait.failure) }
    var result = SwiftExpression.run.member(wait.resultMethod)
      .call([SwiftArgument(.closure(SwiftClosure([], [.value(state)])))], trailing: SwiftClosure([], [.value(call)]))
      .marked(wait.suspends ? [.try, .await] : .try)
    if case .ignoredErrors = wait, returned.isOptional { result = .binary(result, "??", .nil) }
    let local = swiftIdentifier(lowering.enter(returned.name))
    let binding = SwiftStatement.bind(local, type: nil, result)
    append(rest.contains { $0.changes(variable: returned.name) } ? binding.asVariable(named: local) : binding)
    noteCancellationCheck()
  }

  /// Appends the call of a command, and waits for what the step waits for.
  private mutating func appendRun(_ closure: SwiftClosure, _ wait: CommandWait) {
    switch wait {
    case .none, .ignoredErrors(_, suspends: false): appendCall("call", trailing: closure)
    case .end, .ignoredErrors:
      beginStartedCalls()
      appendCall("finished", trailing: closure, [.try, .await])
    case .result(let failure):
      beginStartedCalls()
      appendCall("finishedOrThrow", trailing: closure, [.try, .await])
      thrown.failures.insert(failure)
    case .errors(let failure):
      appendCall("callOrThrow", trailing: closure)
      thrown.failures.insert(failure)
    }
  }

  /// Appends the cancellation of a command, which may be the one that contains the step.
  mutating func cancel(_ name: String) {
    flushReads()
    let call = SwiftExpression.parameter(0).member(swiftIdentifier(name, .member)).member("cancel").call()
    appendCall("call", trailing: SwiftClosure([], [.value(call)]))
    mayHaveEnded = true
  }

  /// Appends the call of a child's command, if the child exists.
  mutating func runCommand(_ name: String, _ values: [CallArgument], of child: MemberID, _ wait: CommandWait) {
    let arguments = arguments(values)
    flushReads()
    let owner = SwiftExpression.parameter(0).member(swiftIdentifier(child.name, .member))
    var isOptional = false
    if case .child(let member)? = names.members.viewModel[child] { isOptional = member.optional != nil }
    let call = (isOptional ? owner.chained : owner).member(swiftIdentifier(name, .member)).call(arguments)
    appendRun(SwiftClosure([], [.value(call)]), wait)
  }

  /// Appends the call of a list's function.
  mutating func runCommand(_ command: ListCommand, _ values: [CallArgument], of list: MemberID) {
    let arguments = arguments(values)
    flushReads()
    let call = SwiftExpression.parameter(0).member(swiftIdentifier(list.name, .member)).member(command.rawValue)
      .call(arguments)
    appendCall("call", trailing: SwiftClosure([], [.value(call)]))
  }

  /// Appends a removal that can be undone: `try run.remove(id, of: CurrentValues.rowsLoading, undo: .seconds(5)) { run in
  /// … }`.
  mutating func remove(_ id: TypedExpression, of list: String, undo period: TypedExpression, _ steps: [Step]) {
    let id = outside(id, hint: "id")
    let period = outside(period, hint: "period")
    flushReads()
    // The steps run later, so what they throw does not end these steps.
    let outer = (thrown, mayHaveEnded, isTail)
    (mayHaveEnded, isTail) = (false, true)
    let statements = block(steps)
    (thrown, mayHaveEnded, isTail) = outer
    let arguments = [
      SwiftArgument(id),
      SwiftArgument("of", .text("CurrentValues").member(swiftIdentifier(GeneratedName.loading(of: list)))),
      SwiftArgument("undo", period),
    ]
    let send = SwiftClosure([statements.traits.contains(.readsRun) ? "run" : "_"], statements)
    appendCall("remove", arguments, trailing: send)
  }

  /// Appends the registration of deferred changes, which Swift's own `defer` makes after an error.
  mutating func enter(_ deferred: DeferredSteps) {
    flushReads()
    var transaction = TransactionLowering(lowering, names)
    transaction.append(deferred.steps.map { StepChange($0) })
    lowering.madeNames = transaction.lowering.madeNames
    lowering.highestParameter = transaction.lowering.highestParameter
    let block = swiftIdentifier(lowering.freshName("block"))
    lowering.locals[deferred.name] = block
    let change = SwiftClosure(naming: "values", transaction.statements)
    append(.bind(block, type: nil, .run.member("deferring").call(trailing: change)))
    let leave = SwiftExpression.run.member("leave").call([SwiftArgument(.text(block))])
    append(.value(.text("defer").call(trailing: SwiftClosure([], [.value(leave)]))))
  }

  // MARK: Events

  mutating func emit(_ event: String, _ values: [CallArgument]) {
    let arguments = arguments(values)
    flushReads()
    let name = SwiftExpression.text("." + swiftIdentifier(event, .member))
    appendCall("emit", [SwiftArgument(arguments.isEmpty ? name : name.call(arguments))])
  }

  // MARK: Questions

  /// Returns the call that presents a question: `try await run.confirm(text, isDestructive: true)`.
  mutating func ask(_ word: String, _ question: Question, _ choice: QuestionElements? = nil) -> SwiftExpression {
    flushReads()
    var arguments: [SwiftArgument] = []
    if question.expressions.count == 1, choice == nil {
      // A single text is read inside the call.
      arguments.append(SwiftArgument(inCall(question.text)))
    } else {
      arguments.append(SwiftArgument(outside(question.text, hint: "text")))
    }
    func add(_ label: String, _ text: TypedExpression?) {
      if let text { arguments.append(SwiftArgument(label, outside(text, hint: label))) }
    }
    add("message", question.message)
    if let choice {
      add("from", choice.elements)
      add("titles", choice.titles)
    }
    add("confirmText", question.confirmText)
    add("cancelText", question.cancelText)
    if question.isDestructive { arguments.append(SwiftArgument("isDestructive", .text("true"))) }
    if question.isSecure { arguments.append(SwiftArgument("isSecure", .text("true"))) }
    flushReads()
    noteCancellationCheck()
    return .run.member(word).call(arguments).marked([.try, .await])
  }

  /// Binds the answer to a question.
  mutating func bindAnswer(_ name: String, _ answer: SwiftExpression) {
    append(
      name == "_" ? .assign(.text("_"), answer) : .bind(swiftIdentifier(lowering.enter(name)), type: nil, answer))
  }

  // MARK: Navigation

  mutating func navigate(_ navigation: Navigation) {
    var step = SwiftExpression.text(".\(navigation.kind == .cover ? "present" : navigation.kind.rawValue)")
    if navigation.tabs != nil { step = .text(".resetTabs") }
    var passed: [SwiftArgument] = []
    if let viewModel = navigation.viewModel { passed.append(SwiftArgument(made(viewModel))) }
    if let tabs = navigation.tabs { passed.append(SwiftArgument(made(tabs))) }
    if navigation.kind == .cover { passed.append(SwiftArgument(.text(".cover"))) }
    if let url = navigation.url { passed.append(SwiftArgument("url", outside(url, hint: "url"))) }
    flushReads()
    let made = passed.isEmpty ? step : step.call(passed)
    appendCall("navigate", [SwiftArgument(navigator), SwiftArgument(made)])
  }

  /// Appends the end of the screen: `try run.finish(run.services.navigator, with: branch)`.
  mutating func finish(_ value: TypedExpression) {
    flushReads()
    let value = inCall(value, isTyped: false)
    flushReads()
    appendCall("finish", [SwiftArgument(navigator), SwiftArgument("with", value)])
  }

  /// Returns the construction of a view model: `HomeViewModel(user: user, services: run.services, context: context)`.
  private mutating func made(_ construction: ViewModelConstruction) -> SwiftExpression {
    let services = names.members.declarations.viewModels[construction.name]?.services ?? []
    return .text(swiftIdentifier(construction.name)).call(surrounded(construction.arguments, services))
  }

  /// Returns the tabs of a router: `.main(user: user, services: run.services, context: context)`.
  private mutating func made(_ tabs: TabsConstruction) -> SwiftExpression {
    .text("." + swiftIdentifier(tabs.name, .member)).call(surrounded(tabs.arguments, tabs.services))
  }

  /// Returns arguments, followed by the services and the context of the view model.
  private mutating func surrounded(_ passed: [CallArgument], _ services: [String]) -> [SwiftArgument] {
    var arguments = arguments(passed)
    if !services.isEmpty { arguments.append(SwiftArgument("services", names.servicesOfRun)) }
    let context = lowering.freshName("context")
    let value = SwiftExpression.placeholder.member("inputs").member("context")
    reads.append(
      StepRead(
        local: context, value: ReadValue(result: nil, statements: [.value(value)])))
    arguments.append(SwiftArgument("context", .text(swiftIdentifier(context))))
    return arguments
  }
}

extension StepLowering {
  /// Returns a closure with the busy text of a command, if the text reads the parameters of the command.
  mutating func busyText(of command: Command, _ context: FileContext) -> SwiftExpression? {
    guard let busy = command.busy, command.isAsync, command.busyReadsParameters else { return nil }
    var names = names.at(.step(values: .placeholder))
    names.storedFailures = names.members.viewModel.failures(context)
    let outer = lowering.names
    lowering.names = names
    defer { lowering.names = outer }
    return .closure(SwiftClosure(naming: "values", lowering.body(busy)))
  }
}

extension Command {
  /// Whether the busy text reads a parameter, so that it belongs to a run and not to the command.
  var busyReadsParameters: Bool {
    guard let busy else { return false }
    return parameters.contains { busy.mentions($0.name) }
  }
}

extension SwiftEffects {
  /// The keywords of a call of a function.
  init(throwing failure: Failure, isAsync: Bool) {
    self = failure == .never ? [] : .try
    if isAsync { insert(.await) }
  }
}

extension CommandWait {
  /// The function of the runtime that runs the command and returns its result.
  fileprivate var resultMethod: String {
    switch self {
    case .none: "immediateResult"
    case .errors: "immediateResultOrThrow"
    case .end, .result: "result"
    case .ignoredErrors(_, let suspends): suspends ? "resultOrNil" : "immediateResultOrNil"
    }
  }
}
