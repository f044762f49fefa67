import VmgenSchemaSyntax

/// Enum cases and other members of types.
extension ExpressionChecker {
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
        .ambiguousNone(type: type), at: call.range, suggestion: .write("nil", at: call.range),
        alternatives: [.write("\(type.unwrapped).none", at: call.range)])
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
    if let method = method(name.text, of: type) { return inferStatic(method, call, isCalled: isCalled) }
    if !isCalled, let sample = sample(name.text, of: type) { return value(of: sample, at: name.range, range) }
    let matching = library.candidates(named: name.text).compactMap { candidate -> Candidate? in
      guard candidate.signature.form == .staticMember, let receiver = candidate.signature.receiver else { return nil }
      var substitution = Substitution()
      guard substitution.unify(receiver, with: type) else { return nil }
      return Candidate(builtIn: candidate.builtIn, signature: candidate.signature, substitution: substitution)
    }
    if let first = matching.first, name.text == "relative", call.arguments.first?.label?.text == "presentation" {
      let styles = [".numeric": ".relative", ".named": ".relativeNamed"]
      let style = call.arguments.count == 1 ? styles[text(at: call.arguments[0].value.range)] : nil
      report(
        .notCallable(name: name.text), at: name.range,
        help: style == nil ? "write `.relative` or `.relativeNamed`, whose units are not abbreviated" : nil,
        suggestion: style.map { .write($0, at: range) })
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
    return noStatic(call, of: type, isCalled: isCalled)
  }

  /// Types `Kind.from("L")` and `Kind.standard`.
  private func inferStatic(_ method: Method, _ call: CallSite, isCalled: Bool) -> TypedExpression {
    let function = method.entry.declaration
    if function.form.isProperty == isCalled, function.form.isStatic {
      if isCalled {
        report(.notCallable(name: function.name), at: call.name.range)
      } else {
        reportNotCalled(function, at: call.name.range)
      }
      inferUnused(call.arguments)
      return TypedExpression(.invalid, function.result, call.range)
    }
    return callMethod(method, of: nil, call)
  }

  /// Reports a member that a type does not have.
  private func noStatic(_ call: CallSite, of type: Type, isCalled: Bool) -> TypedExpression {
    let (name, range) = (call.name, call.range)
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
    let isOwn = environment.owner.map { type == .declared($0) } == true
    if isOwn ? isKnown(name.text) : samples[name.text] != nil || functions[name.text] != nil {
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
    let statics = names(of: methods(of: type)) { $0.form.isStatic }
    if let declaration = enumeration(type) { return declaration.cases.map(\.name) + statics + samples }
    var names = statics + samples
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
