import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The rules of edits: storage, requirements and checks.
extension RuleDeclarations {
  mutating func declare(_ edit: Edit) {
    let type = context.typeText(edit.type)
    var arguments = [SwiftArgument(.literal(edit.name)), SwiftArgument(place(of: edit))]
    if let text = edit.text {
      arguments.append(SwiftArgument(text.readsMembers ? "reading" : "as", conversion(text, of: edit)))
    }
    if edit.trims { arguments.append(SwiftArgument("trims", .text("true"))) }
    if let transform = edit.transform { arguments.append(SwiftArgument("transform", inValues(transform))) }
    if let isEnabled = isEnabled(edit) { arguments.append(SwiftArgument("isEnabled", closure(isEnabled))) }
    if let debounce = edit.debounce { arguments.append(SwiftArgument("debounce", plain(debounce))) }
    if !edit.requirements.isEmpty {
      var requirements: [SwiftExpression] = []
      for requirement in edit.requirements { requirements.append(self.requirement(requirement, of: edit)) }
      arguments.append(SwiftArgument("requirements", .array(requirements)))
    }
    let check = edit.check.map { EditCheckCall($0, of: edit, names.members) }
    if let check { arguments.append(SwiftArgument("check", self.check(check, of: edit))) }
    let rules = edit.text == nil ? "ValueEditRules" : "TextEditRules"
    declare(GeneratedName.rules(of: edit.name), type: "\(rules)<Self, \(type)>", .text(".init").call(arguments))
    if let check { declareFunction(of: check) }
  }

  private mutating func plain(_ expression: TypedExpression) -> SwiftExpression {
    var lowering = context.lowering(names)
    let value = lowering.expression(expression)
    return value
  }

  // MARK: Place

  private mutating func place(of edit: Edit) -> SwiftExpression {
    let differs = comparison.differs(for: edit.type).map { [SwiftArgument("differs", $0)] } ?? []
    switch edit.storage {
    case .own: return .text(".own").call([SwiftArgument(storedPath(edit.name))] + differs)
    case .path(let path, let fallback):
      let isPlain = fallback == nil && !path.isChained
      if path.root.isInRules {
        return place(inRulesOf: path, fallback, edit, isPlain: isPlain && differs.isEmpty, differs)
      }
      if isPlain {
        return .text(".path").call(
          [SwiftArgument(keyPath(to: path)), SwiftArgument("state", storedPath(edit.name))] + differs)
      }
      let value = names.members.boundValue(of: edit.id)
      return .text("EditPlace").call(
        [
          SwiftArgument("state", storedPath(edit.name)),
          SwiftArgument("read", value.map { closure($0) } ?? .closure(SwiftClosure([], [.value(.parameter(0))]))),
          SwiftArgument(
            "write", writer(of: edit, path, in: names.at(.rule(values: .parameter(0))).reference(.storage(path.root)))),
        ] + differs)
    }
  }

  /// Returns the place of an edit in a draft: `.draft(formRules, \.name, state: \.stored.name)`.
  private mutating func place(
    inRulesOf path: StoragePath, _ fallback: TypedExpression?, _ edit: Edit, isPlain: Bool, _ differs: [SwiftArgument]
  ) -> SwiftExpression {
    let rules = SwiftArgument(names.rules(of: path.root.name))
    let stored = SwiftArgument("state", storedPath(edit.name))
    if isPlain {
      let keyPath = path.steps.isEmpty ? ["self"] : path.steps.map { swiftIdentifier($0.field, .member) }
      return .text(".draft").call([
        rules, SwiftArgument(.text("\\." + keyPath.joined(separator: "."))), stored,
      ])
    }
    return .text(".draft").call(
      [
        rules, stored, SwiftArgument("read", reader(of: path, fallback, edit)),
        SwiftArgument("write", writer(of: edit, path, in: .parameter(0))),
      ] + differs)
  }

  /// Returns a closure that reads the value from a draft's model: `{ $0.address?.zip }`.
  private mutating func reader(of path: StoragePath, _ fallback: TypedExpression?, _ edit: Edit) -> SwiftExpression {
    let model = TypedExpression(.reference(.closureParameter(0)), path.rootType, edit.range)
    var value = names.members.declarations.value(of: path.steps[...], in: model)
    if let fallback { value = TypedExpression(.coalesce(value, fallback), edit.type, edit.range) }
    var lowering = context.lowering(names)
    let closure = lowering.closure(
      TypedClosure(parameters: [], body: value), type: .function([path.rootType], edit.type))
    return .closure(closure)
  }

