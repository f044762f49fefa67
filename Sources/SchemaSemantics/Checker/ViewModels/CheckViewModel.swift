import VmgenSchemaSyntax

/// A view model between the interface pass and the body pass.
struct ResolvedViewModel {
  var syntax: ViewModelSyntax
  var members: CheckedMembers
  var place: Environment
  var memberUse: MemberUse
  var isStateful: Bool
  /// Whether no error has been found so far.
  var hasNoErrors: Bool
}

/// A view model between the body pass and its examples.
struct CheckedBodies {
  var syntax: ViewModelSyntax
  var members: CheckedMembers
  var place: Environment
  var memberUse: MemberUse
  var graph: DependencyGraph
  var isStateful: Bool
  /// Whether no error has been found so far, and no member is declared twice, so that the uses of all members are known.
  var hasNoErrors: Bool
}

/// The passes over view models: the interface, which other view models may read, then the bodies.
extension MemberChecker {
  /// Types everything except rules, steps and examples, and completes the interface.
  func resolveInterface(_ syntax: ViewModelSyntax) -> ResolvedViewModel {
    var members = CheckedMembers(of: syntax)
    let rules = syntax.members.map { $0.rules }
    expressions.memberUse = MemberUse()
    checkNames(of: syntax, rules)
    checkCompanions(of: syntax)
    var place = memberEnvironment(syntax, members.ids, rules)
    let hasNoErrors = typeMembers(syntax, &members, &place)
    defineMembers(syntax, members.ids, place)
    if isFirst(syntax) { declarations.viewModels[syntax.name.text]?.interface.complete(with: members, place) }
    return ResolvedViewModel(
      syntax: syntax, members: members, place: place, memberUse: expressions.memberUse,
      isStateful: rules.contains { $0.isStateful }, hasNoErrors: hasNoErrors)
  }

  /// Checks rules and steps, and computes the dependency graph.
  func checkBodies(of resolved: ResolvedViewModel) -> CheckedBodies {
    let (syntax, place) = (resolved.syntax, resolved.place)
    var members = resolved.members
    expressions.memberUse = resolved.memberUse
    let errors = countingErrors { checkBodies(syntax, &members, place) }
    let graph = makeGraph(of: members, syntax)
    // The reads of an expression that could not be typed are unknown.
    let hasNoErrors = resolved.hasNoErrors && errors == 0 && !members.derived.contains { $0.value.hasInvalid }
    if hasNoErrors { checkUse(of: members, graph, syntax) }
    return CheckedBodies(
      syntax: syntax, members: members, place: place, memberUse: expressions.memberUse, graph: graph,
      isStateful: resolved.isStateful,
      hasNoErrors: hasNoErrors && Set(syntax.memberNames.map(\.text)).count == syntax.memberNames.count)
  }

