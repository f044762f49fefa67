import VmgenSchemaSyntax

/// Checks fakes of services.
struct FakeChecker: DeclarationReader {
  let expressions: ExpressionChecker

  var declarations: ModuleDeclarations { expressions.declarations }

  func checkDeclarations() {
    for syntax in declarations.ownSyntaxes {
      for case .fake(let fake) in syntax.declarations where fakes[fake.name.text]?.range == fake.name.range {
        let checked = check(fake)
        declarations.tables.fakes[fake.name.text]?.declaration = checked
      }
    }
  }

  private func check(_ syntax: FakeSyntax) -> Fake? {
    let service = syntax.service
    guard isNameable(service), let entry = self.service(named: service) else { return nil }
    let states = checkStates(of: syntax)
    var environment = environment(of: syntax, states)
    let own = ownFunctions(of: syntax, entry)
    let values = checkOwnFunctions(own, of: syntax, states, &environment)
    let changing = declareChangingFunctions(of: syntax, entry, states)
    let answered = Set(syntax.functions.compactMap { declaration(of: $0.head, in: entry)?.distinctName })
    var functions: [FakeFunction] = []
    for function in syntax.functions where !own.contains(where: { $0.range == function.range }) {
      let name = function.head.name
      let ownFunction = changing.first { $0.name == name.text }
      if ownFunction == nil, !isNameable(name) { continue }
      guard let declared = ownFunction ?? self.function(for: function.head, of: entry) else { continue }
      if ownFunction == nil { expressions.refer(to: declared, at: name.range) }
      var found = check(function, as: declared, environment, syntax, answered)
      found.isOwn = ownFunction != nil
      if let first = functions.first(where: { $0.function.distinctName == found.function.distinctName }) {
        reportRepeated(
          .duplicateMember(owner: syntax.name.text, kind: "function", name: found.function.shownName),
          at: function.head.name.range, after: first.range)
      } else {
        functions.append(found)
      }
    }
    functions += storedProperties(of: entry, in: states, without: Set(functions.map(\.function.distinctName)))
    reportCycles(functions, syntax)
    let scope = ViewModel(
      name: syntax.name.text, range: syntax.range, documentation: [],
      members: states.map { .state($0) } + values.map { .derived($0) },
      graph: DependencyGraph(leaves: [], nodes: []), isStateful: true)
    return Fake(
      name: syntax.name.text, range: syntax.range, documentation: syntax.documentation, service: service.text,
      scope: scope, functions: functions)
  }

  private func checkStates(of syntax: FakeSyntax) -> [StateMember] {
    let names = syntax.states.map(\.name)
    checkUnique(names, as: "state", of: syntax.name.text)
    var start = expressions.defaultEnvironment(
      syntax.range.file, siblings: names.map(\.text), "state", of: "initial value")
    start.hasSamples = true
    let members = MemberChecker(expressions.in(start))
    return syntax.states.enumerated().map { index, state in
      // Generated code has a property for the double.
      let double = GeneratedName.double(of: lowerCamelCased(syntax.service.text))
      checkMemberName(state.name, as: "state", reserved: [double], owner: syntax.name.text)
      let checked = members.resolve(state, MemberID(index: index, name: state.name.text), in: start)
      self.index?.define(
        .member(viewModel: syntax.name.text, checked.id), at: state.name, type: checked.type)
      return checked
    }
  }

  // MARK: Functions

  private func check(
    _ syntax: FakeFunctionSyntax, as function: ServiceFunction, _ environment: Environment, _ fake: FakeSyntax,
    _ answered: Set<String>
  ) -> FakeFunction {
    let head = syntax.head
    for (written, parameter) in zip(head.parameters, function.parameters) {
      expressions.referToLabel(written.label, of: parameter)
    }
    checkUnique(head.parameters.compactMap(\.name).filter { $0.text != "_" }, as: "parameter", of: head.name.text)
    let names = zip(head.parameters, function.parameters).map { written, parameter in
      written.name.flatMap { $0.text == "_" ? nil : $0.text } ?? parameter.name
    }
    let body = StepScope.FakeBody(
      fake: fake.name.text, service: fake.service.text, function: function.name, isStream: function.kind == .stream,
      result: function.answer,
      failure: function.failure, functions: answered)
    let steps = StepChecker(
      expressions.in(environment), stepsOf: .fake(body))
    steps.markErrorUnavailable()
    for (name, (written, parameter)) in zip(names, zip(head.parameters, function.parameters)) {
      steps.expressions.bind(name, parameter.type, .local(name), at: written.range, named: written.name?.range)
    }
    let checked = steps.checkSteps(syntax.steps, isTail: true)
    if function.answer != nil, checked.last?.alwaysReturns != true {
      report(.missingReturn, at: syntax.steps.range.last)
    }
    reportRefused(checked)
    for (failure, range) in steps.scope.thrown where !function.failure.includes(failure) {
      report(.fakeThrows(name: function.shownName), at: range)
    }
    return FakeFunction(
      function: function, names: names, range: syntax.range, documentation: head.documentation, steps: checked)
  }

