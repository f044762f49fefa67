import VmgenSchemaSyntax

extension MemberFacts {
  static func event(_ event: Event) -> MemberFacts {
    MemberFacts(
      event.id, kind: .event(event), type: nil,
      reading: .noValue(
        Misuse(help: "write a step: `emit \(event.name)`") { .notCallable(name: $0) },
        inExpectation: Misuse { .eventInExpectation(name: $0) }),
      writing: Writing(reason: "it is an event"), facets: EventFacets(event: event), property: .event,
      unused: [UnusedWarning(unless: .emitted) { .unusedEvent(name: $0) }])
  }
}

extension MemberChecker {
  func resolveEvents(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    for (id, event) in syntax.identified({ if case .event(let event) = $0 { event } else { nil } }) {
      let parameters = resolveParameters(event.parameters, of: event.name.text, hasDefaults: false)
      let result = Event(
        id: id, range: event.range, documentation: event.documentation, parameters: parameters,
        isHashable: parameters.allSatisfy { conforms($0.type, to: .hashable) })
      model.add(.event(result))
      expressions.environment.declare(.event(result))
    }
    checkKeys()
  }
}

/// Reactions to the events of children: `on settings.removed(let id) { … }`.
extension MemberChecker {
  /// An event of a child, and the names of its values.
  struct EventPattern {
    /// The child, or the list of which a row emits the event.
    var child: MemberFacts
    var event: Event
    var names: [Identifier?]
  }

  /// Returns the event that `settings.closed` names. It has the form of a condition.
  func receivedEvent(_ condition: Expression) -> EventPattern? {
    if let event = eventOfOneRow(condition) { return event }
    guard case .member(let base, let name) = condition.kind, case .name(let owner) = base.kind,
      let child = environment.members[owner], let viewModel = child.childViewModel,
      let event = event(name.text, of: child, viewModel)
    else { return nil }
    expressions.refer(toMember: owner, at: base.range)
    if event.id != .unknown { index?.refer(to: .member(viewModel: viewModel, event.id), at: name.range) }
    if !event.parameters.isEmpty { reportValues(of: event, "no names", owner, at: condition.range) }
    return EventPattern(child: child, event: event, names: [])
  }

  /// Reports `rows[0].closed`, and returns it as `rows.closed`.
  private func eventOfOneRow(_ condition: Expression) -> EventPattern? {
    guard case .member(let base, let name) = condition.kind, case .index(let list, _) = base.kind,
      case .name(let owner) = list.kind, let rows = environment.members[owner], case .list = rows.kind,
      let row = rows.childViewModel, event(name.text, of: rows, row) != nil
    else { return nil }
    report(
      .noSuchMember(type: "\(row)?", name: name.text), at: name.range,
      suggestion: .write("\(owner).\(name.text)", at: condition.range, note: ", which receives the event of each row"))
    return receivedEvent(Expression(.member(list, name), condition.range))
  }

