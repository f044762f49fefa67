import VmgenSchemaSyntax

// The kinds of members, as the checker treats them: a new kind has rules here and is typed in one of the passes.

/// What the checker needs of a member before it types the member.
struct MemberRules {
  /// The noun for messages.
  var noun: String
  /// Whether the member stores values, calls services or runs steps, in addition to computing values.
  var isStateful = false
  /// The expressions that decide the types in the interface of the view model.
  var interfaceValues: [Expression] = []
  /// The names of the declarations that are generated beside the member.
  var generatedNames: [String] = []
  /// The names that no member can have in a view model with such a member.
  var reservedNames: Set<String> = []
}

extension MemberSyntax {
  var rules: MemberRules {
    switch self {
    case .input(let input): MemberRules(noun: input.isConstant ? "constant" : "input")
    case .derived(let derived):
      MemberRules(noun: derived.isDisplay ? "display" : "constant", interfaceValues: [derived.value])
    case .use: MemberRules(noun: "use", isStateful: true)
    case .state(let state): MemberRules(noun: "state", isStateful: true, interfaceValues: [state.value])
    case .edit(let edit):
      MemberRules(
        noun: "edit", isStateful: true, interfaceValues: [edit.value.expression],
        generatedNames: GeneratedName.all(ofEdit: edit.name.text), reservedNames: ReservedNames.ofEditing)
    case .draft(let draft):
      MemberRules(
        noun: "draft", isStateful: true, interfaceValues: [draft.source],
        generatedNames: [GeneratedName.rules(of: draft.name.text)])
    case .command(let command):
      MemberRules(noun: "command", isStateful: true, generatedNames: [GeneratedName.rules(of: command.name.text)])
    case .follow: MemberRules(noun: "follow", isStateful: true)
    case .list(let list):
      MemberRules(
        noun: "list", isStateful: true, interfaceValues: [list.row, list.elements],
        generatedNames: GeneratedName.all(ofList: list.name.text, isLoaded: list.load != nil))
    case .child(let child):
      MemberRules(
        noun: "child", isStateful: true, interfaceValues: [child.value],
        generatedNames: [GeneratedName.rules(of: child.name.text)], reservedNames: ReservedNames.ofParents)
    case .restore: MemberRules(noun: "restore", reservedNames: ReservedNames.ofRestoredScreens)
    case .event: MemberRules(noun: "event", isStateful: true, reservedNames: ReservedNames.ofEmitters)
    case .reaction(let reaction):
      MemberRules(noun: "reaction", isStateful: true, generatedNames: GeneratedName.all(of: reaction.event))
    case .custom: MemberRules(noun: "custom")
    case .example: MemberRules(noun: "example")
    }
  }
}

extension MemberChecker {
  /// Types the members, except their rules and steps. Each kind can read the kinds before it.
  ///
  /// - Returns: whether stored values have no errors.
  func typeMembers(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) -> Bool {
    resolveDependencies(syntax, &model)
    resolveEvents(syntax, &model)
    let errors = countingErrors {
      resolveStates(syntax, &model)
      declareDerived(syntax)
      declareCommands(syntax)
      declareChildren(syntax)
      declareLists(syntax)
      resolveDraftsAndEdits(syntax, &model)
    }
    checkDerived(syntax, &model)
    let childErrors = countingErrors {
      resolveChildren(syntax, &model)
      resolveLists(syntax, &model)
    }
    resolveRestoredValues(syntax, &model)
    return errors == 0 && childErrors == 0
  }

  /// Checks rules and steps, which can read members of all kinds.
  func checkBodies(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    checkEditRules(syntax, &model)
    checkActions(syntax, &model)
  }
}

extension EditValueSyntax {
  fileprivate var expression: Expression {
    switch self {
    case .path(let path, _): path
    case .own(let value): value
    }
  }
}
