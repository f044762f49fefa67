import VmgenSchemaSyntax

/// The names of members and of the types that are generated with a view model.
extension MemberChecker {
  func checkNames(of syntax: ViewModelSyntax) {
    let names = memberNames(syntax)
    checkUnique(names.map(\.name), as: "member", of: syntax.name.text)
    var reserved = ReservedNames.ofViewModels
    for member in syntax.members {
      switch member {
      case .edit: reserved.formUnion(ReservedNames.ofEditing)
      case .reaction(let reaction):
        if case .condition = reaction.event { continue }
        reserved.formUnion(ReservedNames.ofAppearance)
      default: break
      }
    }
    for (name, kind) in names {
      checkMemberName(name, as: kind, reserved: reserved, owner: syntax.name.text)
      if ReservedNames.ofContext.contains(name.text) { report(.contextName, at: name.range, ["name": name.text]) }
    }
  }

  /// Reports types of the schema whose names the generated code declares.
  func checkCompanions(of syntax: ViewModelSyntax) {
    func check(_ suffix: String, _ reason: String, _ isMade: (MemberSyntax) -> Bool) {
      let name = syntax.name.text + suffix
      guard let entry = types[name], entry.module == nil, syntax.members.contains(where: isMade) else { return }
      report(
        .companionName, at: entry.range, ["name": name],
        labels: [Diagnostic.Label(range: syntax.name.range, text: reason)])
    }
    check("Customs", "generated code uses it for the protocol of the customs") {
      if case .custom = $0 { true } else { false }
    }
    let usesServices = viewModels[syntax.name.text]?.interface.services.isEmpty == false
    check("Doubles", "generated code uses it for the test doubles") { _ in usesServices }
  }

  func memberNames(_ syntax: ViewModelSyntax) -> [(name: Identifier, kind: String)] {
    syntax.members.compactMap { member in member.name.map { ($0, member.noun) } }
  }
}

extension ViewModelSyntax {
  /// The members with their identities, in source order.
  var identified: [(id: MemberID, syntax: MemberSyntax)] {
    members.indices.map { (memberID(at: $0), members[$0]) }
  }

  /// The identities of the members, in source order.
  var memberIDs: [MemberID] { members.indices.map { memberID(at: $0) } }

  private func memberID(at index: Int) -> MemberID {
    MemberID(index: index, name: members[index].name?.text ?? "")
  }

  /// The members of one kind with their identities, in source order.
  func identified<Kind>(_ select: (MemberSyntax) -> Kind?) -> [(id: MemberID, syntax: Kind)] {
    members.indices.compactMap { index in select(members[index]).map { (memberID(at: index), $0) } }
  }
}

extension MemberSyntax {
  /// The name that the member declares, or nil if it has none.
  var name: Identifier? {
    switch self {
    case .input(let input): input.name
    case .use(let use): use.name
    case .state(let state): state.name
    case .derived(let derived): derived.name
    case .edit(let edit): edit.name
    case .draft(let draft): draft.name
    case .command(let command): command.name
    case .custom(let custom): custom.name
    case .follow, .reaction, .example: nil
    }
  }

  var kind: MemberKind {
    switch self {
    case .input: .input
    case .use: .use
    case .state: .state
    case .derived: .derived
    case .edit: .edit
    case .draft: .draft
    case .command: .command
    case .follow: .follow
    case .reaction: .reaction
    case .custom: .custom
    case .example: .example
    }
  }

  /// The noun for messages.
  fileprivate var noun: String {
    switch self {
    case .input(let input): input.isConstant ? "constant" : "input"
    case .derived(let derived): derived.isDisplay ? "display" : "constant"
    default: "\(kind)"
    }
  }
}