  /// Checks the examples, which can act on children.
  ///
  /// - Parameter models: All view models of the module, by name.
  func checkExamples(of checked: CheckedBodies, _ models: [String: CheckedBodies]) -> ViewModel {
    let syntax = checked.syntax
    var members = checked.members
    expressions.memberUse = checked.memberUse
    let examples = ExampleChecker(expressions: expressions, steps: steps, models: models, errorPolicy: errorPolicy)
      .checkExamples(syntax, members, checked.place)
    for example in examples { members.add(.example(example)) }
    return ViewModel(
      name: syntax.name.text, range: syntax.range, documentation: syntax.documentation,
      members: members.members, graph: checked.graph, isStateful: checked.isStateful,
      screen: screen(of: syntax, members.members))
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
    _ syntax: ViewModelSyntax, _ ids: [MemberID], _ rules: [MemberRules]
  ) -> Environment {
    var place = Environment(file: syntax.range.file)
    place.hasContext = true
    place.owner = syntax.name.text
    place.hidingMembers = ReservedNames.ofViewModels
    place.viewModel = syntax.name.text
    place.memberIDs = Dictionary(ids.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    for id in ids where !id.name.isEmpty && !names.insert(id.name).inserted { place.ambiguous.insert(id.name) }
    if rules.contains(where: { $0.isStateful }) { place.hidingMembers.formUnion(ReservedNames.insideSteps) }
    for rules in rules { place.hidingMembers.formUnion(rules.generatedNames) }
    return place
  }

  /// Returns whether this is the first view model with its name. A duplicate has no interface.
  private func isFirst(_ syntax: ViewModelSyntax) -> Bool {
    viewModels[syntax.name.text]?.syntax.name.range == syntax.name.range
  }

  private func defineMembers(_ syntax: ViewModelSyntax, _ ids: [MemberID], _ place: Environment) {
    for (id, member) in zip(ids, syntax.members) {
      guard let name = member.node.declaredName else { continue }
      index.define(
        .member(viewModel: syntax.name.text, id), at: name, type: place.members[name.text].flatMap(\.type))
    }
  }

  /// Calls `body` and returns the number of errors that it reported.
  func countingErrors(_ body: () -> Void) -> Int {
    let count = declarations.sink.diagnostics.count
    body()
    return declarations.sink.diagnostics[count...].count { $0.kind.severity == .error }
  }

  /// Resolves inputs, customs and uses, which all other members may read.
  func resolveDependencies(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers, _ place: inout Environment) {
    var inputs = (isFirst(syntax) ? viewModels[syntax.name.text]?.interface.inputs ?? [] : [])[...]
    var uses: [String: Use] = [:]
    lazy var start = initialValueEnvironment(syntax, place)
    for (id, member) in zip(model.ids, syntax.members) {
      switch member {
      case .input(let input):
        var result =
          inputs.popFirst()
          ?? Input(
            id: id, range: input.range, documentation: input.documentation,
            isConstant: input.isConstant, type: .unknown)
        if let value = input.defaultValue {
          result.defaultValue = expressions.inEnvironment(start) { expressions.check(value, as: result.type) }
        }
        model.add(.input(result))
        place.declare(input.name, .input(result.type))
        if input.isConstant { place.constants.insert(input.name.text) }
      case .custom(let custom):
        let result = resolveCustom(custom, id)
        model.add(.custom(result))
        place.declare(custom.name, .custom(result))
      case .use(let use): resolveUse(use, id, &uses, &model, &place)
      default: break
      }
    }
    checkKeys()
  }

  /// Returns the environment of an initial value or a default, which cannot read members.
  func initialValueEnvironment(_ syntax: ViewModelSyntax, _ place: Environment, of kind: String = "default")
    -> Environment
  {
    let names = place.memberIDs.keys.filter { !$0.isEmpty }
    var start = expressions.defaultEnvironment(syntax.range.file, siblings: names, "member", of: kind)
    start.owner = place.owner
    start.hidingMembers = place.hidingMembers.union(names)
    return start
  }

  private func resolveCustom(_ custom: CustomSyntax, _ id: MemberID) -> Custom {
    let parameters = resolveParameters(custom.parameters, of: custom.name.text, hasDefaults: true)
    let result = custom.result.map { resolve($0) }
    if custom.effects.isAsync {
      // An async custom can run in any isolation domain, like a function of a service.
      for (parameter, written) in zip(parameters, custom.parameters) {
        checkSendable(parameter.type, at: written.type.range)
      }
      if let result, let written = custom.result { checkSendable(result, at: written.range) }
    }
    return Custom(
      id: id, range: custom.range, documentation: custom.documentation,
      parameters: expressions.checkDefaults(of: parameters, custom.parameters), isAsync: custom.effects.isAsync,
      failure: resolveFailure(custom.effects.throwing), result: result)
  }

  /// Resolves the use of a service.
  ///
  /// - Parameter uses: The first use of each service.
  private func resolveUse(
    _ use: UseSyntax, _ id: MemberID, _ uses: inout [String: Use], _ model: inout CheckedMembers,
    _ place: inout Environment
  ) {
    let service = use.service.text
    guard isNameable(use.service), isService(use.service) else {
      place.declare(use.name, .use(service: nil))
      return
    }
    let resolved = Use(id: id, range: use.range, documentation: use.documentation, service: service)
    if let first = uses[service] {
      report(
        .usedTwice, at: use.service.range, ["service": service, "first": first.name],
        labels: [Diagnostic.Label(range: first.range, text: "first used here")])
    } else {
      uses[service] = resolved
    }
    model.add(.use(resolved))
    index.refer(to: .service(service), at: use.service.range)
    place.declare(use.name, .use(service: service))
  }

  private func isService(_ name: Identifier) -> Bool {
    if name.text == ServiceDeclaration.navigator { return true }
    if let entry = services[name.text] {
      if isVisible(entry.module, from: name.range.file) { return true }
      report(.notImported, at: name.range, ["name": name.text, "module": entry.module ?? ""])
      return false
    }
    let known = services.filter { isVisible($0.value.module, from: name.range.file) }.map(\.key)
    let isType = types[name.text] != nil || Type.named[name.text] != nil
    reportMissing(
      .unknownService, name.text, at: name.range, ["name": name.text],
      among: isType ? [] : known + [ServiceDeclaration.navigator],
      else: isType
        ? "declare an input of the type `\(name.text)`" : "declare it: `service \(name.text) { … }`")
    return false
  }
}

extension Environment {
  /// Declares a member. If two members have the same name, the first counts.
  mutating func declare(_ name: Identifier, _ member: Member) {
    if members[name.text] == nil { members[name.text] = member }
  }
}
