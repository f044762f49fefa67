import VmgenSchemaSyntax

/// Types states, drafts and edits. Their initial values read members that are typed before them.
extension MemberChecker {
  func resolveStored(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    guard syntax.members.contains(where: \.isStored) else { return }
    for (id, _) in syntax.identified({ if case .draft(let draft) = $0 { draft } else { nil } }) {
      expressions.environment.declare(.draft(id, .unknown))
    }
    // A path can refer to another draft or edit by mistake.
    let paths = self.in(environment)
    for (id, _) in syntax.identified({ if case .edit(let edit) = $0 { edit } else { nil } }) {
      paths.expressions.environment.declare(.edit(EditShape(id: id, type: .unknown, hasText: true, isOwn: false)))
    }
    let defaultStart = initialValueEnvironment(syntax, of: "default value")
    var initialValues = InitialValueScope(syntax, self)
    for index in initialValues.reads.order() {
      let id = model.ids[index]
      switch syntax.members[index] {
      case .state(let state):
        let start = initialValues.start(of: index, self)
        let result = resolve(state, id, in: start)
        initialValues.constants[.storage(.state(id))] = expressions.in(start).constants.value(of: result.value)
        model.add(.state(result))
        let isImplied = index >= syntax.writtenMembers.endIndex
        let facts = isImplied ? MemberFacts.impliedState(id, result.type) : .state(id, result.type)
        expressions.environment.declare(facts)
        paths.expressions.environment.declare(facts)
      case .draft(let draft):
        let result = paths.resolveDraft(draft, id)
        if environment.members[id.name]?.id == id {
          expressions.environment.members[id.name] = .draft(id, result.type)
          paths.expressions.environment.members[id.name] = .draft(id, result.type)
        }
        model.add(.draft(result))
      case .edit(let edit):
        let isBound = if case .path = edit.value { true } else { false }
        let (result, shape) = paths.resolve(
          edit, id, in: isBound ? defaultStart : initialValues.start(of: index, self))
        expressions.environment.declare(.edit(shape))
        model.add(.edit(result))
      case .derived(let derived) where environment.members[id.name]?.id == id:
        let result = typed(derived, id)
        initialValues.note(result)
        let constants = ConstantEvaluator(known: initialValues.constants)
        initialValues.constants[.derived(id)] = constants.value(of: result.value)
        model.add(.derived(result))
      default: break
      }
    }
  }
}

extension MemberSyntax {
  fileprivate var isStored: Bool {
    switch self {
    case .state, .edit, .draft: true
    default: false
    }
  }
}

/// What the initial values of a view model's states and edits can read.
private struct InitialValueScope {
  let syntax: ViewModelSyntax
  let reads: InitialValueReads
  /// The environment of a value that reads no member by its name.
  private let start: Environment
  /// The formulas that read the status of an edit or a draft.
  private var statusReaders: Set<MemberID> = []
  /// The known initial values. Generated code computes other initial values from them.
  var constants: [Reference: Constant] = [:]

  init(_ syntax: ViewModelSyntax, _ checker: MemberChecker) {
    self.syntax = syntax
    let environment = checker.environment
    reads = InitialValueReads(syntax, environment.memberIDs)
    var start = checker.initialValueEnvironment(syntax, of: "initial value")
    if reads.hasFormulas {
      start.hasContext = true
      start.readsOutsideGraph = true
      start.viewModel = environment.viewModel
      start.memberIDs = environment.memberIDs
      start.ambiguous = environment.ambiguous
      start.user = environment.user
      start.unavailable[DependencyGraph.validityName] = .init(reason: Self.noStatus)
      for (name, member) in environment.members where member.isCustom {
        start.members[name] = member
        start.unavailable[name] = nil
      }
    }
    self.start = start
  }

  /// Records a formula that an initial value may read.
  mutating func note(_ formula: Derived) {
    let readsStatus = formula.value.containsExpression { expression in
      switch expression.kind {
      case .facet: true
      case .reference(.derived(let id)): statusReaders.contains(id)
      default: false
      }
    }
    if readsStatus { statusReaders.insert(formula.id) }
  }

  /// Returns the environment of a member's initial value, with the members that it may read.
  func start(of index: Int, _ checker: MemberChecker) -> Environment {
    var start = start
    start.initialConstants = constants
    start.createsIDs = if case .state = syntax.members[index] { true } else { false }
    guard reads.hasFormulas, let name = syntax.members[index].node.declaredName else { return start }
    start.helpForContext = checker.assignmentHelp(of: syntax.members[index], to: name)
    for number in reads.reads(of: index) {
      let name = self.name(of: number)
      if let obstacle = reads.obstacle(reading: number, in: index) {
        start.unavailable[name] = unavailable(number, obstacle, in: index)
      } else if let member = checker.environment.members[name] {
        let readsStatus = statusReaders.contains(member.id)
        start.unavailable[name] = readsStatus ? .init(reason: "it reads a status, and " + Self.noStatus) : nil
        if !readsStatus { start.members[name] = member.inInitialValue }
      }
    }
    return start
  }

  fileprivate static let noStatus = "an initial value cannot read the status of an edit or a draft"

  private func unavailable(
    _ number: Int, _ obstacle: InitialValueReads.Obstacle, in index: Int
  ) -> Environment.Unavailable {
    switch obstacle {
    case .itself:
      let other = "it reads `\(name(of: index))`, which has no value yet"
      return .init(reason: number == index ? "it has no value yet" : other)
    case .later(let later):
      let reason = "\(later == number ? "it" : "it reads `\(name(of: later))`, which") is declared after this value"
      // Two values that read each other are in the wrong order in any case.
      let isMutual = reads.reads(of: later).contains(index)
      return .init(reason: reason, help: isMutual ? nil : "move `\(name(of: later))` before `\(name(of: index))`")
    case .unreadable(let other):
      let kind = "an initial value cannot read \(noun(of: other))"
      let help: String? = kind.hasSuffix("event") ? "assign a `state` where the event is emitted" : nil
      return .init(reason: other == number ? kind : "it reads `\(name(of: other))`, and \(kind)", help: help)
    }
  }

  private func name(of index: Int) -> String {
    syntax.members.indices.contains(index)
      ? syntax.members[index].node.declaredName?.text ?? "" : FocusMember.name
  }

  private func noun(of index: Int) -> String {
    guard syntax.members.indices.contains(index) else { return "the focus" }
    return withArticle(syntax.members[index].traits.noun)
  }
}

extension MemberFacts {
  /// The facts of the member in an initial value, which reads no status.
  fileprivate var inInitialValue: MemberFacts {
    guard facets != nil, case .value(let reference, _) = reading else { return self }
    return MemberFacts(
      id, type: type, reading: .value(reference), writing: writing, facets: facets.map { NoStatus(facets: $0) },
      property: property)
  }
}

/// The facets of a member in an initial value, which cannot read them.
private struct NoStatus: FacetTable {
  let facets: any FacetTable

  var names: [String] { facets.names }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard facets.contains(name.text) else { return nil }
    checker.report(
      .outOfReach(name: checker.text(at: range), reason: InitialValueScope.noStatus), at: range,
      help: checker.environment.helpForContext)
    return checker.invalid(range)
  }
}

extension MemberChecker {
  /// Returns the help for an initial value that reads what has no value yet.
  fileprivate func assignmentHelp(of member: MemberSyntax, to name: Identifier) -> String {
    guard let value = member.traits.initialValue else { return "" }
    return expressions.filled(
      "write a constant here, and assign this value in a step: `on first appear { \(name.text) = … }`", value.range)
  }
}