  /// Returns a closure that writes the value: `{ $0.inputs.user.nick = $1 }`.
  private func writer(of edit: Edit, _ path: StoragePath, in base: SwiftExpression) -> SwiftExpression {
    let isUnwrapped = path.isChained && !path.endType.isOptional
    let place = path.member(of: base)
    guard isUnwrapped else { return .closure(SwiftClosure([], [.assign(place, .parameter(1))])) }
    let local = swiftIdentifier(path.suggestedName)
    let condition = SwiftCondition(unwrapping: local, .parameter(1))
    return .closure(SwiftClosure([], [.when([condition], .assign(place, .text(local)))]))
  }

  /// Returns the condition that no optional on the path of the edit is nil; nil if the path has no optional.
  private func isEnabled(_ edit: Edit) -> TypedExpression? {
    guard case .path(let path, _) = edit.storage, let owner = path.optionalOwner else { return nil }
    let value = names.members.declarations.value(at: owner, edit.range)
    return TypedExpression(
      .equal(value, TypedExpression(.nilLiteral(()), value.type, edit.range), negated: true), .bool, edit.range)
  }

  // MARK: Requirements

  private mutating func requirement(_ requirement: EditRequirement, of edit: Edit) -> SwiftExpression {
    let message = closure(requirement.message)
    let condition = requirement.isOwn ? own(requirement.condition, edit) : across(requirement.condition, edit)
    return .text(requirement.isOwn ? ".own" : ".across").call([nil: condition, "else": message])
  }

  /// Returns a closure of a requirement that reads only the edit's own value: `{ $0.count >= 3 }`.
  private mutating func own(_ condition: TypedExpression, _ edit: Edit) -> SwiftExpression {
    var names = names
    names.pendingValue = (edit.id, .placeholder)
    var lowering = context.lowering(names)
    lowering.knowsRangesInOrder = true
    let statements = lowering.body(condition)
    return .closure(SwiftClosure(naming: parameter(of: edit), statements))
  }

  /// Returns a closure of a requirement that reads other values: `{ confirmation, values in confirmation ==
  /// passwordRules.pending(in: &values) }`.
  private mutating func across(_ condition: TypedExpression, _ edit: Edit) -> SwiftExpression {
    let name = parameter(of: edit)
    var names = names
    names.pendingValue = (edit.id, .text(name))
    var lowering = context.lowering(names)
    lowering.knowsRangesInOrder = true
    let statements = lowering.body(condition)
    return .closure(SwiftClosure([condition.readsPending(of: edit.id) ? name : "_", "values"], statements))
  }

  private func parameter(of edit: Edit) -> String {
    names.isReserved(edit.name) ? "value" : swiftIdentifier(edit.name)
  }

  // MARK: Checks

  private mutating func check(_ check: EditCheckCall, of edit: Edit) -> SwiftExpression {
    var arguments = [SwiftArgument("of", argumentsClosure(check.arguments.map(\.value)))]
    if let differs = differsClosure(check.arguments.map(\.value.type)) {
      arguments.append(SwiftArgument("differs", differs))
    }
    if let delay = check.check.delay { arguments.append(SwiftArgument("after", plain(delay))) }
    arguments.append(SwiftArgument("else", closure(check.check.message)))
    arguments.append(SwiftArgument("ask", check.closure))
    return .text("EditCheck").call(arguments)
  }

  /// Returns a closure that reads the arguments, several as a tuple: `{ nameRules.pending(in: &$0) }`.
  ///
  /// The parameter that takes the closure is generic, so the closure states each type for which Swift would have to
  /// search.
  mutating func argumentsClosure(_ arguments: [TypedExpression]) -> SwiftExpression {
    var lowering = context.lowering(names.at(.rule(values: .placeholder)))
    guard arguments.count > 1 else { return .closure(lowering.closure(reading: arguments[0])) }
    let (prelude, values) = lowering.hoisting { lowering in
      arguments.map { SwiftArgument(lowering.typedOperand($0, hint: $0.suggestedName ?? "value")) }
    }
    let tuple = SwiftExpression.text("").call(values)
    return .closure(
      SwiftClosure(naming: "values", prelude.isEmpty ? [.value(tuple)] : prelude + [.result(tuple)]))
  }

