import VmgenSchemaSyntax

/// Displays and intermediate values, in dependency order.
extension MemberChecker {
  /// Declares derived values with the types that the schema specifies.
  func declareDerived(_ syntax: ViewModelSyntax, _ place: inout Environment) {
    for case .derived(let member) in syntax.members {
      let type = member.type.map { resolve($0) }
      place.declare(member.name, .derived(type))
    }
    checkKeys()
  }

  func checkDerived(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers, _ place: inout Environment) {
    let identified = syntax.identified { if case .derived(let member) = $0 { member } else { nil } }
    let written = identified.map(\.syntax)
    var numbers: [String: Int] = [:]
    for (index, member) in written.enumerated() {
      if case .derived? = place.members[member.name.text], numbers[member.name.text] == nil {
        numbers[member.name.text] = index
      }
    }
    let links = written.map { FreeNames.of($0.value, among: numbers, includesCalled: false) }
    let (order, cycles) = orderAndCycles(count: written.count, successors: { links[$0] })
    for cycle in cycles { reportCycle(cycle.path.map { written[$0].name }) }
    let cyclic = Set(cycles.flatMap(\.nodes))
    for index in order {
      let member = written[index]
      let isOwn = numbers[member.name.text] == index
      var declared: Type?
      if isOwn, case .derived(let type)? = place.members[member.name.text] { declared = type }
      let value = expressions.inEnvironment(place) { derivedValue(member, declared) }
      let type = declared ?? (cyclic.contains(index) ? .unknown : value.type)
      expressions.checkStorable(type, at: member.value.range)
      if isOwn { place.members[member.name.text] = .derived(type) }
      model.add(
        .derived(
          Derived(
            id: identified[index].id, range: member.range, documentation: member.documentation,
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
