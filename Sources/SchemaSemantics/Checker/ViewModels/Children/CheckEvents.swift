import VmgenSchemaSyntax

extension MemberFacts {
  static func event(_ event: Event) -> MemberFacts {
    MemberFacts(
      event.id, kind: .event(event), type: nil,
      reading: .noValue(
        Misuse(.notCallable, help: "write a step: `emit \(event.name)`"), inExpectation: Misuse(.eventInExpectation)),
      writing: Writing(reason: "it is an event"), property: .event,
      unused: UnusedWarning(.unusedEvent, unless: .emitted))
  }
}

extension MemberChecker {
  func resolveEvents(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    for (id, event) in syntax.identified({ if case .event(let event) = $0 { event } else { nil } }) {
      let result = Event(
        id: id, range: event.range, documentation: event.documentation,
        parameters: resolveParameters(event.parameters, of: event.name.text, hasDefaults: false))
      model.add(.event(result))
      expressions.environment.declare(.event(result))
    }
    checkKeys()
  }
}
