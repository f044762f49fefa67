import VmgenSchemaSyntax

/// Checks the members of a view model. Its extensions are in one file for each part of the check.
struct MemberChecker: DeclarationReader {
  let expressions: ExpressionChecker
  /// The checked error policy of the module.
  var errorPolicy: ErrorPolicy?

  init(_ expressions: ExpressionChecker, errorPolicy: ErrorPolicy? = nil) {
    self.expressions = expressions
    self.errorPolicy = errorPolicy
  }

  /// The environment of the members.
  var environment: Environment { expressions.environment }
  var steps: StepChecker { StepChecker(expressions) }

  /// Returns a checker for another environment.
  func `in`(_ environment: Environment) -> MemberChecker {
    MemberChecker(expressions.in(environment), errorPolicy: errorPolicy)
  }

  var declarations: ModuleDeclarations { expressions.declarations }
}

// The kinds of members, as the checker treats them: a new kind has traits here and is typed in one of the passes.

/// What the checker needs of a member before it types the member.
struct MemberTraits {
  /// The noun for messages.
  var noun: String
  /// The parameters of a member that is called; nil for another one.
  var parameters: [ParameterSyntax]?
  /// Why the member cannot be private; nil if it can.
  var reasonAgainstPrivate: String? = "only its view model can use it in any case"
  /// Whether only the view model can use the member, so that `private` adds nothing.
  var isAlwaysPrivate = false
  /// When an initial value can read the member.
  var initialAccess = InitialAccess.never
  /// Whether the member stores values, calls services or runs steps, in addition to computing values.
  var isStateful = false
  /// The expressions that decide the types in the interface of the view model.
  var interfaceValues: [Expression] = []
  /// The names of the declarations that are generated beside the member.
  var generatedNames: [String] = []
  /// The names that no member can have in a view model with such a member.
  var reservedNames: Set<String> = []

  enum InitialAccess {
    case always
    /// After the member has its own initial value.
    case initialized
    /// After the value that the member copies.
    case copied
    /// After the values on the path that the member writes.
    case bound
    /// If what the formula reads can be read.
    case formula
    case never

    /// Whether the member is stored.
    var isStored: Bool { [.initialized, .copied, .bound].contains(self) }
  }
}

extension MemberSyntax {
  var traits: MemberTraits {
    switch self {
    case .input(let input):
      MemberTraits(
        noun: input.isConstant ? "constant" : "input",
        reasonAgainstPrivate: input.isConstant ? nil : "the owner of the view model sets it",
        initialAccess: .always)
    case .derived(let derived):
      MemberTraits(
        noun: (derived.isDisplay ? "display" : "constant") + (derived.isFunction ? " with parameters" : ""),
        reasonAgainstPrivate: derived.isLeave ? "`Navigation` reads it" : nil, isAlwaysPrivate: !derived.isDisplay,
        initialAccess: derived.isFunction ? .never : .formula, interfaceValues: [derived.value])
    case .use:
      MemberTraits(
        noun: "use", reasonAgainstPrivate: nil, isAlwaysPrivate: true, initialAccess: .always, isStateful: true)
    case .state(let state):
      MemberTraits(
        noun: "state", reasonAgainstPrivate: nil, initialAccess: .initialized, isStateful: true,
        interfaceValues: [state.value])
    case .edit(let edit):
      MemberTraits(
        noun: "edit", reasonAgainstPrivate: "views edit it",
        initialAccess: edit.value.isPath ? .bound : .initialized, isStateful: true,
        interfaceValues: [edit.value.expression], generatedNames: GeneratedName.all(ofEdit: edit.name.text),
        reservedNames: ReservedNames.ofEditing)
    case .focus: MemberTraits(noun: "focus", isStateful: true)
    case .draft(let draft):
      MemberTraits(
        noun: "draft", reasonAgainstPrivate: nil, initialAccess: .copied, isStateful: true,
        interfaceValues: [draft.source], generatedNames: [GeneratedName.rules(of: draft.name.text)])
    case .command(let command):
      MemberTraits(
        noun: "command", parameters: command.property == nil ? command.parameters : nil, reasonAgainstPrivate: nil,
        isStateful: true,
        generatedNames: [GeneratedName.rules(of: command.name.text)])
    case .follow: MemberTraits(noun: "follow", isStateful: true)
    case .list(let list):
      MemberTraits(
        noun: "list", reasonAgainstPrivate: nil, isStateful: true, interfaceValues: [list.row, list.elements],
        generatedNames: GeneratedName.all(ofList: list.name.text, isLoaded: list.load != nil))
    case .child(let child):
      MemberTraits(
        noun: "child", reasonAgainstPrivate: nil, isStateful: true, interfaceValues: [child.value],
        generatedNames: [GeneratedName.rules(of: child.name.text)])
    case .restore: MemberTraits(noun: "restore", reservedNames: ReservedNames.ofRestoredScreens)
    case .event(let event):
      MemberTraits(
        noun: "event", parameters: event.parameters, reasonAgainstPrivate: "the owner of the view model receives it",
        isStateful: true,
        reservedNames: ReservedNames.ofEmitters)
    case .reaction(let reaction):
      MemberTraits(
        noun: "reaction", isStateful: true,
        reservedNames: ReservedNames.of(reaction.event))
    case .custom(let custom):
      MemberTraits(
        noun: "custom", parameters: custom.parameters, reasonAgainstPrivate: "the app implements it",
        initialAccess: .always)
    case .example: MemberTraits(noun: "example")
    }
  }
}

extension MemberChecker {
  /// Types the members, except their rules and steps. Each kind can read the kinds before it.
  ///
  /// - Returns: The number of errors in members other than derived values.
  func typeMembers(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) -> Int {
    resolveDependencies(syntax, &model)
    resolveEvents(syntax, &model)
    let errors = countingErrors {
      declareDerived(syntax)
      declareCommands(syntax)
      declareChildren(syntax)
      declareLists(syntax)
      declareFocus(syntax)
      resolveStored(syntax, &model)
      resolveFocus(syntax, &model)
    }
    checkDerived(syntax, &model)
    let childErrors = countingErrors {
      resolveChildren(syntax, &model)
      resolveLists(syntax, &model)
    }
    resolveRestoredValues(syntax, &model)
    return errors + childErrors
  }

  /// Checks rules and steps, which can read members of all kinds.
  func checkBodies(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    checkEditRules(syntax, &model)
    var environment = environment
    environment.queriedServices = model.queriedServices
    self.in(environment).checkActions(syntax, &model)
  }
}

extension EditValueSyntax {
  fileprivate var expression: Expression {
    switch self {
    case .path(let path, _): path
    case .own(let value): value
    }
  }

  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}
