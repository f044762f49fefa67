import VmgenSchemaSyntax

/// What an expectation knows of an event: `submitted.calls`, `submitted.last.id`.
struct EventFacets: FacetTable {
  let event: Event

  var names: [String] { ["calls", "last", "arguments"] }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard contains(name.text) else {
      checker.reportMissing(.noSuchMember(type: event.name, name: name.text), name, among: names, else: help)
      return checker.invalid(range)
    }
    guard checker.environment.position == .expectation else {
      checker.report(.callsOutsideExample, at: name.range)
      return checker.invalid(range)
    }
    if name.text == "calls" { return TypedExpression(.facet(.emissions(event.id)), .int, range) }
    if name.text == "arguments", let first = event.parameters.first {
      let owner = SourceRange(file: range.file, lower: Int(range.lower), upper: Int(name.range.lower) - 1)
      checker.reportArguments(of: Expression(.name(event.name), owner), first.name, at: range)
    } else {
      checker.report(.lastEventAsValue(name: event.name), at: range, help: help)
    }
    return checker.invalid(range)
  }

  private var help: String {
    let value = event.parameters.first.map { "read a value: `\(event.name).last.\($0.name)`, or " } ?? ""
    return "\(value)count the events: `\(event.name).calls == 1`"
  }
}

extension ExpressionChecker {
  /// Types `submitted.arguments.map { $0.id }`; returns nil if `place` is no event.
  func inferValuesOfEvents(_ place: Expression, _ arguments: [Argument], at range: SourceRange) -> TypedExpression? {
    guard case .name(let member) = place.kind, environment.local(member) == nil,
      case .event(let event)? = environment.members[member]?.kind
    else { return nil }
    refer(toMember: member, at: place.range)
    guard environment.position == .expectation else {
      report(.callsOutsideExample, at: range)
      return invalid(range)
    }
    guard let part = arguments.first?.value.selectedMember, arguments.count == 1,
      let parameter = event.parameters.first(where: { $0.name == part.text })
    else {
      reportArguments(of: place, event.parameters.first?.name ?? "name", at: range)
      return invalid(range)
    }
    referToName(part, of: parameter)
    let facet = Facet.eventValues(event.id, parameter: parameter.name)
    return TypedExpression(.facet(facet), .array(parameter.type), range)
  }

  /// Types `submitted.last.id`; returns nil if the base is not the last event.
  func inferLastEvent(_ base: Expression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard case .member(let owner, let last) = base.kind, last.text == "last", case .name(let member) = owner.kind,
      environment.local(member) == nil, case .event(let event)? = environment.members[member]?.kind
    else { return nil }
    refer(toMember: member, at: owner.range)
    guard environment.position == .expectation else {
      report(.callsOutsideExample, at: last.range)
      return invalid(range)
    }
    guard let parameter = event.parameters.first(where: { $0.name == name.text }) else {
      let known = event.parameters.map(\.name)
      reportMissing(
        .noSuchParameter(function: member, name: name.text), name, among: known,
        else: known.listed(after: "the values are") ?? "the event has no values")
      return invalid(range)
    }
    referToName(name, of: parameter)
    let facet = Facet.lastEventValue(event.id, parameter: parameter.name)
    return TypedExpression(.facet(facet), parameter.type.asOptional, range)
  }
}

/// `events == [submitted(id: 1), closed]`, `events.last == closed`
extension ExampleChecker {
  /// - Parameter areLast: Whether events can precede those that are expected.
  func checkExpectedEvents(
    _ elements: [Expression], areLast: Bool = false, _ range: SourceRange
  ) -> ExampleStep.Kind? {
    let known = model.events.map(\.name)
    if known.isEmpty {
      report(.noEvents(model: model.name), at: range)
      return nil
    }
    for event in model.events where !event.isHashable {
      guard let value = event.parameters.first(where: { !conforms($0.type, to: .hashable) }) else { continue }
      report(.eventsNotComparable(event: event.name, parameter: value.name, type: value.type), at: range)
      return nil
    }
    let expected = expressions.in(expectationEnvironment)
    var events: [(event: MemberID, values: [CallArgument])] = []
    for element in elements {
      var (callee, arguments) = (element, [Argument]())
      if case .call(let called, let passed) = element.kind { (callee, arguments) = (called, passed) }
      let name: Identifier
      switch callee.kind {
      case .name(let text): name = Identifier(text: text, range: callee.range)
      case .implicitMember(let item):
        report(.notAnEvent(name: ".\(item.text)"), at: callee.range, suggestion: .write(item.text, at: callee.range))
        continue
      default:
        report(.notAnEvent(name: text(at: callee.range)), at: callee.range, help: known.listed(after: "the events are"))
        continue
      }
      guard let event = model.events.first(where: { $0.name == name.text }) else {
        expected.inferUnused(arguments)
        reportMissing(.notAnEvent(name: name.text), name, among: known, else: known.listed(after: "the events are"))
        continue
      }
      expressions.refer(toMember: name.text, at: name.range)
      let call = CallSite(of: name, arguments, at: element.range)
      if let values = expected.checkArguments(of: call, event.parameters) { events.append((event.id, values)) }
    }
    return events.count < elements.count ? nil : .expectEvents(events, areLast: areLast)
  }
}
