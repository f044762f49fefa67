import VmgenSchemaSyntax

/// The functions that a fake has beside those of its service.
extension FakeChecker {
  /// Returns the functions that the service does not have, and that others of the fake call: `func sorted() -> [Item]`.
  func ownFunctions(of syntax: FakeSyntax, _ service: ServiceEntry) -> [FakeFunctionSyntax] {
    var names: Set<String> = []
    return syntax.functions.filter { function in
      let head = function.head
      guard head.result != nil, isOwn(head, beside: service),
        syntax.functions.contains(where: { function in
          let isState = syntax.states.contains { $0.name.text == head.name.text }
          return function.derived.uses(head.name.text, onlyCalled: isState)
        })
      else { return false }
      return names.insert(head.name.text).inserted
    }
  }

  /// Whether a function is one that the service does not have, and that neither waits nor throws.
  private func isOwn(_ head: ServiceFunctionSyntax, beside service: ServiceEntry) -> Bool {
    !head.isStream && !head.effects.isAsync && head.effects.throwing == nil && isNameable(head.name)
      && service.functions(named: head.name.text).isEmpty
  }

  /// Declares the functions without a result that the service does not have, and that others of the fake or an example
  /// call: `func goOffline() { … }`.
  func declareChangingFunctions(
    of syntax: FakeSyntax, _ service: ServiceEntry, _ states: [StateMember]
  ) -> [ServiceFunction] {
    let functions = syntax.functions.filter { function in
      let head = function.head
      return head.result == nil && isOwn(head, beside: service) && isCalled(head.name.text, by: syntax)
    }
    checkUnique(functions.map(\.head.name), as: "function", of: syntax.name.text)
    let declared = functions.map { function in
      let head = function.head
      checkOwnName(head.name, of: syntax, states)
      let name = head.name.text
      index?.define(.serviceFunction(service: syntax.name.text, name: name), at: head.name)
      let parameters = resolveParameters(head.parameters, of: name, hasDefaults: true)
      return ServiceFunction(
        name: name, service: syntax.name.text, distinctName: name, shownName: name, range: head.range,
        documentation: head.documentation, parameters: expressions.checkDefaults(of: parameters, head.parameters),
        kind: .query, failure: .never)
    }
    declarations.tables.fakes[syntax.name.text]?.ownFunctions = declared
    return declared
  }

  /// Reports a name that another member of the fake has, also in generated code.
  private func checkOwnName(_ name: Identifier, of fake: FakeSyntax, _ states: [StateMember]) {
    if let state = states.first(where: { $0.name == name.text }) {
      reportRepeated(
        .duplicateMember(owner: fake.name.text, kind: "function", name: name.text), at: name.range, after: state.range)
    }
    let double = GeneratedName.double(of: lowerCamelCased(fake.service.text))
    checkMemberName(name, as: "function", reserved: [double, "answerCalls", "answering"], owner: fake.name.text)
  }

  /// Whether steps of a fake call a function, or an example does: `when store.fill()`.
  private func isCalled(_ name: String, by fake: FakeSyntax) -> Bool {
    if fake.functions.contains(where: { $0.derived.uses(name, onlyCalled: true) }) { return true }
    return declarations.ownSyntaxes.contains { file in
      file.declarations.contains { declaration in
        guard case .viewModel(let viewModel) = declaration else { return false }
        return viewModel.members.contains { member in
          if case .example(let example) = member { example.allSteps.contains { $0.calls(name) } } else { false }
        }
      }
    }
  }

  /// Types the functions as values that depend on the states, and declares them.
  func checkOwnFunctions(
    _ functions: [FakeFunctionSyntax], of fake: FakeSyntax, _ states: [StateMember], _ environment: inout Environment
  ) -> [Derived] {
    let written = functions.map(\.derived)
    var facts: [MemberFacts] = []
    for (index, function) in written.enumerated() {
      let name = function.name
      checkOwnName(name, of: fake, states)
      let id = MemberID(index: states.count + index, name: name.text)
      let type = function.type.map { resolve($0) }
      self.index?.define(.member(viewModel: fake.name.text, id), at: name, type: type ?? .unknown)
      let parameters = resolveParameters(function.parameters, of: name.text, hasDefaults: true)
      facts.append(
        .derived(
          id, type, isDisplay: false, expressions.checkDefaults(of: parameters, function.parameters), isFunction: true))
    }
    checkKeys()
    for member in facts {
      environment.declare(member)
      environment.memberIDs[member.id.name] = member.id
    }
    reportCycles(written)
    let members = MemberChecker(expressions.in(environment))
    return zip(written, facts).map { function, facts in
      let value = members.derivedValue(function, facts.parameters, facts.type, isText: false)
      return Derived(
        id: facts.id, range: function.range, documentation: function.documentation, isDisplay: false,
        parameters: facts.parameters, type: facts.type ?? .unknown, value: value)
    }
  }

  /// Reports functions that call themselves, which might never end.
  private func reportCycles(_ functions: [DerivedSyntax]) {
    let numbers = Dictionary(
      functions.enumerated().map { ($1.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    reportCycles(functions.map { $0.calls(among: numbers) }) { functions[$0].name }
  }
}

extension DerivedSyntax {
  /// Returns the numbers of the functions that the value calls.
  fileprivate func calls(among numbers: [String: Int]) -> [Int] {
    FreeNames.of(value, among: [:], called: numbers, bound: parameterNames)
  }

  /// Whether the value calls a function, or names it without parentheses.
  fileprivate func uses(_ function: String, onlyCalled: Bool) -> Bool {
    let names = [function: 0]
    return !FreeNames.of(value, among: onlyCalled ? [:] : names, called: names, bound: parameterNames).isEmpty
  }
}

extension ExampleStepSyntax {
  /// Whether the step, or one of its loop, is `when use.name(…)`.
  fileprivate func calls(_ name: String) -> Bool {
    switch kind {
    case .run(let call):
      guard case .call(let callee, _) = call.kind, case .member(_, let called) = callee.kind else { return false }
      return called.text == name
    case .loop(_, _, let steps), .whileLoop(_, let steps): return steps.contains { $0.calls(name) }
    default: return false
    }
  }
}
