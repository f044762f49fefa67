import VmgenSchemaSyntax

extension MemberFacts {
  /// Returns the facts of a display or an intermediate value.
  ///
  /// - Parameter type: The type, or nil while it is unknown: the value is part of a cycle, which is reported.
  static func derived(_ id: MemberID, _ type: Type?, isDisplay: Bool) -> MemberFacts {
    MemberFacts(
      id, type: type, reading: .value(.derived(id)), writing: Writing(reason: "it is computed"),
      property: isDisplay ? .value(type ?? .unknown) : .hidden,
      unused: isDisplay ? nil : UnusedWarning(.unusedConstant, unless: .read))
  }
}

/// Displays and intermediate values, in dependency order.
extension MemberChecker {
  /// Declares derived values with the types that the schema specifies.
  func declareDerived(_ syntax: ViewModelSyntax) {
    for (id, member) in syntax.identified({ if case .derived(let member) = $0 { member } else { nil } }) {
      expressions.environment.declare(.derived(id, member.type.map { resolve($0) }, isDisplay: member.isDisplay))
    }
    checkKeys()
  }

  func checkDerived(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    let identified = syntax.identified { if case .derived(let member) = $0 { member } else { nil } }
    let written = identified.map(\.syntax)
    var numbers: [String: Int] = [:]
    for (index, member) in identified.enumerated() where environment.members[member.id.name]?.id == member.id {
      numbers[member.id.name] = index
    }
    let links = written.map { FreeNames.of($0.value, among: numbers, includesCalled: false) }
    let (order, cycles) = orderAndCycles(count: written.count, successors: { links[$0] })
    for cycle in cycles { reportCycle(cycle.path.map { written[$0].name }) }
    let cyclic = Set(cycles.flatMap(\.nodes))
    for index in order {
      let (id, member) = identified[index]
      let isFirst = numbers[id.name] == index
      let declared = isFirst ? environment.members[id.name]?.type : nil
      let value = derivedValue(member, declared)
      let type = declared ?? (cyclic.contains(index) ? .unknown : value.type)
      expressions.checkStorable(type, at: member.value.range)
      if isFirst { expressions.environment.members[id.name] = .derived(id, type, isDisplay: member.isDisplay) }
      model.add(
        .derived(
          Derived(
            id: id, range: member.range, documentation: member.documentation,
            isDisplay: member.isDisplay, type: type, value: value)))
    }
  }

  private func derivedValue(_ member: DerivedSyntax, _ declared: Type?) -> TypedExpression {
    if let declared { return expressions.check(member.value, as: declared, isText: member.isDisplay) }
    return expressions.infer(member.value, Expected(type: nil, isText: member.isDisplay))
  }

  func reportCycle(_ names: [Identifier], help: String? = nil) {
    let path = Cycle.text(names.map(\.text))
    let labels = names.dropFirst().map { name in
      Diagnostic.Label(range: name.range, text: "`\(name.text)` is computed here")
    }
    report(
      .derivedCycle, at: names[0].range, ["name": names[0].text, "path": path], labels: Cycle.bounded(labels),
      help: help)
  }
}
