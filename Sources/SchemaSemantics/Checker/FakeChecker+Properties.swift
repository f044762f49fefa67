import VmgenSchemaSyntax

/// States of a fake that store the properties of its service, as in a Swift class that conforms to a protocol.
extension FakeChecker {
  /// Returns what answers the accessors of the properties that have a state with their name.
  ///
  /// - Parameter answered: The distinct names of the functions that the fake has.
  func storedProperties(
    of service: ServiceEntry, in states: [StateMember], without answered: Set<String>
  ) -> [FakeFunction] {
    service.declaration.functions.compactMap { accessor in
      guard !answered.contains(accessor.distinctName) else { return nil }
      switch accessor.accessor {
      case nil: return nil
      case .getter?:
        guard let state = states.first(where: { $0.name == accessor.name }), let type = accessor.result,
          hasType(type, state, service)
        else { return nil }
        let value = TypedExpression(.reference(.storage(.state(state.id))), state.type, state.range)
        return FakeFunction(accessor, of: state, names: [], .result(value))
      case .setter(let property)?:
        guard let state = states.first(where: { $0.name == property }), let type = accessor.parameters.first?.type,
          state.type == type
        else { return nil }
        let value = TypedExpression(.reference(.local("newValue")), type, state.range)
        return FakeFunction(
          accessor, of: state, names: ["newValue"],
          .assign(StoragePath(root: .state(state.id), type: type), .expression(value)))
      }
    }
  }

  /// Reports a state whose type is not that of the property with its name.
  private func hasType(_ type: Type, _ state: StateMember, _ service: ServiceEntry) -> Bool {
    if state.type == type { return true }
    if !state.type.hasUnknown, !type.hasUnknown {
      report(
        .fakeSignature(service: service.declaration.name, name: state.name), at: state.range,
        help: "give it the type of the property: `\(state.name): \(type)`")
    }
    return false
  }
}

extension FakeFunction {
  fileprivate init(_ accessor: ServiceFunction, of state: StateMember, names: [String], _ step: Step.Kind) {
    self.init(
      function: accessor, names: names, range: state.range, documentation: [],
      steps: [Step(kind: step, range: state.range)], storedState: state.name)
  }
}
