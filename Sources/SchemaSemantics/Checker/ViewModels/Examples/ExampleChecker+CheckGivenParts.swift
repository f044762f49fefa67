import VmgenSchemaSyntax

/// `given store.items = […]`: a state of a fake, or a property of a service.
extension ExampleChecker {
  func checkGivenPart(
    _ place: ServiceFunctionReference, _ value: Expression, _ prefix: inout ExamplePrefix
  ) -> ExampleStep.Kind? {
    let use = place.use
    guard isNameable(use), isNameable(place.function) else { return nil }
    if let found = expressions.stateOfFake(place.function, ofUse: use.text) {
      refer(toUse: use)
      return checkState(found, of: place, value, &prefix)
    }
    // Without such a service, the reference of a response is wrong, too.
    guard let service = service(ofUse: use.text), service != ServiceDeclaration.navigator,
      services[service]?.function(place.function.text)?.accessor == nil
    else { return checkStub(place, .returns(value), isGiven: true) }
    reportNoState(place, of: service, value)
    values.inferUnused([Argument(value: value)])
    return nil
  }

  private func reportNoState(_ place: ServiceFunctionReference, of service: String, _ value: Expression) {
    let name = place.function
    let written = text(at: place.use.range.union(name.range))
    if services[service]?.functions(named: name.text).isEmpty == false {
      let isClosure = if case .closure = value.kind { true } else { false }
      let code = "\(written) returns \(text(at: value.range))"
      return report(
        .missingAnswer(place: written, found: "`=`"), at: name.range,
        suggestion: isClosure ? nil : .write(code, at: place.use.range.union(value.range)))
    }
    if let fake = expressions.fake(ofUse: place.use.text) {
      let states = fake.scope.states.map(\.name)
      return reportMissing(
        .noSuchMember(type: fake.name, name: name.text), name, among: states, of: fake.name,
        else: states.listed(after: "its states are") ?? "it has no states")
    }
    let fakes = fakes.values.filter { $0.syntax.service.text == service && $0.declares(state: name.text) }
    let first = fakes.map(\.syntax.name.text).min()
    report(
      .missingAnswer(place: written, found: "`=`"), at: name.range,
      help: first.map { "install the fake before: `given \(place.use.text) = \($0)()`" })
  }

  /// Before the view model is created, the fake begins with the value. Later, the step changes the fake.
  private func checkState(
    _ found: (fake: Fake, state: StateMember), of place: ServiceFunctionReference, _ value: Expression,
    _ prefix: inout ExamplePrefix
  ) -> ExampleStep.Kind? {
    let (fake, state) = found
    guard prefix.firstAct == nil else {
      return .setFake(service: fake.service, fake: fake.name, state.id, acts.check(value, as: state.type))
    }
    let name = "\(place.use.text).\(state.name)"
    noteGiven(Identifier(text: name, range: place.use.range.union(place.function.range)), &prefix)
    let typed = values.check(value, as: state.type)
    let given = (prefix.fakes[place.use.text] ?? []) + [CallArgument(label: state.name, value: typed)]
    let values = Dictionary(given.map { ($0.label, $0) }) { $1 }
    let arguments = fake.parameters.compactMap { values[$0.label] }
    prefix.fakes[place.use.text] = arguments
    return .fake(use: place.use.text, service: fake.service, fake: fake.name, arguments, isGiven: true)
  }
}

extension FakeEntry {
  fileprivate func declares(state: String) -> Bool { syntax.states.contains { $0.name.text == state } }
}

extension [ExampleStep] {
  /// The steps without each `given` of a fake that a later `given` replaces before the view model is created.
  var withoutReplacedFakes: [ExampleStep] {
    var last: [String: Int] = [:]
    for (index, step) in enumerated() { if let use = step.useOfGivenFake { last[use] = index } }
    return enumerated().filter { index, step in step.useOfGivenFake.map { last[$0] == index } ?? true }.map(\.element)
  }
}

extension ExampleStep {
  fileprivate var useOfGivenFake: String? {
    if case .fake(let use, _, _, _, isGiven: true) = kind { use } else { nil }
  }
}
