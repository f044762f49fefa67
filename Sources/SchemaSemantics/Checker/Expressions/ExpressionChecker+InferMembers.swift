import VmgenSchemaSyntax

/// Properties, enum cases and static members.
extension ExpressionChecker {
  /// Types `base.name` without a call.
  func inferMember(_ base: TypedExpression, _ name: Identifier, _ range: SourceRange) -> TypedExpression {
    guard !base.type.hasUnknown, isNameable(name) else { return invalid(range) }
    if let type = fieldType(of: base.type, name.text) {
      referToField(name, of: base.type, type)
      guard name.text == Self.label, hasLabel(base.type) else {
        return TypedExpression(.field(base, name.text), type, range)
      }
      if let caller = environment.caller, case .declared(let owner) = base.type {
        declarations.tables.callGraph.addCall(from: caller, to: .label(owner), at: range)
      }
      return TypedExpression(.label(of: base), type, range)
    }
    if let method = method(name.text, of: base.type) {
      let call = CallSite(of: name, [], at: range, expecting: .anything)
      if method.entry.declaration.isProperty { return callMethod(method, of: base, call) }
      let isPlain = method.entry.declaration.parameters.allSatisfy { $0.defaultValue != nil }
      report(
        .methodNotCalled(name: name.text), at: name.range, help: "call it: `\(name.text)\(isPlain ? "()" : "(…)")`",
        fixIt: isPlain ? Diagnostic.FixIt(range: name.range.end, replacement: "()") : nil)
      return invalid(range)
    }
    if let declaration = enumeration(base.type), name.text == Self.label {
      report(.noLabels(type: declaration.name), at: name.range)
      return invalid(range)
    }
    let base = asElements(base, for: name)
    let matching = candidates(for: name.text, on: base.type)
    if let property = matching.first(where: { !$0.signature.isCalled }) {
      return callBuiltIn(property, base, named: name.range, at: range)
    }
    if !matching.isEmpty {
      reportNotCalled(name, matching)
      return invalid(range)
    }
    reportNoMember(base, name)
    return invalid(range)
  }

  /// Records a reference to a field of a declared type.
  func referToField(_ name: Identifier, of owner: Type, _ type: Type) {
    guard case .declared(let owner) = owner else { return }
    index?.refer(to: .field(type: owner, name: name.text), at: name.range, type: type)
  }

  private func reportNotCalled(_ name: Identifier, _ candidates: [Candidate]) {
    let isPlain = candidates.contains { candidate in
      satisfied(candidate, candidate.substitution)
        && candidate.signature.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
    }
    let takesClosure = candidates.contains { $0.signature.shapes.contains { $0.isFunction && !$0.isOptional } }
    report(
      .methodNotCalled(name: name.text), at: name.range,
      help: "call it: `\(name.text)\(isPlain ? "()" : takesClosure ? " { … }" : "(…)")`",
      fixIt: isPlain ? Diagnostic.FixIt(range: name.range.end, replacement: "()") : nil)
  }

  /// Returns the type of a field, label or raw value of a declared type.
  func fieldType(of type: Type, _ name: String) -> Type? {
    if name == Self.label, hasLabel(type) { return .string }
    if let field = type.listField(name) { return field }
    guard case .declared(let typeName) = type else { return nil }
    guard let entry = types[typeName] else { return nil }
    if let field = entry.field(name) { return field }
    switch entry.declaration {
    case .enumeration(let declaration): return name == "rawValue" ? declaration.rawType : nil
    default: return nil
    }
  }

  /// The property with the text for users of an enum's case or of an error.
  static let label = "label"

  /// Whether values of a type have a label, which no `case` declares as a field.
  private func hasLabel(_ type: Type) -> Bool {
    if case .declared(let name) = type { labeled.contains(name) } else { type == .anyError }
  }

  /// Returns the built-in members called `name` of `type`.
  func candidates(for name: String, on type: Type) -> [Candidate] {
    library.members(named: name, of: type)
  }

  /// What the message about a missing member adds.
  private typealias Advice = (help: String?, suggestion: Diagnostic.Suggestion?)

