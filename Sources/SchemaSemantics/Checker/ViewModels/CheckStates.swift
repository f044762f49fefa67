import VmgenSchemaSyntax

extension MemberFacts {
  static func state(_ id: MemberID, _ type: Type) -> MemberFacts {
    MemberFacts(
      id, type: type, reading: .value(.storage(.state(id))),
      writing: Writing(
        storage: .state(id), writers: [.binding, .copy, .step], reason: "only steps can write a state",
        help: "call a command that writes it"),
      exampleHelp: "call a command that writes it: `when …()`, or declare an `edit`, which views write, too",
      restoring: .value(Restore.Value(id: id, type: type)), property: .value(type),
      unused: UnusedWarning(unless: .written, isLate: true) { .neverWritten(name: $0) })
  }
}

extension MemberChecker {
  func resolve(_ state: StateSyntax, _ id: MemberID, in start: Environment) -> StateMember {
    let (type, value) = initialValue(state.value, state.type, start)
    expressions.checkStorable(type, at: state.value.range)
    // The value is another one in each view model, so the state is not a constant.
    if value.createsIDs || value.readsViewModel(takesContext: { _ in true }) {
      expressions.noteUse(.written, state.name.text)
    }
    return StateMember(id: id, range: state.range, documentation: state.documentation, type: type, value: value)
  }

  /// Checks an initial value, and returns it with its type.
  func initialValue(_ value: Expression, _ type: TypeSyntax?, _ start: Environment) -> (Type, TypedExpression) {
    guard let type else {
      let typed = expressions.in(start).infer(value)
      return (typed.type, typed)
    }
    let declared = resolve(type)
    checkKeys()
    return (declared, expressions.in(start).check(value, as: declared))
  }
}
