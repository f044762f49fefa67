@testable import VmgenSchemaSemantics

// Commands with their clauses, and events.
extension ViewModelMaker {
  mutating func addEvents() {
    guard interface.role.isRow || interface.isPart || random.chance(4) else { return }
    let event = name("reported")
    let types = (0..<number(3)).map { _ in valueType() }
    let values = types.enumerated().map { "value\($0): \($1)" }.joined(separator: ", ")
    add(SchemaPart("event \(event)\(values.isEmpty ? "" : "(\(values))")", .event))
    interface.events.append((event, types))
  }

  mutating func addCommands() {
    addAskingCommand()
    addSinkCommand()
    for index in 0..<(1 + number(3)) { addCommand("act\(index)") }
    if case .picker = interface.role, let result = interface.result {
      addNamed("finishing") { maker in
        [SchemaPart("finish \(maker.value(result, 1))", .finish)]
      }
    }
    for list in lists { addListCommands(list) }
    for _ in 0..<2 where interface.isScreen { addNamed("show") { [$0.navigation("shown")].compactMap(\.self) } }
    addRareCommands()
    for path in module.linkPaths where interface.isScreen {
      addNamed("follow") { _ in [SchemaPart("navigator.open(\"\(path)\")", .openLink)] }
    }
    for draft in drafts where !random.chance(3) {
      addNamed("saving") { _ in [SchemaPart("commit \(draft.name)", .commit)] }
      addNamed("reverting") { _ in [SchemaPart("revert \(draft.name)", .revert)] }
    }
  }