  /// Reports a member that a type does not have.
  ///
  /// - Parameter call: The call of the member, if it is called.
  func reportNoMember(_ base: TypedExpression, _ name: Identifier, _ call: CallSite? = nil) {
    if reportCalledProperty(name, of: base.type) || reportMemberOfOptional(name, of: base) { return }
    let kind = DiagnosticKind.noSuchMember(type: base.type, name: name.text)
    if let call, let code = foreignValue(call, of: base) {
      let place = base.range.union(call.range)
      return report(kind, at: name.range, suggestion: .write(code, at: place))
    }
    if let call, let form = foreignCall(call, of: base.type) {
      let place = SourceRange(file: name.range.file, lower: Int(name.range.lower), upper: Int(call.range.upper))
      return report(kind, at: name.range, suggestion: .write(form, at: place))
    }
    let known = memberNames(of: base.type)
    // The message has the first advice.
    let advices = [pageCursor, errorText, memberOfElements, memberOfRow, memberCode, substitute, memberAdvice]
      .compactMap { $0(base, name) }
    if let advice = advices.first {
      let near = boundedNearNames(to: name.text, among: known, of: base.type.ownerName)
      return report(
        kind, at: name.range, help: advice.help, suggestion: advice.suggestion,
        alternatives: advices.dropFirst().compactMap(\.suggestion) + near.map { .write($0, at: name.range) })
    }
    reportMissing(kind, name, among: known, of: base.type.ownerName, else: memberHelp(base.type, known))
  }

  private func pageCursor(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    guard base.type == .pageRequest(cursor: nil), name.text == "cursor" else { return nil }
    return ("tell where the cursor of the next page is: `next { $0.nextCursor }`", nil)
  }

  private func errorText(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    let isError = base.type == .anyError || enumeration(base.type)?.isError == true && isLabeled(base.type)
    guard isError, ["localizedDescription", "errorDescription"].contains(name.text) else { return nil }
    return (nil, .write(Self.label, at: name.range))
  }

  private func memberOfElements(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    guard case .array(let element) = base.type, isProperty(name.text, of: element) else { return nil }
    let rows = text(at: base.range)
    return ("read it from a row, `\(rows)[0]?.\(name.text)`, or from all rows, `\(rows).map { $0.\(name.text) }`", nil)
  }

  private func memberOfRow(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    guard let row = environment.ruledRow, row.element == base.type,
      viewModels[row.viewModel]?.interface.members?[name.text] != nil
    else { return nil }
    return ("a rule of a list reads the elements, not the rows: declare `\(name.text)` in `\(base.type)`, too", nil)
  }

  private func substitute(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    guard let substitute = Self.memberSubstitutes[name.text.lowercased()],
      memberNames(of: base.type).contains(substitute.name)
    else { return nil }
    let isPlain = candidates(for: substitute.name, on: base.type).contains { candidate in
      candidate.signature.parameters.allSatisfy { $0.defaultValue != nil }
    }
    if substitute.form.hasSuffix("()"), !isPlain {
      return ("write `" + substitute.form.dropLast() + "…)`", nil)
    }
    let suggestion: Diagnostic.Suggestion? =
      Self.renamedMembers.contains(name.text)
      ? .write(substitute.name, at: name.range) : memberSuggestion(substitute.form, insteadOf: name)
    return (suggestion == nil ? "write `\(substitute.form)`" : nil, suggestion)
  }

  private func memberCode(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    let dot = SourceRange(file: name.range.file, lower: Int(base.range.upper), upper: Int(name.range.lower))
    let isChain = text(at: dot).contains("?")
    let written = text(at: base.range) + (isChain ? "?" : "")
    guard let code = Self.memberCode(name.text, of: base.type, written) else { return nil }
    let isCertain = !isChain && memberSuggestion("", insteadOf: name) != nil
    return (
      isCertain ? nil : "write `\(code)`", isCertain ? .write(code, at: base.range.union(name.range)) : nil
    )
  }

  private func memberAdvice(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    if case .set = base.type, name.text == "insert", environment.position == .step {
      return ("write `\(text(at: base.range)).insert(…).inserted`, which is whether the set changes", nil)
    }
    return adviceForType(base, name)
  }

  private func adviceForType(_ base: TypedExpression, _ name: Identifier) -> Advice? {
    Self.memberAdvice(name.text, of: base.type).map { ($0.replacing("{base}", with: text(at: base.range)), nil) }
  }

  /// Reports the call of a member of another view model as a value. Returns false if there is no such member.
  func reportCalledProperty(_ name: Identifier, of type: Type) -> Bool {
    guard case .declared(let viewModel) = type, let member = viewModels[viewModel]?.interface.members?[name.text] else {
      return false
    }
    guard member.call == .command else {
      report(.notCallable(name: name.text), at: name.range)
      return true
    }
    let help = "steps run commands of their own view model and of its children; to change a row, change its element"
    report(.commandInFormula(name: name.text), at: name.range, help: environment.position == .step ? help : nil)
    return true
  }

  /// Returns whether a view model has a property that other view models read.
  func isProperty(_ name: String, of type: Type) -> Bool {
    guard case .declared(let viewModel) = type, let members = viewModels[viewModel]?.interface.members else {
      return false
    }
    return if case .value? = members[name]?.property { true } else { false }
  }

