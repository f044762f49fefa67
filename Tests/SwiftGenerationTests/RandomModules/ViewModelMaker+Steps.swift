@testable import VmgenSchemaSemantics

// Steps of commands and reactions.
extension ViewModelMaker {
  /// What steps may do at their place.
  struct StepRules {
    var canSuspend: Bool
    /// Whether the steps belong to a command, which can ask, navigate and report its progress.
    var canAsk: Bool
    var places: [Place]
    var depth: Int

    var inner: StepRules {
      var rules = self
      rules.depth -= 1
      return rules
    }
  }

  mutating func steps(_ count: Int, _ rules: StepRules) -> [SchemaPart] {
    let outer = random.scope
    defer { random.scope = outer }
    return (0..<count).compactMap { step($0, rules) }
  }

  private mutating func step(_ index: Int, _ rules: StepRules) -> SchemaPart? {
    let local = "local\(rules.depth)\(index)"
    switch number(rules.canSuspend ? 18 : 9) {
    case 0, 1: return assignment(rules)
    case 2: return elementStep(rules)
    case 3: return random.chance(2) ? compound(rules) : elementStep(rules)
    case 4:
      let type = valueType()
      let text = value(type)
      random.scope.append((local, type))
      return SchemaPart("let \(local)\(random.chance(2) || type.isOptional ? ": \(type)" : "") = \(text)", .local)
    case 5: return rules.depth > 0 ? random.chance(3) ? switchStep(rules) : choice(rules) : assignment(rules)
    case 6: return rules.depth > 0 ? guardStep(local, rules) : assignment(rules)
    case 7: return rules.depth > 0 ? loop(local, rules) : elementStep(rules)
    case 8: return rules.canAsk ? navigation(local) ?? callCommand() : assignment(rules)
    case 9: return rules.canAsk && random.chance(2) ? progress() : SchemaPart("wait \(value(.duration, 1))", .wait)
    case 10, 11, 12: return request(local)
    case 13: return rules.canAsk ? question(local) : request(local)
    case 14: return rules.canAsk ? openForResult(local) ?? request(local) : request(local)
    case 15: return invalidate()
    case 16: return rules.canAsk ? emit() : invalidate()
    default: return rules.canAsk ? revertOrCancel() : callCommand()
    }
  }

  private mutating func assignment(_ rules: StepRules) -> SchemaPart? {
    if random.chance(8), let place = rules.places.first(where: { $0.type == .uuid }) {
      return SchemaPart("\(place.text) = UUID()", .newID)
    }
    guard let place = random.pick(rules.places) else { return nil }
    return SchemaPart("\(place.text) = \(value(place.type))", .assignment)
  }

  private mutating func compound(_ rules: StepRules) -> SchemaPart? {
    guard let place = random.pick(rules.places.filter { [.int, .double, .decimal, .string].contains($0.type) }) else {
      return nil
    }
    let sign = place.type != .string && random.chance(2) ? "-=" : "+="
    return SchemaPart("\(place.text) \(sign) \(value(place.type, 1))", .compoundAssignment)
  }

  private mutating func choice(_ rules: StepRules) -> SchemaPart {
    let outer = random.scope
    var head = value(.bool)
    var construct = Construct.ifStep
    if random.chance(2) {
      let type = valueType()
      head = "let found = \(value(.optional(type)))"
      random.scope.append(("found", type))
      construct = .ifLet
    }
    var parts = steps(1 + number(2), rules.inner)
    random.scope = outer
    if random.chance(4) {
      parts.append(SchemaPart("return", .returnStep))
    } else if random.chance(2) {
      parts.append(.clause("else", steps(1 + number(2), rules.inner), .elseStep))
    }
    return SchemaPart(block: "if \(head)", parts, construct)
  }

  private mutating func switchStep(_ rules: StepRules) -> SchemaPart {
    let isOptional = random.chance(2)
    let subject = isOptional ? value(.optional(valueType())) : value(.bool)
    var first = SchemaPart(isOptional ? "case nil:" : "case true:")
    first.parts = steps(1 + number(2), rules.inner)
    if first.parts.isEmpty { first.parts = [SchemaPart("break")] }
    var last = SchemaPart("default:")
    last.parts = [random.chance(2) ? SchemaPart("return", .returnStep) : SchemaPart("break")]
    return SchemaPart(block: "switch \(subject)", [first, last], .switchStep)
  }

