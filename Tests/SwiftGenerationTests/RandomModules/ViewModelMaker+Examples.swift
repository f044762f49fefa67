@testable import VmgenSchemaSemantics

// Examples. Their expectations are true by construction: they read what only the steps of the example write.
extension ViewModelMaker {
  mutating func addExample(_ index: Int) {
    // Only examples can use samples.
    random.vocabulary.samples = module.samples
    var steps = givenInputs() + givenContext() + givenServices()
    if random.chance(2) { steps += lifecycle() }
    for _ in 0..<(2 + number(5)) { steps += exampleSteps() }
    steps += draft()
    examples.append(SchemaPart(block: "example \"behaves in way \(index)\"", steps, .example))
  }

  private mutating func givenInputs() -> [SchemaPart] {
    interface.inputs.compactMap { input in
      if input.hasDefault, random.chance(2) { return nil }
      var value = constant(input.type)
      if let collection = collections.first(where: { $0.name == input.name }) {
        value = literal(of: collection.element, number(4))
      } else if case .array(let element) = input.type, let model = module.vocabulary.model(element) {
        if model.identity != nil { value = literal(of: model, 2) }
      }
      var part = SchemaPart("given \(input.name) = \(value)", .givenInput)
      // An example without a required input is wrong.
      part.isRequired = !input.hasDefault
      return part
    }
  }

  private mutating func givenContext() -> [SchemaPart] {
    guard random.chance(3) else { return [] }
    let context = [
      "locale = \"de_DE\"", "timeZone = \"Europe/Paris\"", "now = date(\"2026-05-01T08:30:00Z\")", "locale = \"ar_EG\"",
      "uuid = uuid(\"11111111-2222-3333-4444-555555555555\")",
    ]
    return [SchemaPart("given \(random.pick(context) ?? context[0])", .givenContext)]
  }

  /// Sets the responses of all services, so that no request lacks one.
  private mutating func givenServices() -> [SchemaPart] {
    var steps: [SchemaPart] = []
    for index in interface.services {
      let service = module.services[index]
      for function in service.functions where function.kind != .stream {
        guard let result = function.result else {
          steps.append(given("\(service.instance).\(function.name) returns"))
          continue
        }
        let source = module.sources.first { $0.service == index && $0.function == function.name }
        let value = source.map { answer(of: $0, result) } ?? constant(result)
        if function.kind == .query, result.isOptional || source != nil, random.chance(2) { continue }
        steps.append(given("\(service.instance).\(function.name) returns \(value)"))
      }
    }
    for step in ["push", "present", "cover"] where members.contains(where: { $0.opensForResult(with: step) }) {
      steps.append(SchemaPart("given navigator.\(step) declines", .givenReturns))
    }
    return steps
  }

  /// Returns a response, without which the example would be wrong.
  private func given(_ response: String) -> SchemaPart {
    SchemaPart("given \(response)", .givenReturns, isRequired: true)
  }

  /// Returns a page that is not full, so that the same rows are not loaded twice.
  private mutating func answer(of source: ModuleMaker.Source, _ result: Type) -> String {
    let rows = literal(of: source.element, number(4))
    return switch source.kind {
    case .cursor, .more: "\(result)(nodes: \(rows))"
    case .number, .offset, .all, .local: rows
    }
  }

  // MARK: Steps

  private mutating func exampleSteps() -> [SchemaPart] {
    switch number(14) {
    case 0, 1: return keep()
    case 2: return enter()
    case 3: return answerQuestion()
    case 4, 5: return runCommand()
    case 6: return [SchemaPart("when clock += 1s", .whenClock)]
    case 7: return lifecycle()
    case 8: return changeInput()
    case 9: return send()
    case 10: return failOrHold()
    case 11: return row()
    case 12: return draft()
    default: return facets()
    }
  }

  private mutating func keep() -> [SchemaPart] {
    guard let state = random.pick(keptStates) else { return [] }
    let value = constant(state.type)
    return [
      SchemaPart("when \(state.command)(newValue: \(value))", .whenCommand),
      SchemaPart("expect \(state.name) == \(value)", .expectValue),
    ]
  }

  private mutating func enter() -> [SchemaPart] {
    guard let edit = random.pick(plainEdits) else { return [] }
    let text = random.pick(["\"\"", "\"typed\"", "\"é\""]) ?? "\"\""
    var steps: [SchemaPart] = []
    if random.chance(2) { steps.append(SchemaPart("when \(edit) begins", .whenBegins)) }
    steps.append(
      random.chance(2)
        ? SchemaPart("when \(edit) = \(text)", .whenEdit) : SchemaPart("when \(edit).text = \(text)", .whenText))
    if steps.count == 2 { steps.append(SchemaPart("when \(edit) ends", .whenBegins)) }
    return steps + [SchemaPart("expect \(edit) == \(text)", .expectValue)]
  }

