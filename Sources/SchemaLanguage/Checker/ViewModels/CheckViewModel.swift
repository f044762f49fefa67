/// The fourth pass: one view model, its members, its graph and its examples.
extension SchemaChecker {
  func checkViewModel(_ syntax: ViewModelSyntax) -> ViewModel {
    var model = ViewModel(
      name: syntax.name.text, range: syntax.range, documentation: syntax.trivia.documentation, inputs: [], derived: [],
      customs: [], examples: [], graph: DependencyGraph(leaves: [], nodes: []))
    let names = memberNames(syntax)
    checkUnique(names.map(\.name), as: "member", of: syntax.name.text)
    for (name, kind) in names {
      checkMemberName(name, as: kind, reserved: ReservedNames.ofViewModels, owner: syntax.name.text)
      if ReservedNames.ofContext.contains(name.text) {
        report(.contextName, at: name.range, ["name": name.text])
      }
    }
    checkCompanion(of: syntax)
    var place = Environment(file: syntax.range.file)
    place.hasContext = true
    place.owner = syntax.name.text
    place.hidingMembers = ReservedNames.ofViewModels
    resolveMembers(syntax, &model, &place)
    let derived = checkDerived(syntax, &place)
    model.derived = derived
    model.graph = makeGraph(of: model)
    checkUse(of: model, syntax)
    model.examples = checkExamples(syntax, model, place)
    return model
  }

  /// What the generated code declares beside the view model must not be declared by a schema too.
  private func checkCompanion(of syntax: ViewModelSyntax) {
    let name = syntax.name.text + "Customs"
    guard let entry = types[name], entry.module == nil else { return }
    let hasCustoms = syntax.members.contains {
      if case .custom = $0 { return true }
      return false
    }
    guard hasCustoms else { return }
    report(
      .companionName, at: entry.range, ["name": name],
      labels: [Diagnostic.Label(range: syntax.name.range, text: "the customs of this view model are gathered under it")]
    )
  }

  func memberNames(_ syntax: ViewModelSyntax) -> [(name: Identifier, kind: String)] {
    syntax.members.compactMap { member in
      switch member {
      case .input(let input): (input.name, input.isConstant ? "constant" : "input")
      case .derived(let derived): (derived.name, derived.isDisplay ? "display" : "constant")
      case .custom(let custom): (custom.name, "custom")
      case .example: nil
      default: nil
      }
    }
  }

  /// Inputs and customs: what derived values may read.
  private func resolveMembers(_ syntax: ViewModelSyntax, _ model: inout ViewModel, _ place: inout Environment) {
    let names = memberNames(syntax).map(\.name.text)
    for member in syntax.members {
      switch member {
      case .input(let input):
        let type = resolve(input.type)
        var result = Input(
          name: input.name.text, range: input.range, documentation: input.trivia.documentation,
          isConstant: input.isConstant, type: type)
        if let value = input.defaultValue {
          var defaults = defaultPlace(input.range.file, siblings: names, "member")
          defaults.owner = place.owner
          defaults.hidingMembers = place.hidingMembers.union(names)
          result.defaultValue = inEnvironment(defaults) { check(value, as: type) }
        }
        model.inputs.append(result)
        if place.members[input.name.text] == nil { place.members[input.name.text] = .input(type) }
      case .custom(let custom):
        let parameters = resolveParameters(custom.parameters, of: custom.name.text, hasDefaults: true)
        let result = Custom(
          name: custom.name.text, range: custom.range, documentation: custom.trivia.documentation,
          parameters: checkDefaults(of: parameters, custom.parameters), result: custom.result.map { resolve($0) })
        model.customs.append(result)
        if place.members[custom.name.text] == nil { place.members[custom.name.text] = .custom(result) }
      default: break
      }
    }
    checkKeys()
  }

  /// Types the derived values, each after those that it reads.
  private func checkDerived(_ syntax: ViewModelSyntax, _ place: inout Environment) -> [Derived] {
    var written: [DerivedSyntax] = []
    var numbers: [String: Int] = [:]
    for case .derived(let member) in syntax.members {
      if place.members[member.name.text] == nil {
        numbers[member.name.text] = written.count
        place.members[member.name.text] = .derived(member.type.map { resolve($0) })
      }
      written.append(member)
    }
    checkKeys()
    let links = written.map { FreeNames.of($0.value, among: numbers) }
    let (order, cycles) = orderAndCycles(count: written.count, successors: { links[$0] })
    for cycle in cycles { reportCycle(cycle.map { written[$0] }) }
    let cyclic = Set(cycles.flatMap { $0 })
    var results: [Derived?] = written.map { _ in nil }
    for index in order {
      let member = written[index]
      let isOwn = numbers[member.name.text] == index
      var declared: Type?
      if isOwn, case .derived(let type)? = place.members[member.name.text] { declared = type }
      let value = inEnvironment(place) { derivedValue(member, declared) }
      let type = declared ?? (cyclic.contains(index) ? .unknown : value.type)
      checkKept(type, member)
      if isOwn { place.members[member.name.text] = .derived(type) }
      results[index] = Derived(
        name: member.name.text, range: member.range, documentation: member.trivia.documentation,
        isDisplay: member.isDisplay, type: type, value: value)
    }
    return results.compactMap { $0 }
  }

  private func derivedValue(_ member: DerivedSyntax, _ declared: Type?) -> TypedExpression {
    if let declared { return check(member.value, as: declared, isText: member.isDisplay) }
    return infer(member.value, Expected(type: nil, isText: member.isDisplay))
  }

  /// A style, a closure or a part of the context is not a value that a view model can keep and compare.
  private func checkKept(_ type: Type, _ member: DerivedSyntax) {
    switch type.unwrapped {
    case .function, .locale, .calendar:
      report(.notKept, at: member.value.range, ["type": "\(type)"])
    case .builtIn(let name, _) where Self.opaqueTypes.contains(name):
      report(.notKept, at: member.value.range, ["type": "\(type)"])
    case .array(.unknown): report(.emptyCollectionNeedsType, at: member.value.range, ["literal": "[]"])
    default: break
    }
  }

  private func reportCycle(_ cycle: [DerivedSyntax]) {
    let names = cycle.map(\.name.text)
    let path = (names + [names[0]]).map { "`\($0)`" }.joined(separator: " → ")
    let labels = cycle.dropFirst().map { member in
      Diagnostic.Label(range: member.name.range, text: "`\(member.name.text)` is computed here")
    }
    report(.derivedCycle, at: cycle[0].name.range, ["name": names[0], "path": path], labels: labels)
  }
}