  private mutating func guardStep(_ local: String, _ rules: StepRules) -> SchemaPart {
    let parts = steps(number(2), rules.inner) + [SchemaPart("return", .returnStep)]
    if random.chance(2) { return SchemaPart(block: "guard \(value(.bool)) else", parts, .guardStep) }
    let type = valueType()
    let head = "guard let \(local) = \(value(.optional(type))) else"
    random.scope.append((local, type))
    return SchemaPart(block: head, parts, .guardStep)
  }

  private mutating func loop(_ local: String, _ rules: StepRules) -> SchemaPart {
    let outer = random.scope
    defer { random.scope = outer }
    let element = valueType()
    let isRange = random.chance(3)
    let elements = isRange ? "0..<\(number(4))" : value(.array(element), 1)
    random.scope.append((local, isRange ? .int : element))
    return SchemaPart(
      block: "for \(random.chance(5) ? "_" : local) in \(elements)", steps(1 + number(2), rules.inner), .forStep)
  }

  // MARK: Collections

  private mutating func elementStep(_ rules: StepRules) -> SchemaPart? {
    if !collections.isEmpty, rules.canAsk || random.chance(2), rules.places.count > sinks.count { return rowStep() }
    let places = rules.places.filter { place in
      switch place.type {
      case .array(let element): module.vocabulary.model(element)?.identity == nil
      case .dictionary: true
      default: false
      }
    }
    guard let place = random.pick(places) else { return assignment(rules) }
    switch place.type {
    case .dictionary(let key, let element):
      return random.chance(4)
        ? SchemaPart("\(place.text).removeAll()", .removeAll)
        : SchemaPart("\(place.text)[\(value(key, 1))] = \(value(.optional(element), 1))", .writeKey)
    case .array(let element):
      switch number(5) {
      case 0: return SchemaPart("\(place.text).append(\(value(element, 1)))", .append)
      case 1: return SchemaPart("\(place.text).insert(\(value(element, 1)), at: \(value(.int, 1)))", .insert)
      case 2: return SchemaPart("\(place.text).remove(at: \(value(.int, 1)))", .removeAt)
      case 3: return SchemaPart("\(place.text)[\(value(.int, 1))] = \(value(element, 1))", .writeIndex)
      default: return SchemaPart("\(place.text).removeAll()", .removeAll)
      }
    default: return nil
    }
  }

  /// Returns a change of a collection that keeps the identities of its elements different.
  private mutating func rowStep() -> SchemaPart? {
    guard let (name, element, _) = random.pick(collections), let identity = element.identity else { return nil }
    let fields = element.fields.filter { $0.isVariable && $0.name != "id" }
    guard let field = random.pick(fields) else { return nil }
    switch number(7) {
    case 0: return SchemaPart("\(name).remove(id: \(value(identity, 1)))", .removeID)
    case 1:
      return SchemaPart("\(name).move(id: \(value(identity, 1)), before: \(value(.optional(identity), 1)))", .move)
    case 2: return SchemaPart("\(name)[\(value(.int, 1))].\(field.name) = \(value(field.type, 1))", .writeIndex)
    case 3: return SchemaPart("\(name)[id: \(value(identity, 1))].\(field.name) = \(value(field.type, 1))", .writeID)
    case 4: return SchemaPart("\(name).remove(at: \(value(.int, 1)))", .removeAt)
    case 5 where identity != .int:
      let values = element.fields.filter { !$0.hasDefault && $0.name != "id" }.map {
        "\($0.name): \(constant($0.type))"
      }
      let id = identity == .uuid ? "UUID()" : "\"new \\(\(name).count)\""
      let made = "\(element.name)(\((["id: \(id)"] + values).joined(separator: ", ")))"
      return identity == .uuid ? SchemaPart("\(name).append(\(made))", .append, .newID) : nil
    default: return random.chance(3) ? SchemaPart("\(name).removeAll()", .removeAll) : nil
    }
  }

