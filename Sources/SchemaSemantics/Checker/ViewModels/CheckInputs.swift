import VmgenSchemaSyntax

extension MemberFacts {
  static func input(_ input: Input) -> MemberFacts {
    MemberFacts(
      input.id, type: input.type, reading: .value(.storage(.input(input.id))),
      writing: Writing(
        storage: .input(input.id), writers: input.isConstant ? [] : [.edit, .draft, .step, .view],
        reason: "it is a constant", help: "declare it as an `input`"),
      restoring: .refused("remove it; `restore` alone stores the inputs, which are the route of the screen"),
      property: .value(input.type),
      unused: UnusedWarning(
        .unusedInput, unless: [.read, .written], arguments: ["kind": input.isConstant ? "constant" : "input"]))
  }

  static func custom(_ custom: Custom) -> MemberFacts {
    MemberFacts(
      custom.id, kind: .custom(custom), type: custom.result, reading: .function, call: .function,
      writing: Writing(reason: "it is a function"), property: .hidden,
      unused: UnusedWarning(.unusedCustom, unless: .called))
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

  /// Returns the environment of an initial value or a default, which cannot read members.
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
}