  private func environment(of syntax: FakeSyntax, _ states: [StateMember]) -> Environment {
    var environment = Environment(file: syntax.range.file)
    environment.hasSamples = true
    environment.owner = syntax.name.text
    environment.viewModel = syntax.name.text
    environment.memberIDs = Dictionary(states.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    for state in states { environment.declare(.state(state.id, state.type)) }
    return environment
  }

  /// Returns the function of the service with the same name and labels, after reporting a different signature.
  private func function(for head: ServiceFunctionSyntax, of service: ServiceEntry) -> ServiceFunction? {
    guard let function = declaration(of: head, in: service) else {
      let help =
        "a function of its own neither suspends nor throws, and others of the fake call it, or an example: `when use.f()`"
      expressions.reportNoFunction(head.name, service.declaration.name, otherwise: help)
      return nil
    }
    let parameters = head.parameters.map { resolve($0.type) }
    let result = head.result.map { resolve($0) }
    if let error = head.effects.throwing?.error { _ = resolve(error) }
    checkKeys()
    let keepsResult = function.result == result && (function.kind == .stream) == head.isStream
    let isSame =
      keepsResult && function.parameters.map(\.label) == head.labels && function.parameters.map(\.type) == parameters
      && head.parameters.allSatisfy { $0.defaultValue == nil }
    let isUnknown = (parameters + [result, function.result].compactMap(\.self)).contains(where: \.hasUnknown)
    guard isSame || isUnknown else {
      // Steps that have been written for another result are not corrected.
      report(
        .fakeSignature(service: service.declaration.name, name: head.name.text), at: head.range,
        labels: [Diagnostic.Label(range: function.range, text: "declared here")],
        help: keepsResult ? "write `\(function.head)`" : "let it return what the function of the service returns",
        fixIt: keepsResult
          ? Diagnostic.FixIt(range: head.range, replacement: function.head, changesMeaning: true) : nil)
      return nil
    }
    return function
  }

  /// Returns the function of a service with the same labels, or else the first one with the name.
  private func declaration(of head: ServiceFunctionSyntax, in service: ServiceEntry) -> ServiceFunction? {
    let named = service.functions(named: head.name.text)
    return named.first { $0.parameters.map(\.label) == head.labels } ?? named.first
  }

  /// Reports steps that wait, ask or do more than to change states, which the answer to a call cannot.
  private func reportRefused(_ steps: [Step]) {
    steps.forEachStep { step in
      let word = text(at: step.range).prefix { $0.isLetter }
      switch step.kind {
      case .emit, .send, .answer, .call: return
      default: break
      }
      switch step.facts.role {
      case .change, .control: break
      case .question: report(.fakeStep(word: "a question"), at: step.range)
      case .effect, .navigation: report(.fakeStep(word: "`\(word)`"), at: step.range)
      }
    }
  }
}

extension StepChecker {
  /// Checks `return value`.
  func checkResult(_ value: Expression, at range: SourceRange) -> [Step.Kind] {
    switch scope.owner {
    case .command(_, let result?): return checkResult(value, of: result, at: range)
    case .fake(let fake): return [checkResult(value, of: fake, at: range)]
    case .body(let body): return [checkResult(value, of: body)]
    default:
      reportNoResult(value, at: range)
      return [.end]
    }
  }

  /// Checks `return value` in a function of a fake.
  private func checkResult(_ value: Expression, of fake: StepScope.FakeBody, at range: SourceRange) -> Step.Kind {
    if let result = fake.result { return .result(expressions.check(value, as: result)) }
    // The only step of braces is read as a value.
    if case .call(let callee, let arguments) = value.kind, let (step, _) = checkFinish(callee, arguments) {
      return step ?? .result(expressions.invalid(value.range))
    }
    expressions.inferUnused([Argument(value: value)])
    let form = "emit \(fake.function)(\(text(at: value.range)))"
    // The value after `=` is no step.
    let isStep = scope.steps?.range != value.range
    report(
      .fakeResult, at: value.range, help: fake.isStream ? "send it: `{ \(form) }`" : "remove the value",
      fixIt: fake.isStream && isStep ? Diagnostic.FixIt(range: range, replacement: form) : nil)
    return .result(expressions.invalid(value.range))
  }
}

extension ExpressionChecker {
  /// Whether an expression is a state of a fake, such as `store.items`.
  func isStateOfFake(_ expression: Expression) -> Bool {
    guard case .member(let base, let name) = expression.kind, case .name(let use) = base.kind else { return false }
    return fake(ofUse: use)?.scope.states.contains { $0.name == name.text } == true
  }

