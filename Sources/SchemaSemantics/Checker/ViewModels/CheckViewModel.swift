import VmgenSchemaSyntax

/// A view model between the interface pass and the body pass.
struct ResolvedViewModel: Sendable {
  var syntax: ViewModelSyntax
  var members: [Member]
  /// The environment of the members.
  var environment: Environment
  /// The complete interface; nil for a duplicate.
  var interface: ViewModelInterface?
  var isStateful: Bool
  /// Whether no error has been found so far.
  var hasNoErrors: Bool
}

/// A view model after the body pass.
struct TypedViewModel: Sendable {
  var resolved: ResolvedViewModel
  var members: [Member]
  var graph: DependencyGraph
  /// Whether no error has been found so far, and no member is declared twice, so that the uses of all members are known.
  var hasNoErrors: Bool
}

/// A view model between the body pass and its examples.
final class CheckedBodies {
  let syntax: ViewModelSyntax
  let members: CheckedMembers
  /// The environment of the members.
  let environment: Environment
  let graph: DependencyGraph
  let isStateful: Bool
  /// Whether no error has been found so far, and no member is declared twice, so that the uses of all members are known.
  let hasNoErrors: Bool

  init(_ typed: TypedViewModel) {
    syntax = typed.resolved.syntax
    members = CheckedMembers(typed.members, of: syntax)
    environment = typed.resolved.environment
    graph = typed.graph
    isStateful = typed.resolved.isStateful
    hasNoErrors = typed.hasNoErrors
  }
}

/// The passes over view models: the interface, which other view models may read, then the bodies.
extension MemberChecker {
  /// Types everything except rules, steps and examples, and completes the interface.
  func resolveInterface(_ syntax: ViewModelSyntax) -> ResolvedViewModel {
    var members = CheckedMembers(of: syntax)
    let traits = syntax.members.map { $0.traits }
    checkNames(of: syntax, traits)
    checkPrivate(syntax)
    checkCompanions(of: syntax)
    let checker = self.in(memberEnvironment(syntax, members.ids, traits))
    let errorCount = checker.typeMembers(syntax, &members)
    let environment = checker.environment
    defineMembers(syntax, members.ids, environment)
    var interface = isFirst(syntax) ? viewModels[syntax.name.text]?.interface : nil
    interface?.complete(with: members, environment)
    return ResolvedViewModel(
      syntax: syntax, members: members.members, environment: environment, interface: interface,
      isStateful: traits.contains { $0.isStateful }, hasNoErrors: errorCount == 0)
  }

  /// Checks rules and steps, and computes the dependency graph.
  func checkBodies(of resolved: ResolvedViewModel) -> TypedViewModel {
    let syntax = resolved.syntax
    var members = CheckedMembers(resolved.members, of: syntax)
    let errors = countingErrors { self.in(resolved.environment).checkBodies(syntax, &members) }
    if resolved.hasNoErrors, errors == 0 { self.in(resolved.environment).checkTexts(syntax, &members) }
    members.expandGates()
    let graph = makeGraph(of: members, syntax)
    // The reads of an expression that could not be typed are unknown.
    let hasNoErrors = resolved.hasNoErrors && errors == 0 && !members.derived.contains { $0.value.hasInvalid }
    if hasNoErrors {
      checkUse(of: members, in: resolved, graph)
      if !resolved.environment.privateNames.isEmpty { checkFailures(of: members, resolved.environment) }
    }
    return TypedViewModel(
      resolved: resolved, members: members.members, graph: graph,
      hasNoErrors: hasNoErrors && resolved.environment.ambiguous.isEmpty)
  }

  /// Checks the examples, which can act on children.
  ///
  /// - Parameter models: All view models of the module, by name.
  func checkExamples(of checked: CheckedBodies, _ models: [String: CheckedBodies]) -> ViewModel {
    let syntax = checked.syntax
    var members = checked.members
    if syntax.members.contains(where: { if case .example = $0 { true } else { false } }) {
      expressions.session.constantIDCount = 0
      let examples = ExampleChecker(of: checked, expressions.session, models, errorPolicy)
      for example in examples.checkExamples(syntax) { members.add(.example(example)) }
    }
    return ViewModel(
      name: syntax.name.text, range: syntax.range, documentation: syntax.documentation,
      members: members.members, graph: checked.graph, isStateful: checked.isStateful,
      screen: screen(of: syntax, members.members),
      privateMembers: Set(syntax.privateMembers.map(syntax.id)),
      methods: methods(of: .declared(syntax.name.text)))
  }

  private func screen(of syntax: ViewModelSyntax, _ members: [Member]) -> Screen? {
    guard let interface = viewModels[syntax.name.text]?.interface, interface.isScreen else { return nil }
    let restored = members.flatMap { member -> [Restore.Value] in
      if case .restore(let restore) = member { restore.values } else { [] }
    }
    return Screen(
      result: interface.result,
      fingerprint: declarations.fingerprint(of: interface.inputs.map { ($0.name, $0.type) }),
      valuesFingerprint: declarations.fingerprint(of: restored.map { ($0.name, $0.type) }))
  }

