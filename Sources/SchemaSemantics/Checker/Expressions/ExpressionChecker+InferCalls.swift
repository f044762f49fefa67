import VmgenSchemaSyntax

/// Calls by name: functions, customs, displays with parameters, models, conversions.
extension ExpressionChecker {
  func inferNamedCall(_ call: CallSite) -> TypedExpression {
    let (name, nameRange) = (call.name.text, call.name.range)
    if let literal = CompileTimeLiteral(rawValue: name), call.isLiteral, environment.members[name]?.call == nil {
      return inferCompileTimeLiteral(literal, call)
    }
    if environment.local(name) != nil || environment.members[name] != nil { return inferNameInScope(call) }
    if let value = callOwn(call, isProperty: false) { return value }
    if name == "with", let type = environment.selfType, model(type) != nil {
      let copied = Expression(.member(Expression(.name("self"), nameRange), call.name), nameRange)
      return infer(Expression(.call(copied, call.arguments), call.range))
    }
    if let owner = environment.owner, environment.hidingMembers.contains(name), functions[name] != nil {
      report(.hiddenFunction(owner: owner, name: name), at: nameRange)
    }
    if name == "UUID", call.arguments.isEmpty { return inferNewID(call) }
    if let literal = CompileTimeLiteral(rawValue: name) { return inferCompileTimeLiteral(literal, call) }
    if name == "String", call.arguments.first?.label?.text == Self.localizedLabel { return inferLocalizedText(call) }
    if let entry = functions[name] { return callFunction(entry, call) }
    if let value = inferSwiftCall(call) { return value }
    let builtIns = library.candidates(named: name).filter { $0.signature.form == .function }
    if !builtIns.isEmpty { return resolve(builtIns, nil, call) }
    if let entry = types[typeName(name)], isVisible(entry.module, from: nameRange.file) {
      return construct(entry.declaration, named: typeName(name), call)
    }
    return inferUnknownCall(call)
  }

  /// Types the call of a name that a local or a member of the view model has.
  private func inferNameInScope(_ call: CallSite) -> TypedExpression {
    let (name, nameRange) = (call.name.text, call.name.range)
    let member = environment.local(name) == nil ? environment.members[name] : nil
    switch member?.kind {
    case .custom(let custom): return callCustom(custom, call)
    case .formula(let parameters, let isDisplay): return callFormula(parameters, isDisplay: isDisplay, call)
    default: break
    }
    if member?.call == .command {
      let result = member?.commands?.first?.result?.state
      let help: String? =
        switch environment.position {
        case .expectation:
          "call it before with `when \(name)(…)`, and verify \(result.map { "`\($0)`" } ?? "its effect")"
        case .step:
          result.map { _ in
            "write a step before, `let … = \(name)()`, or a condition of its own: `if …, \(name)()`"
          }
        default: result.map { "read what its last run returned: `\($0)`" }
        }
      let hidden =
        functions[name] == nil
        ? nil : "rename the command or the function; the command hides the function with that name"
      report(.commandInFormula(name: name, hasResult: result != nil), at: nameRange, help: hidden ?? help)
    } else {
      let found = value(named: name, nameRange)
      let isHidden =
        functions[name] != nil || !library.candidates(named: name).isEmpty
        || environment.members[name]?.call != nil
      // The type of a formula can be unknown because it depends on this call.
      let isFormula = if case .reference(.derived)? = found?.kind { true } else { false }
      if isHidden || isFormula || found.map({ $0.type != .unknown }) == true {
        let end = SourceRange(file: call.range.file, lower: Int(nameRange.upper), upper: Int(call.range.upper))
        report(
          .notCallable(name: name), at: nameRange,
          help: isHidden ? "rename the member or the function; the member hides the function with that name" : nil,
          fixIt: isHidden || text(at: end) != "()" ? nil : Diagnostic.FixIt(range: end, replacement: ""))
      }
    }
    inferUnused(call.arguments)
    return invalid(call.range)
  }