  /// Returns the fake that an example gives a service.
  func fake(ofUse use: String) -> Fake? { environment.fakes[use].flatMap { fakes[$0]?.declaration } }

  /// Returns the state that `store.items` means in an example with a fake for that service; nil for another name.
  func stateOfFake(_ name: Identifier, ofUse use: String) -> (Fake, StateMember)? {
    guard let fake = fake(ofUse: use) else { return nil }
    if isCompleted(name.text) { index?.offer(fake.scope.states.map(\.name), of: fake.name) }
    guard let state = fake.scope.states.first(where: { $0.name == name.text }) else { return nil }
    index?.refer(to: .member(viewModel: fake.name, state.id), at: name.range, type: state.type)
    return (fake, state)
  }
}

/// Fakes in examples.
extension ExampleChecker {
  /// Returns the service of a `use` of the view model, or of one that it creates.
  func service(ofUse name: String) -> String? {
    model.uses.first { $0.name == name }?.service
      ?? declarations.tables.serviceUses.servicesByUse(of: model.name)[name]
  }

  /// Checks `given store = MemoryStore(items: [a])`.
  ///
  /// - Parameter isGiven: Whether the step precedes the creation of the view model.
  func checkFake(_ use: Identifier, of service: String, _ value: Expression, isGiven: Bool) -> ExampleStep.Kind? {
    guard case .call(let callee, let arguments) = value.kind, case .name(let name) = callee.kind,
      let entry = fakes[name], entry.syntax.service.text == service
    else {
      reportNoFake(value, of: service)
      return nil
    }
    index?.refer(to: .fake(name), at: callee.range)
    expressions.environment.fakes[use.text] = name
    guard let fake = entry.declaration else { return nil }
    for label in arguments.compactMap(\.label) {
      guard let state = fake.scope.states.first(where: { $0.name == label.text }) else { continue }
      index?.refer(to: .member(viewModel: name, state.id), at: label.range, type: state.type)
    }
    let call = CallSite(of: Identifier(text: name, range: callee.range), arguments, at: value.range)
    let late = arguments.lazy.map { answers($0.value) }.first { $0 !== values }
    return (late ?? values).checkArguments(of: call, fake.parameters).map {
      .fake(use: use.text, service: service, fake: name, $0, isGiven: isGiven)
    }
  }

  /// Checks `when store.items = []` and `when store.filter.text = ""`; returns nil where no fake of the example has such a
  /// state.
  func checkFakeState(_ target: Expression, _ value: Expression) -> ExampleStep.Kind? {
    guard case .member(let base, let name) = target.kind else { return nil }
    guard case .name(let use) = base.kind else {
      let new = Argument(label: name, value: value)
      let with = Identifier(text: "with", range: name.range)
      return checkFakeState(base, base.calling(with, [new], at: target.range))
    }
    guard let (fake, state) = expressions.stateOfFake(name, ofUse: use) else { return nil }
    refer(toUse: Identifier(text: use, range: base.range))
    return .setFake(service: fake.service, fake: fake.name, state.id, acts.check(value, as: state.type))
  }

  /// Checks `when player.play(3)`, a call of a function that the fake of the service has; returns nil for another call.
  func checkFakeCall(_ call: Expression) -> (kind: ExampleStep.Kind?, range: SourceRange)? {
    guard case .call(let callee, let arguments) = call.kind, case .member(let base, let name) = callee.kind,
      case .name(let use) = base.kind, let service = service(ofUse: use), service != ServiceDeclaration.navigator,
      !expressions.isCompleted(name.text)
    else { return nil }
    guard let fake = expressions.fake(ofUse: use) else {
      reportCallWithoutFake(name, use, service, call)
      return (nil, call.range)
    }
    let own = fake.functions.first { $0.isOwn && $0.function.name == name.text }?.function
    guard let function = own ?? expressions.selectedFunction(name, of: service, by: arguments) else {
      return (nil, call.range)
    }
    refer(toUse: Identifier(text: use, range: base.range))
    expressions.refer(to: function, at: name.range)
    guard fake.function(distinctlyNamed: function.distinctName) != nil else {
      let help = "declare it in `fake \(fake.name)`"
      report(.notACommand(name: text(at: call.range)), at: call.range, help: help)
      return (nil, call.range)
    }
    let site = CallSite(of: name, arguments, at: call.range)
    let kind = acts.checkArguments(of: site, function.parameters).map {
      ExampleStep.Kind.callFake(service: service, fake: fake.name, function: function.distinctName, $0)
    }
    return (kind, call.range)
  }