  /// Returns a function that compares two sets of arguments, or nil if the default comparison is sufficient.
  ///
  /// Each part is compared in a statement of its own. Swift would search for the types of all parts of a single
  /// expression together, in a time that grows exponentially with their number.
  mutating func differsClosure(_ types: [Type]) -> SwiftExpression? {
    if types.count == 1 { return comparison.differs(for: types[0]) }
    if types.isEmpty { return nil }
    var tests: [SwiftStatement] = []
    for (index, type) in types.enumerated() {
      let differs = comparison.comparison(.text("old.\(index)"), .text("new.\(index)"), of: type)
      let isLast = index == types.count - 1
      tests.append(isLast ? .result(differs) : .when([SwiftCondition(differs)], .result(.text("true"))))
    }
    return .closure(SwiftClosure(["old", "new"], tests))
  }

  /// Declares the function that calls the service. The closure of a static property cannot contain a suspension point.
  private mutating func declareFunction(of check: EditCheckCall) {
    var parameters = [parameterData("_ services", "any Services")]
    for argument in check.arguments {
      parameters.append(
        parameterData(swiftIdentifier(argument.name, .parameter), context.typeText(argument.value.type)))
    }
    let call = check.check.call
    var arguments: [SwiftArgument] = []
    for (argument, local) in zip(call.arguments, check.locals) {
      arguments.append(
        SwiftArgument(
          argument.label.map { swiftIdentifier($0, .label) }, local.map { .text($0) } ?? plain(argument.value)))
    }
    let asked = SwiftExpression.text("services").member(swiftIdentifier(lowerCamelCased(call.service), .member))
      .member(swiftIdentifier(call.function, .member)).call(arguments).marked(check.effects)
    declare(
      function: check.functionName, parameters, effects: call.failure == .never ? "async" : "async throws",
      result: "Bool", [.value(asked)])
  }
}

/// The call of an edit's check, made in a static function.
struct EditCheckCall {
  let check: EditCheck
  let functionName: String
  /// The values that the check reads, each with the name of its parameter.
  var arguments: [(name: String, value: TypedExpression)] = []
  /// For each argument of the service's function, the parameter that it passes on; nil if the argument reads no values.
  var locals: [String?] = []

  init(_ check: EditCheck, of edit: Edit, _ members: ViewModelMembers) {
    self.check = check
    functionName = swiftIdentifier(GeneratedName.check(of: edit.name))
    var taken: Set<String> = ["services"]
    for argument in check.call.arguments {
      guard argument.value.readsMembers || argument.value.readsContext(members.declarations) else {
        locals.append(nil)
        continue
      }
      let hint = argument.label ?? argument.value.suggestedName ?? "value"
      let name = uniqueName(hint) { !taken.insert($0).inserted }
      arguments.append((name, argument.value))
      locals.append(swiftIdentifier(name))
    }
    if arguments.isEmpty {
      let pending = TypedExpression(.reference(.pending(edit.id)), edit.type, edit.range)
      arguments.append((edit.name, pending))
    }
  }

  var effects: SwiftEffects { SwiftEffects(throwing: check.call.failure, isAsync: true) }

  /// A closure that calls the function: `{ try await checkName($0, name: $1) }`.
  var closure: SwiftExpression {
    let passed = arguments.enumerated().map { index, argument in
      SwiftArgument(
        swiftIdentifier(argument.name, .label), .part(index, ofParameter: 1, isOnly: arguments.count == 1))
    }
    let call = SwiftExpression.text(functionName).call([SwiftArgument(.parameter(0))] + passed)
    return .closure(SwiftClosure([], [.value(call.marked(effects))]))
  }
}

extension SemanticTree {
  /// Whether the tree reads members of the view model.
  var readsMembers: Bool {
    containsExpression { expression in
      switch expression.kind {
      case .reference(.local), .reference(.closureParameter), .reference(.carried), .reference(.sample): false
      case .reference, .facet, .query: true
      case .string(let string): string.isLocalized
      default: false
      }
    }
  }

  /// Whether the tree depends on the display context: it formats a value or reads a label.
  fileprivate func readsContext(_ declarations: SchemaSet) -> Bool {
    containsExpression { expression in
      switch expression.kind {
      case .builtIn(let call): !call.builtIn.reads.isEmpty
      case .function(let name, _): declarations.functions[name]?.takesContext == true
      case .label: true
      default: false
      }
    }
  }

  fileprivate func readsPending(of edit: MemberID) -> Bool {
    containsExpression { if case .reference(.pending(edit)) = $0.kind { true } else { false } }
  }
}
