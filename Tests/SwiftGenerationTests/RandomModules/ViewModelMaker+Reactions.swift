@testable import VmgenSchemaSemantics

// Reactions, timers and streams. They write only sinks.
extension ViewModelMaker {
  mutating func addReactions() {
    addLifecycle()
    addConditions()
    addTimer()
    addFollow()
    addEventReactions()
  }

  /// Adds a reaction whose steps may suspend and throw, with clauses for all errors.
  private mutating func addReaction(_ head: String, _ construct: Construct, suspends: Bool) {
    let rules = StepRules(canSuspend: suspends, canAsk: false, places: sinks, depth: 1)
    // The steps must not change what other reactions react to.
    let outer = (sources, thrown)
    sources = []
    thrown = Thrown()
    var parts = steps(1 + number(2), rules)
    if !thrown.isEmpty, !module.hasPolicy || random.chance(2) { parts += catches(all: true) }
    (sources, thrown) = outer
    add(SchemaPart(block: head, parts, construct))
  }

  private mutating func addLifecycle() {
    let kinds: [(String, Construct)] = [
      ("first appear", .onFirstAppear), ("appear", .onAppear), ("disappear", .onDisappear),
      ("foreground", .onForeground), ("background", .onBackground),
    ]
    for (kind, construct) in kinds where random.chance(4) {
      addReaction("on \(kind)", construct, suspends: random.chance(2))
    }
    for list in lists where list.isLoaded && random.chance(2) {
      add(SchemaPart(block: "on first appear", [SchemaPart("\(list.name).refresh()", .refresh)], .onFirstAppear))
    }
  }

  private mutating func addConditions() {
    if random.chance(2) {
      let condition = scoped(triggerScope) { $0.value(.bool) }
      addReaction("on \(condition)", .onCondition, suspends: random.chance(2))
    }
    if random.chance(2) {
      let type = valueType()
      let changed = scoped(triggerScope) { $0.value(type) }
      addReaction("on change of \(changed)", .onChange, suspends: random.chance(2))
    }
    if random.chance(3) {
      let types = [valueType(), valueType(), .bool]
      let changed = types.map { type in scoped(triggerScope) { $0.value(type, 1) } }
      addReaction("on change of (\(changed.joined(separator: ", ")))", .onChangeOfSeveral, suspends: false)
    }
  }

  private mutating func addTimer() {
    guard random.chance(3) else { return }
    let interval = random.pick(["1s", "0.5s", "2m"]) ?? "1s"
    let isConditional = random.chance(2)
    let condition = isConditional ? " when \(scoped(triggerScope) { $0.value(.bool) })" : ""
    addReaction("every \(interval)\(condition)", isConditional ? .everyWhen : .every, suspends: random.chance(3))
  }

  private mutating func addFollow() {
    for index in interface.ownServices(members) where random.chance(2) {
      let service = module.services[index]
      for function in service.functions where function.kind == .stream {
        let places = (sinks + (interface.role.isRow ? [] : sources)).filter { $0.type == function.result }
        guard let result = function.result else { continue }
        var target = random.pick(places)?.text
        if target == nil {
          let state = name("followed")
          add(SchemaPart("state \(state): \(result) = \(constant(result))", .state))
          target = state
        }
        let values = scoped(triggerScope) { $0.random.arguments(function.callParameters, 1) } ?? ""
        let line = "follow \(target ?? "") from \(service.instance).\(function.name)(\(values))"
        if function.canThrow, random.chance(2) {
          add(SchemaPart(block: line, [], .follow).catching(sinkSteps(1)))
        } else {
          add(SchemaPart(line, .follow))
        }
        followed.append((service, function))
      }
    }
  }

  private mutating func addEventReactions() {
    for child in children {
      for event in child.interface.events where !random.chance(3) {
        addReceived("on \(child.name).\(event.name)", event.values, .onChildEvent)
      }
    }
    for list in lists {
      for event in list.row.events where !random.chance(3) {
        addReceived("on \(list.name).\(event.name)", event.values, .onRowEvent)
      }
      if list.isSelectable { addReceived("on \(list.name).selected", [list.element.type], .onSelected) }
    }
  }

  private mutating func addReceived(_ head: String, _ values: [Type], _ construct: Construct) {
    let outer = random.scope
    defer { random.scope = outer }
    let patterns = values.enumerated().map { index, type -> String in
      if random.chance(4) { return "_" }
      random.scope.append(("received\(index)", type))
      return "let received\(index)"
    }
    let isBound = !patterns.isEmpty
    addReaction(isBound ? "\(head)(\(patterns.joined(separator: ", ")))" : head, construct, suspends: random.chance(3))
  }
}

extension SchemaPart {
  /// A `follow` with a `catch` clause.
  fileprivate func catching(_ steps: [SchemaPart]) -> SchemaPart {
    var part = self
    part.opening = String(part.opening.dropLast(2)) + " catch {"
    part.parts = steps
    part.constructs.append(.followCatch)
    return part
  }
}