  /// Returns the environment of a view model's expressions.
  private func memberEnvironment(
    _ syntax: ViewModelSyntax, _ ids: [MemberID], _ traits: [MemberTraits]
  ) -> Environment {
    var environment = Environment(file: syntax.range.file)
    environment.hasContext = true
    environment.owner = syntax.name.text
    environment.hidingMembers = ReservedNames.hidingInViewModels.union(syntax.functions.map(\.name.text))
    environment.viewModel = syntax.name.text
    environment.user = syntax.name.range
    environment.privateNames = Set(syntax.privateMembers.map { syntax.name(of: ids[$0]) })
    environment.memberIDs = Dictionary(
      ids.map { (syntax.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    environment.ambiguous = syntax.repeatedNames
    for name in syntax.namesInSteps {
      environment.unavailable[name] = .init(
        reason: "it is the value of several `follow`s, in whose steps it is known",
        help: "assign it to a `state` in these steps, and read that")
    }
    if traits.contains(where: { $0.isStateful }) { environment.hidingMembers.formUnion(ReservedNames.insideSteps) }
    for traits in traits { environment.hidingMembers.formUnion(traits.generatedNames) }
    for id in ids where syntax.fullName(at: id.index) != nil {
      environment.hidingMembers.formUnion([id.name, GeneratedName.rules(of: id.name)])
    }
    return environment
  }

  /// Returns whether this is the first view model with its name. A duplicate has no interface.
  func isFirst(_ syntax: ViewModelSyntax) -> Bool {
    viewModels[syntax.name.text]?.syntax.name.range == syntax.name.range
  }

  private func defineMembers(_ syntax: ViewModelSyntax, _ ids: [MemberID], _ environment: Environment) {
    // A member that another one implies has the same name, which means the other one.
    for (id, member) in zip(ids, syntax.members).reversed() {
      guard let name = member.node.declaredName else { continue }
      index?.define(
        .member(viewModel: syntax.name.text, id), at: name, type: environment.members[name.text].flatMap(\.type))
    }
  }

  /// Calls `body` and returns the number of errors that it reported.
  func countingErrors(_ body: () -> Void) -> Int {
    let count = declarations.sink.diagnostics.count
    body()
    return declarations.sink.diagnostics[count...].count { $0.kind.severity == .error }
  }
}

/// The names of members and of the types that are generated with a view model.
extension MemberChecker {
  func checkNames(of syntax: ViewModelSyntax, _ traits: [MemberTraits]) {
    checkUnique(syntax.distinctNames, as: "member", of: syntax.name.text) {
      let names = zip(syntax.members, traits).compactMap { member, traits in
        member.node.declaredName.map { NamedDeclaration(name: $0, noun: traits.noun, parameters: traits.parameters) }
      }
      var help = renaming(names)
      help["leaveQuestion"] = "a view model has one `leave`; combine the conditions with `&&`"
      return help
    }
    checkOverloads(of: syntax)
    var reserved = traits.reduce(into: ReservedNames.ofViewModels) { $0.formUnion($1.reservedNames) }
    if viewModels[syntax.name.text]?.interface.isScreen == true { reserved.formUnion(ReservedNames.ofScreens) }
    let reservedForCalls = reserved.union(ReservedNames.ofLifecycle)
    let usesServices = viewModels[syntax.name.text]?.interface.services.isEmpty == false
    let reservedForInputs = usesServices ? reserved.union(ReservedNames.ofInitializers) : reserved
    for (member, traits) in zip(syntax.members, traits) {
      guard let name = member.node.declaredName else { continue }
      let isInput = if case .input = member { true } else { false }
      let names =
        traits.parameters?.isEmpty == true ? reservedForCalls : isInput ? reservedForInputs : reserved
      checkMemberName(name, as: traits.noun, reserved: names, owner: syntax.name.text)
      if ReservedNames.ofContext.contains(name.text) { report(.contextName(name: name.text), at: name.range) }
    }
  }

  /// Reports types of the schema whose names the generated code declares.
  func checkCompanions(of syntax: ViewModelSyntax) {
    func check(_ generated: (String) -> String, _ reason: String, _ isMade: (MemberSyntax) -> Bool) {
      let name = generated(syntax.name.text)
      guard let entry = types[name], entry.module == nil, syntax.members.contains(where: isMade) else { return }
      report(
        .companionName(name: name), at: entry.range, labels: [Diagnostic.Label(range: syntax.name.range, text: reason)])
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
      if let selected = select(member) { result.append((id(at: index), selected)) }
    }
    return result
  }
}