  private mutating func answerQuestion() -> [SchemaPart] {
    guard let command = random.pick(askingCommands) else { return [] }
    let answer = random.pick(command.replies) ?? "declines"
    return [
      SchemaPart("when \(command.name)()", .whenCommand),
      SchemaPart("expect \(command.name).question == \"\(command.text)\"", .expectFacet),
      SchemaPart("when \(command.name) \(answer)", .whenAnswer),
      SchemaPart("expect !\(command.name).isRunning", .expectFacet),
    ]
  }

  private mutating func runCommand() -> [SchemaPart] {
    guard let command = random.pick(commands), let values = scoped([], { $0.random.arguments(command.parameters, 0) })
    else { return [] }
    var steps = [SchemaPart("when \(command.name)(\(values))", .whenCommand)]
    if random.chance(3) { steps.append(SchemaPart("when \(command.name).cancel()", .whenCancel)) }
    return steps
  }

  /// Returns a call of a method that a reaction waits for.
  private mutating func lifecycle() -> [SchemaPart] {
    let kinds: [(String, [Construct])] = [
      ("appear", [.onAppear, .onFirstAppear]), ("disappear", [.onDisappear]), ("foreground", [.onForeground]),
      ("background", [.onBackground]),
    ]
    let handled = kinds.filter { kind in members.contains { !$0.constructs.filter(kind.1.contains).isEmpty } }
    return random.pick(handled).map { [SchemaPart("when \($0.0)", .whenLifecycle)] } ?? []
  }

  private mutating func changeInput() -> [SchemaPart] {
    let inputs = interface.inputs.filter { input in
      input.isShared && !collections.contains { $0.name == input.name }
        && module.vocabulary.model(input.type)?.identity == nil && !"\(input.type)".hasPrefix("[")
    }
    if random.chance(3) { return [SchemaPart("when now = date(\"2026-06-01T08:30:00Z\")", .whenNow)] }
    guard let input = random.pick(inputs) else { return [] }
    return [SchemaPart("when \(input.name) = \(constant(input.type))", .whenInput)]
  }

  private mutating func send() -> [SchemaPart] {
    guard let (service, function) = random.pick(followed), let result = function.result else { return [] }
    if random.chance(4) { return [SchemaPart("when \(service.instance).\(function.name) ends", .whenEnds)] }
    return [SchemaPart("when \(service.instance).\(function.name) sends \(constant(result))", .whenSends)]
  }

  private mutating func failOrHold() -> [SchemaPart] {
    let requests = interface.ownServices(members).flatMap { index in
      module.services[index].functions.filter { $0.kind == .request }.map { (module.services[index].instance, $0) }
    }
    guard let (instance, function) = random.pick(requests) else { return [] }
    if let error = function.error, let made = random.pick(error.cases),
      let values = scoped([], { $0.random.arguments(made.values, 0) })
    {
      let list = values.isEmpty ? "" : "(\(values))"
      return [SchemaPart("given \(instance).\(function.name) throws .\(made.name)\(list)", .givenThrows)]
    }
    if let result = function.result, random.chance(2) {
      let answers = "\(constant(result)) then \(constant(result))\(random.chance(3) ? " then held" : "")"
      return [SchemaPart("given \(instance).\(function.name) returns \(answers)", .givenSequence)]
    }
    return [SchemaPart("given \(instance).\(function.name) held", .givenHeld)]
  }

  private mutating func row() -> [SchemaPart] {
    guard let list = random.pick(lists) else { return [] }
    var steps: [SchemaPart] = []
    if let command = random.pick(list.row.commands),
      let values = scoped([], { $0.random.arguments(command.parameters, 0) })
    {
      steps.append(SchemaPart("when \(list.name)[0].\(command.name)(\(values))", .whenRow))
    }
    if let input = list.collection, list.element.identity != nil {
      steps =
        [
          SchemaPart("when \(input) = \(literal(of: list.element, 3))", .whenInput),
          SchemaPart("expect \(list.name).count == 3", .expectValue),
        ] + steps
      if random.chance(2), let field = list.element.fields.first(where: { $0.isVariable && $0.name != "id" }) {
        steps.append(SchemaPart("when \(input)[0].\(field.name) = \(constant(field.type))", .whenElement))
      }
      return steps
    }
    // Without rows, a step on a row is wrong.
    return []
  }

  private mutating func draft() -> [SchemaPart] {
    guard let draft = random.pick(drafts) else { return [] }
    return random.chance(2)
      ? [SchemaPart("when commit \(draft.name)", .whenCommit)]
      : [
        SchemaPart("when revert \(draft.name)", .whenRevert),
        SchemaPart("expect !\(draft.name).isDirty", .expectFacet),
      ]
  }

  private mutating func facets() -> [SchemaPart] {
    guard let probe = random.pick(probes) else { return [] }
    return [
      SchemaPart("when \(probe.name)()", .whenCommand),
      SchemaPart("expect \(probe.function).calls >= 1", .expectCalls),
    ]
  }
}

extension SchemaPart {
  /// Whether a step in the part opens a screen in this way and waits for its result.
  fileprivate func opensForResult(with step: String) -> Bool {
    constructs.contains(.result) && opening.contains("navigator.\(step)(")
      || parts.contains { $0.opensForResult(with: step) }
  }
}