  private func memberNames(of type: Type) -> [String] {
    var names = ownMembers(of: type)
    for candidate in library.all() where candidate.signature.form == .method || candidate.signature.form == .property {
      var substitution = Substitution()
      if let receiver = candidate.signature.receiver, substitution.unify(receiver, with: type),
        satisfied(candidate, substitution)
      {
        names.append(candidate.signature.name)
      }
    }
    if let element = elementType(of: type) { names += memberNames(of: .array(element)) }
    return names
  }

  private func ownMembers(of type: Type) -> [String] {
    if let model = model(type) { return model.fields.map(\.name) + names(of: model.methods) }
    if let fields = type.listFields { return fields.map(\.name) }
    guard let declaration = enumeration(type) else { return [] }
    return names(of: declaration.methods) + (labeled.contains(declaration.name) ? [Self.label] : [])
      + (declaration.rawType == nil ? [] : ["rawValue"])
  }

  private func memberHelp(_ type: Type, _ known: [String]) -> String? {
    if type == .anyError { return "it has the property `label`" }
    var names = ownMembers(of: type)
    if names.isEmpty, case .builtIn = type { names = Set(known).sorted() }
    if names.isEmpty { return nil }
    let shown = names.prefix(8).quoted
    return "`\(type)` has " + shown + (names.count > 8 ? ", …" : "")
  }

  // MARK: Static members

  /// The name of the initializer in `.init(…)`.
  static let initializer = "init"

  /// Types `.name` and `.name(…)` with the expected type.
  func inferImplicitMember(_ call: CallSite, isCalled: Bool) -> TypedExpression {
    guard let type = call.expected.type, !type.hasVariables else {
      if call.name.text == "now", !isCalled {
        report(.implicitMemberNeedsType(name: "now"), at: call.range, suggestion: .write("now", at: call.range))
        return TypedExpression(.invalid, .date, call.range)
      }
      if let duration = Self.staticSubstitute(for: call, of: .duration, text: text) {
        inferUnused(call.arguments)
        report(
          .implicitMemberNeedsType(name: call.name.text), at: call.range, suggestion: .write(duration, at: call.range))
        return TypedExpression(.invalid, .duration, call.range)
      }
      report(.implicitMemberNeedsType(name: call.name.text), at: call.range)
      return invalid(call.range)
    }
    if type == .unknown {
      inferUnused(call.arguments)
      return invalid(call.range)
    }
    if call.name.text == "none", type.isOptional, enumCase("none", of: type.unwrapped) != nil {
      report(
        .ambiguousNone(type: type), at: call.range, suggestion: .write("\(type.unwrapped).none", at: call.range))
      return invalid(call.range)
    }
    if type.unwrapped == .anyError { return inferCase(ofAnyError: call, isCalled: isCalled) }
    return inferStatic(call, of: type.unwrapped, isCalled: isCalled)
  }

  /// Types `E.name`, `E.name(…)` and `E.allCases`.
  func inferStatic(_ call: CallSite, of type: Type, isCalled: Bool) -> TypedExpression {
    let (name, range) = (call.name, call.range)
    guard isNameable(name) else { return invalid(range) }
    if name.text == Self.initializer, isCalled, case .declared(let model) = type, let entry = types[model] {
      return construct(entry.declaration, named: model, call)
    }
    if let declaration = enumeration(type) {
      if let item = enumCase(name.text, of: type) {
        return inferCase(item, of: declaration, call, isCalled: isCalled)
      }
      if name.text == "allCases", !isCalled, declaration.conformances.contains(.caseIterable) {
        return TypedExpression(.allCases(type: declaration.name), .array(type), range)
      }
    }
    if !isCalled, let sample = sample(name.text, of: type) { return value(of: sample, at: name.range, range) }
    let matching = library.candidates(named: name.text).compactMap { candidate -> Candidate? in
      guard candidate.signature.form == .staticMember, let receiver = candidate.signature.receiver else { return nil }
      var substitution = Substitution()
      guard substitution.unify(receiver, with: type) else { return nil }
      return Candidate(builtIn: candidate.builtIn, signature: candidate.signature, substitution: substitution)
    }
    if let first = matching.first, name.text == "relative", call.arguments.first?.label?.text == "presentation" {
      report(.notCallable(name: name.text), at: name.range, suggestion: .write(".relativeNamed", at: range))
      return TypedExpression(.invalid, first.signature.result, range)
    }
    let shaped = matching.filter { $0.signature.isCalled == isCalled }
    if !shaped.isEmpty { return resolve(shaped, nil, call) }
    if let first = matching.first {
      if first.signature.isCalled {
        reportNotCalled(name, matching)
      } else {
        report(.notCallable(name: name.text), at: name.range)
      }
      return TypedExpression(.invalid, first.signature.result, range)
    }
    inferUnused(call.arguments)
    if name.text == Self.initializer, isCalled {
      let arguments = SourceRange(file: range.file, lower: Int(name.range.upper), upper: Int(range.upper))
      let kind = DiagnosticKind.noSuchMember(type: type, name: name.text)
      report(kind, at: name.range, suggestion: .write("\(type)\(text(at: arguments))", at: range))
      return TypedExpression(.invalid, type, range)
    }
    if let advice = Self.memberAdvice(name.text, of: type) {
      report(.noSuchMember(type: type, name: name.text), at: name.range, help: advice)
      return TypedExpression(.invalid, type, range)
    }
    if name.text == Self.initializer {
      report(
        .noSuchMember(type: type, name: name.text), at: name.range,
        help: "create the values in a closure: `{ \(type)(…) }`")
      return TypedExpression(.invalid, .unknown, range)
    }
    if type == .date, name.text == "now" {
      report(.noSuchMember(type: type, name: name.text), at: name.range, suggestion: suggestionForNow(call))
    } else if let code = Self.staticSubstitute(for: call, of: type, text: text) {
      report(.noSuchMember(type: type, name: name.text), at: name.range, suggestion: .write(code, at: range))
    } else {
      reportNoStatic(type, name, from: range)
    }
    // A misspelled member of a type that has some is probably one of its values.
    return TypedExpression(.invalid, staticNames(of: type).isEmpty ? .unknown : type, range)
  }

