import VmgenSchemaSyntax

extension MemberFacts {
  static func input(_ input: Input) -> MemberFacts {
    MemberFacts(
      input.id, type: input.type, reading: .value(.storage(.input(input.id))),
      writing: Writing(
        storage: .input(input.id), writers: input.isConstant ? [] : [.binding, .copy, .step, .view],
        reason: "it is a constant", help: "declare it as an `input`"),
      restoring: .refused("remove it; `restore` alone stores the inputs, which are the route of the screen"),
      property: .value(input.type),
      unused: [.ofPrivate("constant", unless: .read, isLate: false)])
  }

  static func custom(_ custom: Custom) -> MemberFacts {
    MemberFacts(
      custom.id, kind: .custom(custom), type: custom.result, reading: .function, call: .function,
      writing: Writing(reason: "it is a function"), property: .hidden,
      unused: [UnusedWarning(unless: .called) { .unusedCustom(name: $0) }])
  }
}

/// Inputs, customs and uses, which all other members may read.
extension MemberChecker {
  func resolveDependencies(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    var inputs = (isFirst(syntax) ? viewModels[syntax.name.text]?.interface.inputs ?? [] : [])[...]
    var uses: [String: Use] = [:]
    lazy var start = initialValueEnvironment(syntax)
    for (id, member) in zip(model.ids, syntax.members) {
      switch member {
      case .input(let input):
        var result =
          inputs.popFirst()
          ?? Input(
            id: id, range: input.range, documentation: input.documentation,
            isConstant: input.isConstant, type: .unknown)
        if let value = input.defaultValue {
          result.defaultValue = expressions.in(start).check(value, as: result.type)
        }
        model.add(.input(result))
        expressions.environment.declare(.input(result))
      case .custom(let custom):
        let result = resolveCustom(custom, id)
        model.add(.custom(result))
        expressions.environment.declare(.custom(result))
      case .use(let use):
        let result = resolveUse(use, id, &uses)
        if let result { model.add(.use(result)) }
        expressions.environment.declare(.use(id, service: result?.service))
      default: break
      }
    }
    checkKeys()
  }

  /// Returns the environment of a constant value, such as a default, which cannot read members.
  func initialValueEnvironment(_ syntax: ViewModelSyntax, of kind: String = "default")
    -> Environment
  {
    let names = environment.memberIDs.keys.filter { !$0.isEmpty }
    var start = expressions.defaultEnvironment(syntax.range.file, siblings: names, "member", of: kind)
    start.owner = environment.owner
    start.hidingMembers = environment.hidingMembers.union(names)
    return start
  }

  private func resolveCustom(_ custom: CustomSyntax, _ id: MemberID) -> Custom {
    let parameters = resolveParameters(
      custom.parameters, of: custom.name.text, hasDefaults: true, allowsErrors: true)
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
}

extension MemberFacts {
  /// Returns the facts of a display or an intermediate value.
  ///
  /// - Parameter type: The type, or nil while it is unknown: the value is part of a cycle, which is reported.
  static func derived(
    _ id: MemberID, _ type: Type?, isDisplay: Bool, _ parameters: [Parameter] = [], isFunction: Bool = false,
    setter: String? = nil
  ) -> MemberFacts {
    let isFunction = isFunction || !parameters.isEmpty
    return MemberFacts(
      id, kind: isFunction ? .formula(parameters, isDisplay: isDisplay) : .value, type: type,
      reading: isFunction ? .function : .value(.derived(id)), call: isFunction ? .function : nil,
      writing: Writing(
        setter: setter, reason: "it is computed",
        stepHelp: setter.map { _ in "assign a whole value: `\(id.name) = …`" }),
      exampleHelp: setter.map { _ in "assign it after the `given` steps: `when \(id.name) = …`" },
      property: !isDisplay ? .hidden : isFunction ? .function : .value(type ?? .unknown),
      unused: [
        isDisplay ? .ofPrivate("display", unless: .read) : UnusedWarning(unless: .read) { .unusedConstant(name: $0) }
      ])
  }
}

/// Displays and intermediate values, in dependency order.
extension MemberChecker {
  /// Declares derived values with the parameters and types that the schema specifies.
  func declareDerived(_ syntax: ViewModelSyntax) {
    for (id, member) in syntax.identified({ if case .derived(let member) = $0 { member } else { nil } }) {
      let question: Type? = member.isLeave ? .optional(.string) : nil
      let type = member.type.map { resolve($0) } ?? question
      let parameters = resolveParameters(member.parameters, of: id.name, hasDefaults: true)
      expressions.environment.declare(
        .derived(
          id, type, isDisplay: member.isDisplay, expressions.checkDefaults(of: parameters, member.parameters),
          setter: member.setterName))
    }
    checkKeys()
  }

