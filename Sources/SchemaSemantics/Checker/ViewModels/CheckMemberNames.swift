import VmgenSchemaSyntax

/// The names of a view model's members, and of what is generated beside it.
extension SchemaChecker {
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

  /// What the generated code declares beside the view model must not be declared by a schema too.
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
    let asksServices = viewModels[syntax.name.text]?.shape.services.isEmpty == false
    check("Doubles", "generated code uses it for the test doubles") { _ in asksServices }
  }

  func memberNames(_ syntax: ViewModelSyntax) -> [(name: Identifier, kind: String)] {
    syntax.members.compactMap { member in
      switch member {
      case .input(let input): (input.name, input.isConstant ? "constant" : "input")
      case .use(let use): (use.name, "use")
      case .state(let state): (state.name, "state")
      case .derived(let derived): (derived.name, derived.isDisplay ? "display" : "constant")
      case .edit(let edit): (edit.name, "edit")
      case .draft(let draft): (draft.name, "draft")
      case .command(let command): (command.name, "command")
      case .custom(let custom): (custom.name, "custom")
      case .follow, .reaction, .example: nil
      }
    }
  }
}
