import VmgenSchemaSyntax

extension MemberFacts {
  static func state(_ id: MemberID, _ type: Type) -> MemberFacts {
    MemberFacts(
      id, type: type, reading: .value(.storage(.state(id))),
      writing: Writing(
        storage: .state(id), writers: [.edit, .draft, .step], reason: "only steps can write a state",
        help: "call a command that writes it"),
      restoring: .value(Restore.Value(id: id, type: type, kind: .state)), property: .value(type),
      unused: UnusedWarning(.unwrittenState, unless: .written, dependsOnRows: true))
  }
}

/// States, and the initial values of stored members.
extension MemberChecker {
  func resolveStates(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    var start = initialValueEnvironment(syntax, of: "initial value")
    start.createsIDs = true
    for (id, state) in syntax.identified({ if case .state(let state) = $0 { state } else { nil } }) {
      start.initialValueHelp = assignmentHelp(of: state.value, to: state.name)
      let (type, value) = initialValue(state.value, state.type, start)
      expressions.checkStorable(type, at: state.value.range)
      // The identifier is another one in each view model, so the state is not a constant.
      if value.createsIDs { expressions.environment.memberUse.note(.written, state.name.text) }
      model.add(
        .state(StateMember(id: id, range: state.range, documentation: state.documentation, type: type, value: value)))
      expressions.environment.declare(.state(id, type))
    }
  }

  /// Checks an initial value, which cannot read members, and returns it with its type.
  func initialValue(_ value: Expression, _ type: TypeSyntax?, _ start: Environment) -> (Type, TypedExpression) {
    guard let type else {
      let typed = expressions.in(start).infer(value)
      return (typed.type, typed)
    }
    let declared = resolve(type)
    checkKeys()
    return (declared, expressions.in(start).check(value, as: declared))
  }

  /// Returns the help for an initial value that reads another member.
  func assignmentHelp(of value: Expression, to name: Identifier) -> String {
    expressions.filled(
      "write a constant here, and assign this value in a step: `on first appear { \(name.text) = … }`", value.range)
  }
}