  /// Returns the event that a pattern names, or nil after reporting an error.
  func receivedEvent(_ pattern: Pattern) -> EventPattern? {
    guard case .enumCase(let owner?, let name, let bindings) = pattern.kind else { return nil }
    guard let child = environment.members[owner.text], child.isChild else {
      if environment.members[owner.text] == nil {
        expressions.reportUnknown(owner.text, owner.range)
      } else {
        report(
          .noSuchMember(type: owner.text, name: name.text), at: name.range,
          help: environment.members[owner.text]?.service != nil
            ? "follow the stream: `follow … from \(owner.text).\(name.text)(…)`, and react with `on change of …`"
            : "only a child has events")
      }
      return nil
    }
    expressions.refer(toMember: owner.text, at: owner.range)
    guard let viewModel = child.childViewModel, let members = viewModels[viewModel]?.interface.members else {
      return nil
    }
    guard let event = event(name.text, of: child, viewModel) else {
      if name.text == ReceivedEvent.selection, case .list = child.kind {
        report(.listWithoutSelection(list: owner.text), at: name.range)
        return nil
      }
      let events = members.filter { if case .event = $0.value.kind { true } else { false } }.map(\.key)
      reportMissing(
        .unknownChildEvent(viewModel: viewModel, name: name.text), name, among: events, of: viewModel,
        else: events.sorted().listed(after: "its events are") ?? "declare it in `\(viewModel)`: `event \(name.text)`")
      return nil
    }
    if event.id != .unknown { index?.refer(to: .member(viewModel: viewModel, event.id), at: name.range) }
    let labelsMatch = zip(bindings, event.parameters).allSatisfy { binding, parameter in
      binding.label == nil || binding.label?.text == parameter.label
    }
    for (binding, parameter) in zip(bindings, event.parameters) {
      expressions.referToLabel(binding.label, of: parameter)
    }
    if bindings.count != event.parameters.count || !labelsMatch {
      let count = ExpressionChecker.counted(bindings.count, "name")
      let found = bindings.count == event.parameters.count ? "\(count) with other labels" : count
      reportValues(of: event, found, owner.text, at: pattern.range)
    }
    return EventPattern(child: child, event: event, names: bindings.map(\.name))
  }

  /// Returns an event of a child, or the selection of a row of a list.
  private func event(_ name: String, of child: MemberFacts, _ viewModel: String) -> Event? {
    if case .event(let event)? = viewModels[viewModel]?.interface.members?[name]?.kind { return event }
    guard name == ReceivedEvent.selection, case .list(let list) = child.kind,
      list.hasInvalidLoad || list.rows?.isSelectable == true
    else { return nil }
    let range = SourceRange(file: expressions.environment.file, lower: 0, upper: 0)
    return Event(
      id: MemberID(index: MemberID.unknown.index, name: name), range: range, documentation: [],
      parameters: [Parameter(label: nil, name: "row", type: list.rows?.element ?? .unknown)], isHashable: false)
  }

  private func reportValues(of event: Event, _ found: String, _ owner: String, at range: SourceRange) {
    let names = event.parameters.map { "let \($0.name)" }.joined(separator: ", ")
    report(
      .eventValues(
        name: event.name, count: ExpressionChecker.counted(event.parameters.count, "value"),
        found: "the reaction has \(found)", form: "\(owner).\(event.name)" + (names.isEmpty ? "" : "(\(names))")),
      at: range)
  }
}

extension MemberChecker.EventPattern {
  /// The names that the steps can read, with their types.
  var bindings: [(name: Identifier, type: Type)] {
    names.enumerated().compactMap { index, name in
      // The error of a surplus name has been reported.
      name.map { ($0, event.parameters.indices.contains(index) ? event.parameters[index].type : .unknown) }
    }
  }

  /// Returns the event of a reaction. Names that its steps do not read are omitted.
  ///
  /// - Parameter count: The number of events that the child declares.
  func event(reading body: CommandBody, count: Int) -> Reaction.Event {
    var read: Set<String> = []
    body.forEachExpression { if case .reference(.local(let name)) = $0.kind { read.insert(name) } }
    let values = event.parameters.enumerated().map { index, parameter in
      let name = names.indices.contains(index) ? names[index]?.text : nil
      return ReceivedEvent.Value(
        parameter: parameter.name, type: parameter.type, name: name.flatMap { read.contains($0) ? $0 : nil })
    }
    return .received(
      ReceivedEvent(
        child: child.id, event: event.name, values: values, eventCount: count, isSelection: event.id == .unknown))
  }
}

extension ReactionSyntax.Event {
  /// The names in the pattern of an event that is not known.
  var unknownBindings: [(name: Identifier, type: Type)] {
    guard case .received(let pattern) = self, case .enumCase(_, _, let bindings) = pattern.kind else { return [] }
    return bindings.compactMap { binding in binding.name.map { ($0, .unknown) } }
  }
}
