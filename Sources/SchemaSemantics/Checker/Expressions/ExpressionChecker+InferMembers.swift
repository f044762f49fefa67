import VmgenSchemaSyntax

/// Properties of values.
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
      if method.entry.declaration.form.isProperty { return callMethod(method, of: base, call) }
      reportNotCalled(method.entry.declaration, at: name.range)
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

  func reportNotCalled(_ name: Identifier, _ candidates: [Candidate]) {
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

  func reportNotCalled(_ function: FunctionDeclaration, at name: SourceRange) {
    let isPlain = function.parameters.allSatisfy { $0.defaultValue != nil }
    report(
      .methodNotCalled(name: function.name), at: name, help: "call it: `\(function.name)\(isPlain ? "()" : "(…)")`",
      fixIt: isPlain ? Diagnostic.FixIt(range: name.end, replacement: "()") : nil)
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
    let written = text(at: base.range) + (text(at: dot).contains("?") ? "?" : "")
    let isChain = written.hasSuffix("?")
    if isChain, name.text == "description" {
      return ("write `\(written.dropLast()).map { String($0) }`, which is nil for nil", nil)
    }
    // The path is the name of a member without a base.
    let isPath = written.hasPrefix("\\")
    guard let code = Self.memberCode(name.text, of: base.type, isPath ? "$0" + written.dropFirst() : written) else {
      return nil
    }
    if isPath { return (nil, .write("{ \(code) }", at: base.range.union(name.range))) }
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
    let methods = names(of: methods(of: type)) { !$0.form.isStatic }
    if let model = model(type) { return model.fields.map(\.name) + methods }
    if let fields = type.listFields { return fields.map(\.name) }
    guard let declaration = enumeration(type) else { return [] }
    return methods + (labeled.contains(declaration.name) ? [Self.label] : [])
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
}