  private func callFormula(_ parameters: [Parameter], isDisplay: Bool, _ call: CallSite) -> TypedExpression {
    let (name, nameRange) = (call.name.text, call.name.range)
    noteRead(name)
    let type = environment.members[name]?.type ?? .unknown
    refer(toMember: name, at: nameRange, type: type)
    let values = checkArguments(of: call, parameters, passesDefaults: true)
    guard isDisplay || environment.position != .expectation else {
      report(
        .outOfReach(name: name, reason: "it is a `let`, which only the view model calls"), at: nameRange,
        help: "declare it with `display`")
      return TypedExpression(.invalid, type, call.range)
    }
    let formula = TypedExpression(.reference(.derived(environment.id(of: name))), type, nameRange)
    return TypedExpression(values.map { .derivedCall(formula, $0) } ?? .invalid, type, call.range)
  }

  private func callCustom(_ custom: Custom, _ call: CallSite) -> TypedExpression {
    noteUse(.called, call.name.text)
    refer(toMember: call.name.text, at: call.name.range, type: custom.result)
    // A function of a Swift protocol has no defaults, so the call passes every argument.
    let values = checkArguments(of: call, custom.parameters, passesDefaults: true)
    let result = custom.result ?? .unknown
    guard custom.isFormula else {
      reportEffect(of: custom, call.name.range)
      return TypedExpression(.invalid, result, call.range)
    }
    return TypedExpression(values.map { .custom(custom.id, $0) } ?? .invalid, result, call.range)
  }

  /// Returns the arguments of a model's initializer with an identifier for each field that has the default `UUID()`.
  private func addingIDs(
    to arguments: [CallArgument], of model: ModelDeclaration, _ call: CallSite
  ) -> [CallArgument] {
    var rest = arguments[...]
    return model.fields.compactMap { field in
      if rest.first?.label == field.name { return rest.popFirst() }
      guard field.hasNewID else { return nil }
      var id = inferNewID(call, of: field.name)
      if field.type.unwrapped == .string {
        id = inferMember(id, Identifier(text: "uuidString", range: call.range), call.range)
      }
      return CallArgument(label: field.name, value: convert(id, to: field.type))
    }
  }

  /// Types `UUID()`, or the identifier of a value for which the default of a field is written.
  ///
  /// - Parameter field: The field with the default.
  private func inferNewID(_ call: CallSite, of field: String? = nil) -> TypedExpression {
    if environment.position == .step || environment.createsIDs { return TypedExpression(.newID(()), .uuid, call.range) }
    if environment.hasConstantIDs {
      if environment.isRepeated || !environment.closures.isEmpty {
        report(.repeatedID, at: call.range, help: field.map { "write the value of `\($0)`, or the values one by one" })
        return TypedExpression(.invalid, .uuid, call.range)
      }
      session.constantIDCount += 1
      let number = String(session.constantIDCount, radix: 16)
      let digits = String(repeating: "0", count: 12 - number.count) + number
      return TypedExpression(.uuid("eeeeeeee-0000-0000-0000-\(digits)"), .uuid, call.range)
    }
    let literal = environment.viewModel == nil ? ", `uuid(\"…\")`" : ""
    let inStep = "create the identifier in a step, with the value that contains it"
    report(
      .newID(in: environment.isConstant ? "constant" : "formula"), at: call.range,
      help: field.map { "write the value of `\($0)`\(literal), or \(inStep)" }
        ?? (environment.viewModel == nil ? "remove it, and \(inStep)" : nil))
    return TypedExpression(.invalid, .uuid, call.range)
  }

  /// Reports the call of a name that is neither a function nor a type.
  private func inferUnknownCall(_ call: CallSite) -> TypedExpression {
    let (name, nameRange) = (call.name.text, call.name.range)
    if reportsFoundationText(call) { return invalid(call.range) }
    let typed = inferUnused(call.arguments)
    if let form = methodForm(of: name, call.arguments, typed, call.expected) {
      report(.unknownName(name: name), at: nameRange, suggestion: .write(form, at: call.range))
    } else if value(named: name, nameRange) != nil || Type.named[name] != nil {
      let isDate = name == "Date" && call.arguments.isEmpty
      let help =
        switch name {
        case "Date": "write `now`, or `date(\"2026-01-31\")`"
        case "Bool": "compare the text: `text == \"true\"`"
        default: "write the value itself"
        }
      report(
        .notCallable(name: name), at: nameRange,
        suggestion: isDate ? suggestionForNow(call) : Diagnostic.Suggestion(help: help, fixIt: nil))
    } else if call.arguments.count == 1, call.arguments[0].label == nil, startsUpperCase(name),
      let number = Type.substitutes[name], ["Int", "Double"].contains(number)
    {
      report(.unknownName(name: name), at: nameRange, suggestion: .write(number, at: nameRange))
    } else {
      reportUnknown(name, nameRange, isCalled: true)
    }
    return invalid(call.range)
  }

