import VmgenSchemaSyntax

extension MemberFacts {
  static func state(_ id: MemberID, _ type: Type) -> MemberFacts {
    MemberFacts(
      id, type: type, reading: .value(.storage(.state(id))),
      writing: Writing(
        storage: .state(id), writers: [.binding, .copy, .step], reason: "only steps can write a state",
        help: "call a command that writes it, or declare an `edit`, which views write, too"),
      exampleHelp: "call a command that writes it: `when …()`, or declare an `edit`, which views write, too",
      restoring: .value(Restore.Value(id: id, type: type)), property: .value(type),
      unused: [
        UnusedWarning(unless: .written, isLate: true) { .neverWritten(name: $0) },
        .ofPrivate("state", unless: .read),
      ])
  }

  /// A state that a command or a `follow` implies.
  static func impliedState(_ id: MemberID, _ type: Type) -> MemberFacts {
    MemberFacts(
      id, type: type, reading: .value(.storage(.state(id))),
      writing: Writing(
        storage: .state(id), reason: "only its command or its `follow` sets it",
        help: "declare a `state` for other values"),
      exampleHelp: "run its command", restoring: .refused(nil), property: .value(type))
  }
}

extension ExpressionChecker {
  /// Returns the function that the stream of a `follow` calls, without reporting that there is none.
  func streamFunction(of stream: Expression) -> ServiceFunction? {
    guard case .call(let callee, let arguments) = stream.kind, case .member(let base, let name) = callee.kind,
      case .name(let use) = base.kind, case .use(let service?)? = environment.members[use]?.kind
    else { return nil }
    return services[service]?.function(name.text, calledWith: arguments)
  }

  /// Returns the place of a state that a command or a `follow` implies; nil after an error in its declaration.
  func impliedTarget(named name: String) -> WritableTarget? {
    guard let state = environment.members[name], let storage = state.writing.storage, let type = state.type else {
      return nil
    }
    return WritableTarget(path: StoragePath(root: storage, type: type), type: type)
  }
}

extension MemberChecker {
  func resolve(_ state: StateSyntax, _ id: MemberID, in start: Environment) -> StateMember {
    let (type, value) =
      if let stream = state.stream {
        valueOfStream(stream, initially: state.value)
      } else if state.type == nil, case .nilLiteral = state.value.kind {
        untypedNil(of: state)
      } else {
        initialValue(state.value, state.type, start)
      }
    // The mistake in a declared type has been reported.
    if state.type == nil || !type.hasUnknown { expressions.checkStorable(type, at: state.value.range) }
    // The value is another one in each view model, so the state is not a constant.
    if value.createsIDs || value.readsViewModel(takesContext: { _ in true }) {
      expressions.noteUse(.written, state.name.text)
    }
    return StateMember(
      id: id, range: state.range, documentation: state.documentation, type: type, value: value,
      isImplied: state.stream != nil)
  }

  /// Reports `state draft = nil`.
  private func untypedNil(of state: StateSyntax) -> (Type, TypedExpression) {
    report(
      .nilNeedsType, at: state.value.range, help: "declare the type: `state \(state.name.text): String? = nil`")
    return (.unknown, expressions.invalid(state.value.range))
  }

  /// Returns the type of the last value of a stream, which is nil at first.
  private func valueOfStream(_ stream: Expression, initially value: Expression) -> (Type, TypedExpression) {
    // Without values, the state only notes that the stream has sent.
    let type = expressions.streamFunction(of: stream).map { ($0.result ?? .bool).asOptional } ?? .unknown
    return (type, expressions.check(value, as: type))
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