  /// Adds commands of one step for the forms that other steps rarely contain.
  private mutating func addRareCommands() {
    addProbe()
    if interface.isScreen, random.chance(2) { addNamed("open") { [$0.opening()].compactMap(\.self) } }
    if interface.isScreen, random.chance(2) {
      addNamed("pick") { maker in maker.scoped([]) { [$0.openForResult("picked")].compactMap(\.self) } }
    }
    if let child = random.pick(children), let command = random.pick(child.interface.commands),
      let values = scoped([], { $0.random.arguments(command.parameters, 0) })
    {
      let call = "\(child.name)\(child.isOptional ? "?" : "").\(command.name)(\(values))"
      addNamed("forward") { _ in [SchemaPart(call, .childCommand)] }
    }
    addStartedCalls()
    addIgnoredError()
    addVariable()
    addThrow()
    guard random.chance(3) else { return }
    let state = name("stamp")
    add(SchemaPart("state \(state): UUID = uuid(\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")", .state))
    addNamed("renew") { _ in [SchemaPart("\(state) = UUID()", .newID)] }
  }

  /// Adds a command that calls a service first, so that an example can count its calls.
  private mutating func addProbe() {
    let requests = interface.ownServices(members).flatMap { index in
      module.services[index].functions.filter { $0.kind == .request && $0.result == nil }
        .map { (module.services[index].instance, $0) }
    }
    guard let (instance, function) = random.pick(requests),
      let values = scoped([], { $0.random.arguments(function.callParameters, 0) })
    else { return }
    let call = SchemaPart("\(function.canThrow ? "try " : "")await \(instance).\(function.name)(\(values))", .awaitCall)
    let command = name("probe")
    add(SchemaPart(block: "command \(command)", [call], .command))
    probes.append((command, "\(instance).\(function.name)"))
  }

  private mutating func addNamed(_ plain: String, _ steps: (inout ViewModelMaker) -> [SchemaPart]) {
    let command = name(plain)
    let made = steps(&self)
    add(SchemaPart(block: "command \(command)", made, .command))
    commands.append((command, [], false))
  }

  /// Adds a command whose first step is a question, so that an example can answer it.
  private mutating func addAskingCommand() {
    guard random.chance(2) else { return }
    let command = name("ask")
    let text = "Question \(number(9))"
    let parts = [
      random.chance(2) ? " message \"It cannot be undone.\"" : "", random.chance(2) ? " yes \"Yes\"" : "",
      random.chance(2) ? " destructive" : "", random.chance(2) ? " no \"No\"" : "",
    ]
    let steps = [SchemaPart("confirm \"\(text)\"\(parts.joined())", .confirm)] + sinkSteps(1)
    add(SchemaPart(block: "command \(command)", steps, .command))
    askingCommands.append((command, text, ["confirms", "declines"]))
    addChoosingCommand()
  }

  /// Adds a command whose first step binds the reply to a question.
  private mutating func addChoosingCommand() {
    guard random.chance(2), let sink = sinks.first(where: { $0.type == .string }) else { return }
    let command = name("reply")
    let isPrompt = random.chance(2)
    let question =
      isPrompt
      ? SchemaPart("let reply = prompt \"Which?\"", .prompt)
      : SchemaPart("let reply = choose \"Which?\" from [\"a\", \"b\"]", .choose)
    let replies = isPrompt ? ["answers \"é\"", "answers \"\""] : ["chooses \"a\"", "chooses \"b\""]
    let steps = [question, SchemaPart("\(sink.text) = reply", .assignment)]
    add(SchemaPart(block: "command \(command)", steps, .command))
    askingCommands.append((command, "Which?", replies + ["declines"]))
  }

  private mutating func addSinkCommand() {
    let command = name("note")
    add(SchemaPart(block: "command \(command)", sinkSteps(1 + number(2)), .command))
    commands.append((command, [], true))
    interface.commands.append((command, []))
  }

  mutating func sinkSteps(_ count: Int) -> [SchemaPart] {
    (0..<count).compactMap { _ in
      random.pick(sinks).map { SchemaPart("\($0.text) = \(value($0.type))", .assignment) }
    }
  }

  private mutating func addCommand(_ plain: String) {
    let command = name(plain)
    let outer = random.scope
    var parameters: [(label: String?, type: Type)] = []
    var list: [String] = []
    var constructs: [Construct] = [.command]
    var parts: [SchemaPart] = []
    var head = ""
    if random.chance(3) {
      head += " when \(value(.bool))"
      constructs.append(.condition)
    }
    for index in 0..<number(3) {
      let type = valueType()
      let parameter = "given\(index)"
      let label: String? = random.chance(3) ? "to" : nil
      let text = index == 1 && random.chance(2) ? " = \(constant(type))" : ""
      parameters.append((index == 0 ? label ?? parameter : parameter, type))
      list.append("\(index == 0 ? label.map { "\($0) " } ?? "" : "")\(parameter): \(type)\(text)")
      random.scope.append((parameter, type))
    }
    if !parameters.isEmpty { constructs.append(.parameters) }
    if random.chance(4) {
      head += " busy \(value(.string, 1))"
      constructs.append(.busy)
    }
    let suspends = random.chance(2)
    if suspends { (head, constructs) = mode(head, constructs) }
    thrown = Thrown()
    let rules = StepRules(canSuspend: suspends, canAsk: suspends, places: sources + sinks, depth: 2)
    parts = steps(1 + number(4), rules)
    if !thrown.isEmpty, module.hasPolicy, random.chance(2) {
      head += " throws"
      constructs.append(.throwsClause)
    } else if !thrown.isEmpty, !random.chance(3) {
      parts += catches()
    }
    random.scope = outer
    var part = SchemaPart(
      block: "command \(command)\(list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")\(head)", parts)
    part.constructs = constructs
    add(part)
    commands.append((command, parameters, false))
    random.scope += [("\(command).canRun", .bool), ("\(command).isRunning", .bool)]
    if suspends {
      random.scope += [
        ("\(command).progress", .optional(.double)), ("\(command).successCount", .int),
        ("\(command).busyText", .optional(.string)),
        ("\(command).canCancel", .bool), ("\(command).question", .optional(.string)),
      ]
      if !thrown.isEmpty { random.scope.append(("\(command).errorText", .optional(.string))) }
    }
  }

  private mutating func mode(_ head: String, _ constructs: [Construct]) -> (String, [Construct]) {
    let modes: [(String, Construct)] = [
      (" drop", .drop), (" queue", .queue), (" restart", .restart), (" parallel", .parallel),
      (" exclusive", .exclusive),
      (" exclusive transfer", .exclusiveGroup),
    ]
    guard random.chance(2), let mode = random.pick(modes) else { return (head, constructs) }
    return (head + mode.0, constructs + [mode.1])
  }

  /// Returns the clauses for what the steps so far throw.
  mutating func catches(all: Bool = false) -> [SchemaPart] {
    var clauses: [SchemaPart] = []
    for error in thrown.errors where random.chance(2) {
      guard let matched = random.pick(error.cases) else { continue }
      let outer = random.scope
      defer { random.scope = outer }
      let isBound = !matched.values.isEmpty && random.chance(2)
      let patterns = matched.values.enumerated().map { index, value -> String in
        if random.chance(3) { return "_" }
        random.scope.append(("caught\(index)", value.type))
        return "let caught\(index)"
      }
      let list = isBound ? "(\(patterns.joined(separator: ", ")))" : ""
      if !isBound { random.scope = outer }
      clauses.append(
        .clause("catch \(error.name).\(matched.name)\(list)", sinkSteps(number(3)), isBound ? .catchValues : .catchCase)
      )
    }
    if all || random.chance(2) {
      let text = sinks.first { $0.type == .string }.map { SchemaPart("\($0.text) = error.label", .assignment) }
      clauses.append(.clause("catch", random.chance(2) ? [text].compactMap(\.self) : sinkSteps(1), .catchAll))
    }
    return clauses
  }
}