  private func reportNoStatic(_ type: Type, _ name: Identifier, from range: SourceRange) {
    if samples[name.text] != nil || functions[name.text] != nil {
      let place = SourceRange(file: range.file, lower: Int(range.lower), upper: Int(name.range.upper))
      return report(
        .noSuchMember(type: type, name: name.text), at: name.range, suggestion: .write(name.text, at: place))
    }
    let known = staticNames(of: type)
    let shown = known.prefix(8).map { ".\($0)" }.quoted
    reportMissing(
      .noSuchMember(type: type, name: name.text), name, among: known, of: type.ownerName,
      else: type == .duration && durationUnits[name.text] != nil
        ? "write the number with its unit: `1\(durationUnits[name.text]?.rawValue ?? "s")`"
        : known.isEmpty ? nil : "`\(type)` has " + shown + (known.count > 8 ? ", …" : ""))
  }

  /// Offers the cases and samples of the expected type of the value that an author is writing.
  func offerValues(of expected: Expected) {
    guard let type = expected.type, !type.hasUnknown, !type.hasVariables else { return }
    index?.expect(type)
    guard case .declared = type.unwrapped else { return }
    index?.offer(staticNames(of: type.unwrapped).map { "." + $0 }, of: type.ownerName)
  }

  func staticNames(of type: Type) -> [String] {
    let samples = samples.keys.filter { sample($0, of: type) != nil }.sorted()
    if let declaration = enumeration(type) { return declaration.cases.map(\.name) + samples }
    var names = samples
    for candidate in library.all() where candidate.signature.form == .staticMember {
      var substitution = Substitution()
      if let receiver = candidate.signature.receiver, substitution.unify(receiver, with: type),
        !names.contains(candidate.signature.name)
      {
        names.append(candidate.signature.name)
      }
    }
    return names
  }

  private func inferCase(
    _ item: EnumCase, of declaration: EnumDeclaration, _ call: CallSite, isCalled: Bool
  ) -> TypedExpression {
    let (name, range) = (call.name, call.range)
    let type = Type.declared(declaration.name)
    index?.refer(to: symbol(of: item, in: declaration), at: name.range, type: type)
    if item.values.isEmpty, isCalled {
      report(
        .caseCarriesNothing(caseName: item.name), at: name.range.union(range.end),
        fixIt: Diagnostic.FixIt(
          range: SourceRange(file: range.file, lower: Int(name.range.upper), upper: Int(range.upper)),
          replacement: ""))
      inferUnused(call.arguments)
      return TypedExpression(.invalid, type, range)
    }
    if !isCalled, !item.values.isEmpty {
      let values = item.values.map { ($0.label.map { "\($0): " } ?? "") + "…" }.joined(separator: ", ")
      let comparison = "`if case .\(item.name) = … { true } else { false }`"
      report(
        .missingArguments(name: item.name, parameters: [item.values[0].label ?? "\(item.values[0].type)"]),
        at: name.range,
        help: "write `.\(item.name)(\(values))`; to compare only the case: \(comparison)")
      return TypedExpression(.invalid, type, range)
    }
    let values = checkArguments(of: call, item.values)
    guard let values else { return TypedExpression(.invalid, type, range) }
    return TypedExpression(.enumCase(type: declaration.name, name: item.name, values), type, range)
  }
}