  func checkDerived(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    let identified = syntax.identified { if case .derived(let member) = $0 { member } else { nil } }
    let written = identified.map(\.syntax)
    var numbers: [String: Int] = [:]
    for (index, member) in identified.enumerated() where environment.members[member.id.name]?.id == member.id {
      numbers[member.id.name] = index
    }
    let called = numbers.filter { written[$0.value].isFunction }
    let links = written.map { FreeNames.of($0.value, among: numbers, called: called, bound: $0.parameterNames) }
    let (order, cycles) = orderAndCycles(count: written.count, successors: { links[$0] })
    for cycle in cycles { reportCycle(cycle.path.map { written[$0].name }) }
    let cyclic = Set(cycles.flatMap(\.nodes))
    for index in order {
      let (id, member) = identified[index]
      if case .derived = model.members[id.index] { continue }
      model.add(.derived(typed(member, id, isFirst: numbers[id.name] == index, isCyclic: cyclic.contains(index))))
    }
  }

  /// Types a derived value, and declares it unless another member has its name.
  func typed(_ member: DerivedSyntax, _ id: MemberID, isFirst: Bool = true, isCyclic: Bool = false) -> Derived {
    let facts = isFirst ? environment.members[id.name] : nil
    let declared = facts?.type
    let parameters = facts?.parameters ?? member.parameters.map { .unknown($0) }
    let value = derivedValue(member, parameters, declared, isText: member.isDisplay)
    let type = declared ?? (isCyclic ? .unknown : value.type)
    expressions.checkStorable(type, at: member.value.range)
    if isFirst {
      expressions.environment.members[id.name] = .derived(
        id, type, isDisplay: member.isDisplay, parameters, setter: member.setterName)
    }
    return Derived(
      id: id, range: member.range, documentation: member.documentation,
      isDisplay: member.isDisplay, parameters: parameters, type: type, value: value, setterMethod: member.setterMethod)
  }

  func derivedValue(
    _ member: DerivedSyntax, _ parameters: [Parameter], _ declared: Type?, isText: Bool
  ) -> TypedExpression {
    if member.isLeave, case .ternary(let condition, let none, let question) = member.value.kind {
      return leaveQuestion(question, unless: condition, none, member.value.range)
    }
    if !member.isDisplay, !member.isFunction, member.value.isCurrentTime, environment.members["now"] == nil {
      return reportCurrentTime(member)
    }
    expressions.environment.derived = member.name.text
    defer { expressions.environment.derived = nil }
    return expressions.inScope {
      expressions.bind(parameters, member.parameters)
      if let declared { return expressions.check(member.value, as: declared, isText: isText) }
      return expressions.infer(member.value, Expected(type: nil, isText: isText))
    }
  }

  /// Reports `let start = Date()`, which in Swift is the time at which the view model is created.
  private func reportCurrentTime(_ member: DerivedSyntax) -> TypedExpression {
    let type = member.type.map { ": \(expressions.text(at: $0.range))" } ?? ""
    let value = member.value.range
    let keyword = environment.privateNames.contains(member.name.text) ? "private state" : "state"
    report(
      .letOfNow(name: member.name.text), at: value,
      suggestion: .write(
        "\(keyword) \(member.name.text)\(type) = now",
        at: SourceRange(file: value.file, lower: Int(member.range.lower), upper: Int(value.upper))))
    return TypedExpression(.invalid, .date, value)
  }

  /// Returns the question of a `leave`, which is a text like that of a `confirm`, or nil while the screen can be left.
  private func leaveQuestion(
    _ question: Expression, unless condition: Expression, _ none: Expression, _ range: SourceRange
  ) -> TypedExpression {
    let type = Type.optional(.string)
    let condition = expressions.checkCondition(condition)
    let text = expressions.check(question, as: .string, isText: true)
    if text.type == .unknown { return expressions.invalid(range) }
    let branches = (expressions.check(none, as: type), TypedExpression(.wrapped(text), type, text.range))
    if let canLeave = expressions.constants.truth(of: condition) {
      return expressions.retyped(canLeave ? branches.0 : branches.1, range)
    }
    return TypedExpression(.ternary(condition, branches.0, branches.1), type, range)
  }

  func reportCycle(_ names: [Identifier], help: String? = nil) {
    // Which of two members with one name is read is not known.
    if names.contains(where: { environment.ambiguous.contains($0.text) }) { return }
    let path = Cycle.text(names.map(\.text))
    let labels = names.dropFirst().map { name in
      Diagnostic.Label(range: name.range, text: "`\(name.text)` is computed here")
    }
    report(
      .derivedCycle(name: names[0].text, path: path), at: names[0].range, labels: Cycle.bounded(labels), help: help)
  }
}

extension Expression {
  /// Whether the value is the current time: `now`, `Date()` or `Date.now`.
  fileprivate var isCurrentTime: Bool {
    switch kind {
    case .name(let name): name == "now"
    case .call(let callee, let arguments): arguments.isEmpty && callee.isDate
    case .member(let base, let name): name.text == "now" && base.isDate
    default: false
    }
  }

  private var isDate: Bool { if case .name("Date") = kind { true } else { false } }
}

extension Parameter {
  /// Returns the parameter of a value that another member hides.
  fileprivate static func unknown(_ syntax: ParameterSyntax) -> Parameter {
    Parameter(label: syntax.label?.text, name: syntax.name?.text ?? "", type: .unknown)
  }
}

extension DerivedSyntax {
  /// The names of the parameters, which hide members in the value.
  var parameterNames: [String] { parameters.compactMap { $0.name?.text } }
}