  /// Returns what to write instead of `Date()` and `Date.now`. A value that a function stores, as for a test, is the same
  /// in each run.
  func suggestionForNow(_ call: CallSite) -> Diagnostic.Suggestion {
    guard isNowKnown else { return Diagnostic.Suggestion(help: Self.noClock, fixIt: nil) }
    guard case .function? = environment.caller, environment.viewModel == nil, call.expected.type == .date else {
      return .write("now", at: call.range)
    }
    return Diagnostic.Suggestion(
      help: "add a parameter, `at now: Date`, or write a date: `date(\"2026-01-31T00:00:00Z\")`", fixIt: nil)
  }

  /// The help for the current time where it is not available.
  static let noClock = "there is no clock here: create the value with `now` in a step"

  /// Returns `array.min()` for `min(array)`, or nil if the only argument has no such method with a result of the expected
  /// type.
  ///
  /// - Parameter typed: The typed arguments. Typing them again would double the time at each level of nesting.
  func methodForm(
    of name: String, _ arguments: [Argument], _ typed: [TypedExpression?], _ expected: Expected
  ) -> String? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil, isSelfTyped(argument.value),
      let type = typed.first??.type, type != .unknown
    else { return nil }
    let methods = candidates(for: name, on: type)
    let method = methods.first { method in
      let result = method.substitution.applied(to: method.signature.result)
      return method.signature.parameters.allSatisfy { $0.defaultValue != nil }
        && (expected.type.map { $0.hasVariables || result.hasVariables || converts(result, to: $0) } ?? true)
    }
    guard let method else { return nil }
    return filledWithSource("….\(name)", argument.value.range) + (method.signature.isCalled ? "()" : "")
  }

  private func callFunction(_ entry: FunctionEntry, _ call: CallSite) -> TypedExpression {
    let (nameRange, range) = (call.name.range, call.range)
    let function = entry.declaration
    if !isVisible(entry.module, from: nameRange.file), let module = entry.module {
      index?.refer(to: .function(function.name), at: nameRange, type: function.result)
      report(.notImported(name: function.name, module: module), at: nameRange)
      return invalid(range)
    }
    noteCall(of: function.name, function, at: nameRange)
    guard !entry.isAmbiguous else {
      inferUnused(call.arguments)
      return invalid(range)
    }
    let values = checkArguments(of: call, function.parameters)
    return TypedExpression(values.map { .function(function.name, $0) } ?? .invalid, function.result, range)
  }

  /// Types `Person(…)`, and `.init(…)` of a known type.
  func construct(_ declaration: SchemaSet.DeclaredType, named name: String, _ call: CallSite) -> TypedExpression {
    let (nameRange, arguments, range) = (call.name.range, call.arguments, call.range)
    let type = Type.declared(name)
    // `.init` does not name the type.
    if call.name.text == name {
      if case .viewModel = declaration {
        index?.refer(to: .viewModel(name), at: nameRange)
      } else {
        index?.refer(to: .type(name), at: nameRange, type: type)
      }
    }
    switch declaration {
    case .model(let model):
      for case let label? in arguments.map(\.label) {
        if let field = types[name]?.field(label.text) { referToField(label, of: type, field) }
      }
      let parameters = model.fields.map { field in
        Parameter(label: field.name, name: field.name, type: field.type, defaultValue: field.defaultValue)
      }
      offerLabels(of: parameters.map { ($0.label, $0.type) }, in: arguments, owner: name)
      let values = checkArguments(of: call, parameters, as: .data).map { addingIDs(to: $0, of: model, call) }
      return TypedExpression(values.map { .construct(model: name, $0) } ?? .invalid, type, range)
    case .enumeration(let enumeration):
      if arguments.count == 1, arguments[0].label?.text == "rawValue", let raw = enumeration.rawType {
        let value = check(arguments[0].value, as: raw)
        return TypedExpression(.fromRawValue(type: name, value), .optional(type), range)
      }
      inferUnused(arguments)
      report(
        .typeNotConstructible(name: name), at: nameRange,
        help: "write a case: `\(name).\(enumeration.cases.first?.name ?? "a")`")
      return TypedExpression(.invalid, type, range)
    case .extern:
      inferUnused(arguments)
      report(.typeNotConstructible(name: name), at: nameRange)
      return TypedExpression(.invalid, type, range)
    case .viewModel:
      inferUnused(arguments)
      report(.typeNotConstructible(name: name), at: nameRange, help: "use a model instead")
      return invalid(range)
    }
  }
}

