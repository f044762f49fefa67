import VmgenSchemaSyntax

extension MemberChecker {
  func resolveEvents(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers, _ place: inout Environment) {
    for (id, event) in syntax.identified({ if case .event(let event) = $0 { event } else { nil } }) {
      let result = Event(
        id: id, range: event.range, documentation: event.documentation,
        parameters: resolveParameters(event.parameters, of: event.name.text, hasDefaults: false))
      model.add(.event(result))
      place.declare(event.name, .event(result))
    }
    checkKeys()
  }
}