  /// Reports the call of a service's function in an example without a fake for the service.
  private func reportCallWithoutFake(_ name: Identifier, _ use: String, _ service: String, _ call: Expression) {
    let known = fakes.filter { $0.value.syntax.service.text == service }.keys.sorted()
    let streams = services[service]?.declaration.functions.filter { $0.kind == .stream } ?? []
    let help =
      known.first.map { "give the service a fake before: `given \(use) = \($0)()`" }
      ?? streams.first.map { "let a stream send what the call causes: `when \(use).\($0.shownName) sends …`" }
    report(
      .notACommand(name: text(at: call.range)), at: call.range,
      help: help ?? "only the view model calls `\(use)`; set its answers: `given \(use).\(name.text) returns …`")
  }

  /// Returns the type of `items` in `store.items.append` and `store.order.items.append`; nil where no fake of the example
  /// has such a state.
  func typeOfFakeState(changedBy callee: Expression) -> Type? {
    guard case .member(let base, _) = callee.kind, case .member(let owner, let name) = base.kind else { return nil }
    if case .name(let use) = owner.kind { return expressions.stateOfFake(name, ofUse: use)?.1.type }
    return typeOfFakeState(changedBy: base).flatMap { expressions.fieldType(of: $0, name.text) }
  }

  /// Checks `when store.items.append(a)`.
  func checkFakeChange(
    _ callee: Expression, _ arguments: [Argument], of type: Type, at range: SourceRange
  ) -> ExampleStep.Kind? {
    guard case .member(let base, let method) = callee.kind else { return nil }
    let values = arguments.map(\.value)
    switch (type, method.text, arguments.first?.label?.text) {
    case (.array, "append", nil) where values.count == 1:
      let added = Expression(.array(values), range)
      return checkFakeState(base, Expression(.binary(base, Identifier(text: "+", range: method.range), added), range))
    case (.array, "removeAll", nil) where values.isEmpty, (.set, "removeAll", nil) where values.isEmpty:
      return checkFakeState(base, Expression(.array([]), range))
    case (.set, "insert", nil) where values.count == 1, (.set, "remove", nil) where values.count == 1:
      let name = Identifier(text: method.text == "insert" ? "formUnion" : "subtract", range: method.range)
      let element = Argument(value: Expression(.array(values), range))
      return checkFakeChange(Expression(.member(base, name), callee.range), [element], of: type, at: range)
    case (.bool, "toggle", nil) where values.isEmpty:
      return checkFakeState(base, Expression(.prefix(Identifier(text: "!", range: method.range), base), range))
    default:
      guard let change = StepChecker.changedCollection(callee, arguments, of: type, at: range) else {
        let value = acts.infer(Expression(.call(callee, arguments), range))
        if !value.hasInvalid {
          report(
            .notACommand(name: text(at: range)), at: range,
            help: "assign the whole state: `when \(text(at: base.range)) = …`")
        }
        return nil
      }
      return checkFakeState(base, change.value(base))
    }
  }

  private func reportNoFake(_ value: Expression, of service: String) {
    let known = fakes.filter { $0.value.syntax.service.text == service }.keys.sorted()
    let written = value.callee
    guard case .name(let name) = written.kind else {
      return report(.unknownFake(name: text(at: value.range), service: service), at: value.range)
    }
    if isCompleted(name) { index?.offer(known) }
    if known.contains(name) {
      return report(
        .unknownFake(name: name, service: service), at: value.range, suggestion: .write("\(name)()", at: value.range))
    }
    reportMissing(
      .unknownFake(name: name, service: service), name, at: written.range, among: known,
      else: known.listed(after: "the fakes are") ?? "declare it: `fake \(name): \(service) { … }`")
  }
}

extension ServiceFunction {
  /// The type of the value that a call returns; nil for a stream, whose values are sent, and for no value.
  package var answer: Type? { kind == .stream ? nil : result }

  /// The declaration as in a schema: `func page(number: Int) async -> [Item]`.
  fileprivate var head: String {
    let parameters = parameters.map { parameter in
      let label = parameter.label ?? "_"
      return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": \(parameter.type)"
    }
    let arrow =
      kind == .stream ? " -> stream \(result.map { "\($0)" } ?? "Void")" : result.map { " -> \($0)" } ?? ""
    return "func \(name)(\(parameters.joined(separator: ", ")))\(arrow)"
  }
}

extension Failure {
  /// Whether a function that fails so can throw the error.
  func includes(_ thrown: Failure) -> Bool { self == .any || self == thrown }
}

extension SourceRange {
  /// The last byte: a closing brace.
  var last: SourceRange { SourceRange(file: file, lower: Int(upper) - 1, upper: Int(upper)) }
}

extension ServiceFunctionSyntax {
  /// The labels of the parameters; nil for one without a label.
  fileprivate var labels: [String?] { parameters.map { $0.label.flatMap { $0.text == "_" ? nil : $0.text } } }
}