  // MARK: Services

  private mutating func request(_ local: String) -> SchemaPart? {
    let requests = interface.ownServices(members).flatMap { index in
      module.services[index].functions.filter { function in
        function.kind == .request && !module.sources.contains { $0.function == function.name && $0.service == index }
      }.map { (module.services[index].instance, $0) }
    }
    guard let (instance, function) = random.pick(requests),
      let values = random.arguments(function.callParameters, 1)
    else { return nil }
    if function.canThrow {
      if let error = function.error {
        if !thrown.errors.contains(where: { $0.name == error.name }) { thrown.errors.append(error) }
      } else {
        thrown.throwsAny = true
      }
    }
    let call = "\(function.canThrow ? "try " : "")await \(instance).\(function.name)(\(values))"
    let construct: Construct = function.canThrow ? .tryCall : .awaitCall
    guard let result = function.result, !random.chance(3) else { return SchemaPart(call, construct) }
    if random.chance(2), let place = random.pick((sources + sinks).filter { $0.type == result }) {
      return SchemaPart("\(place.text) = \(call)", construct, .callResult)
    }
    random.scope.append((local, result))
    return SchemaPart("let \(local) = \(call)", construct, .callResult)
  }

  private mutating func invalidate() -> SchemaPart? {
    random.pick(interface.ownServices(members)).map {
      SchemaPart("invalidate \(module.services[$0].instance)", .invalidate)
    }
  }

  // MARK: Commands and events

  mutating func callCommand() -> SchemaPart? {
    guard let command = random.pick(commands.filter { $0.writesSinksOnly }) else { return nil }
    return SchemaPart("\(command.name)()", .callCommand)
  }

  private mutating func revertOrCancel() -> SchemaPart? {
    if let draft = random.pick(drafts), random.chance(2) { return SchemaPart("revert \(draft.name)", .revert) }
    if let command = random.pick(commands), random.chance(2) {
      return SchemaPart("\(command.name).cancel()", .cancelCommand)
    }
    if let child = random.pick(children), let command = random.pick(child.interface.commands),
      let values = random.arguments(command.parameters, 1)
    {
      return SchemaPart("\(child.name)\(child.isOptional ? "?" : "").\(command.name)(\(values))", .childCommand)
    }
    return callCommand()
  }

  private mutating func emit() -> SchemaPart? {
    guard let event = random.pick(interface.events) else { return nil }
    let values = event.values.enumerated().map { "value\($0): \(value($1, 1))" }.joined(separator: ", ")
    return SchemaPart("emit \(event.name)\(values.isEmpty ? "" : "(\(values))")", .emit)
  }

  private mutating func progress() -> SchemaPart {
    random.chance(2)
      ? SchemaPart("progress \(value(.int, 1)) of \(value(.int, 1))", .progress)
      : SchemaPart("progress \(value(.double, 1))", .progress)
  }

  private mutating func question(_ local: String) -> SchemaPart {
    switch number(3) {
    case 0: return SchemaPart("confirm \(value(.string, 1))", .confirm)
    case 1:
      random.scope.append((local, .string))
      return SchemaPart("let \(local) = prompt \(value(.string, 1))\(random.chance(2) ? " secure" : "")", .prompt)
    default:
      let plain = module.vocabulary.enumerations.filter { !$0.hasValues }
      if random.chance(2), let chosen = random.pick(plain) {
        random.scope.append((local, chosen.type))
        return SchemaPart("let \(local) = choose \"Which?\" from \(chosen.name).allCases", .choose)
      }
      random.scope.append((local, .string))
      return SchemaPart("let \(local) = choose \"Which?\" from \(value(.array(.string), 1))", .choose)
    }
  }
}

extension Interface {
  /// The services that the view model uses itself, not only through those that it creates.
  func ownServices(_ members: [SchemaPart]) -> [Int] {
    Array(services.prefix(members.count { $0.opening.hasPrefix("use ") && !$0.opening.contains(": Navigator") }))
  }
}