/// Copies of models with other values of some fields: `line.with(quantity: 2)`.
extension ExpressionChecker {
  /// Types `base.with(…)` of a model; returns nil for any other call.
  func inferCopy(
    of base: TypedExpression, _ call: CallSite
  ) -> TypedExpression? {
    guard call.name.text == "with", let declaration = model(base.type) else { return nil }
    let (arguments, range) = (call.arguments, call.range)
    guard !declaration.isExtern else {
      inferUnused(arguments)
      report(.externCopied(type: base.type), at: call.name.range)
      return TypedExpression(.invalid, base.type, range)
    }
    let fields = declaration.fields
    let shapes = fields.map { ArgumentMatching.Shape(label: $0.name, name: $0.name, isOptional: true) }
    let matching = ArgumentMatching(arguments, shapes)
    let failure = arguments.isEmpty && !fields.isEmpty ? .missing(parameter: 0) : matching.failure
    if let failure {
      offerLabels(of: fields.map { ($0.name, $0.type) }, in: arguments, owner: declaration.name)
      inferUnused(arguments)
      let form = "with(\(fields.map { "\($0.name): …" }.joined(separator: ", ")))"
      reportArguments(failure, of: call, shapes, form: form)
      return TypedExpression(.invalid, base.type, range)
    }
    var replaced: [String: TypedExpression] = [:]
    for (field, places) in zip(fields, matching.positions) {
      guard let place = places.first else { continue }
      if let label = arguments[place].label { referToField(label, of: base.type, field.type) }
      replaced[field.name] = check(arguments[place].value, as: field.type)
    }
    guard !base.isRepeatable else { return copy(of: base, declaration, replaced, range) }
    let local = freeLocal("original")
    let original = TypedExpression(.reference(.local(local)), base.type, base.range)
    let branch = TypedSwitchCase(patterns: [.binding(local)], body: copy(of: original, declaration, replaced, range))
    return TypedExpression(.match(base, [branch]), base.type, range)
  }

  private func copy(
    of base: TypedExpression, _ declaration: ModelDeclaration, _ replaced: [String: TypedExpression],
    _ range: SourceRange
  ) -> TypedExpression {
    let arguments = declaration.fields.map { field in
      CallArgument(
        label: field.name,
        value: replaced[field.name] ?? TypedExpression(.field(base, field.name), field.type, base.range))
    }
    return TypedExpression(.construct(model: declaration.name, arguments), base.type, range)
  }

  /// Returns a name that neither a local nor a member has.
  private func freeLocal(_ name: String) -> String {
    environment.local(name) == nil && environment.members[name] == nil ? name : freeLocal(name + "Value")
  }
}

extension TypedExpression {
  /// Whether the expression is a name with fields, or inside an optional chain, which cannot contain a `switch`.
  fileprivate var isRepeatable: Bool {
    switch kind {
    case .reference: true
    case .field(let base, _), .label(let base), .parenthesized(let base): base.isRepeatable
    default: containsExpression { if case .chained = $0.kind { true } else { false } }
    }
  }
}
