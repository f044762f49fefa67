import VmgenSchemaSyntax

/// The names of members and of the types that are generated with a view model.
extension MemberChecker {
  func checkNames(of syntax: ViewModelSyntax, _ rules: [MemberRules]) {
    checkUnique(
      syntax.memberNames, as: "member", of: syntax.name.text,
      help: ["leaveQuestion": "a view model has one `leave`; combine the conditions with `&&`"])
    let reserved = rules.reduce(into: ReservedNames.ofViewModels) { $0.formUnion($1.reservedNames) }
    for (member, rules) in zip(syntax.members, rules) {
      guard let name = member.node.declaredName else { continue }
      checkMemberName(name, as: rules.noun, reserved: reserved, owner: syntax.name.text)
      if ReservedNames.ofContext.contains(name.text) { report(.contextName, at: name.range, ["name": name.text]) }
    }
  }

  /// Reports types of the schema whose names the generated code declares.
  func checkCompanions(of syntax: ViewModelSyntax) {
    func check(_ generated: (String) -> String, _ reason: String, _ isMade: (MemberSyntax) -> Bool) {
      let name = generated(syntax.name.text)
      guard let entry = types[name], entry.module == nil, syntax.members.contains(where: isMade) else { return }
      report(
        .companionName, at: entry.range, ["name": name],
        labels: [Diagnostic.Label(range: syntax.name.range, text: reason)])
    }
    check(GeneratedName.customs, "generated code uses it for the protocol of the customs") {
      if case .custom = $0 { true } else { false }
    }
    check(GeneratedName.displays, "generated code uses it for the displays as values") {
      if case .derived(let derived) = $0 { derived.isDisplay } else { false }
    }
    let usesServices = viewModels[syntax.name.text]?.interface.services.isEmpty == false
    check(GeneratedName.doubles, "generated code uses it for the test doubles") { _ in usesServices }
  }
}

extension ViewModelSyntax {
  /// The names of the members, in source order.
  var memberNames: [Identifier] { members.compactMap { $0.node.declaredName } }

  /// The members of one kind with their identities, in source order.
  func identified<Kind>(_ select: (MemberSyntax) -> Kind?) -> [(id: MemberID, syntax: Kind)] {
    var result: [(id: MemberID, syntax: Kind)] = []
    for (index, member) in members.enumerated() {
      if let selected = select(member) { result.append((member.id(at: index), selected)) }
    }
    return result
  }
}

extension MemberSyntax {
  /// Returns the identity of the member at an index in its view model.
  func id(at index: Int) -> MemberID { MemberID(index: index, name: node.declaredName?.text ?? "") }
}
