import VmgenSchemaSyntax

/// `String(localized: "…")`: a text for users in a place where a literal is data.
extension ExpressionChecker {
  /// The label of the text in `String(localized: "…")`.
  static let localizedLabel = "localized"

  func inferLocalizedText(_ call: CallSite) -> TypedExpression {
    let text = call.arguments[0].value
    let result = TypedExpression(.invalid, .string, call.range)
    guard case .string(let literal) = text.kind else {
      reportLocalizedValue(text, of: call)
      return result
    }
    if let extra = call.arguments.dropFirst().first {
      inferUnused(Array(call.arguments.dropFirst()))
      let rest = SourceRange(
        file: call.range.file, lower: Int(text.range.upper),
        upper: extra.isTrailing ? Int(call.range.upper) : Int(call.range.upper) - 1)
      report(
        .localizedArgument(label: extra.label?.text ?? "_"), at: extra.label?.range ?? extra.value.range,
        fixIt: extra.isTrailing ? nil : Diagnostic.FixIt(range: rest, replacement: ""))
      return result
    }
    guard environment.hasContext else {
      let written = self.text(at: text.range)
      report(.noContext(name: "String(localized:)"), at: call.name.range, suggestion: .write(written, at: call.range))
      return result
    }
    let typed = inferString(literal, isText: true, text.range)
    return TypedExpression(typed.kind, .string, call.range)
  }

  /// Reports a text that is not a literal: a value is data, and only the literals of a condition are texts.
  private func reportLocalizedValue(_ value: Expression, of call: CallSite) {
    if value.isMissing { return }
    let typed = infer(value, Expected(type: .string))
    if typed.hasInvalid { return }
    var code: String?
    if typed.type == .string, call.arguments.count == 1 {
      let hasLiterals = typed.containsExpression { if case .string = $0.kind { true } else { false } }
      code = localizingLiterals(of: value) ?? (hasLiterals ? nil : text(at: value.range))
    }
    report(.localizedValue, at: value.range, suggestion: code.map { .write($0, at: call.range) })
  }

  /// Returns `a ? String(localized: "b") : String(localized: "c")` for a condition of literals; nil for other values.
  private func localizingLiterals(of value: Expression) -> String? {
    guard case .ternary(let condition, let first, let second) = value.kind, case .string = first.kind,
      case .string = second.kind
    else { return nil }
    let texts = [first, second].map { "String(\(Self.localizedLabel): \(text(at: $0.range)))" }
    return "\(text(at: condition.range)) ? \(texts[0]) : \(texts[1])"
  }

  /// Reports `NSLocalizedString("…", comment: "…")`. Returns false for any other call.
  func reportsFoundationText(_ call: CallSite) -> Bool {
    guard call.name.text == "NSLocalizedString", let text = call.arguments.first?.value, case .string = text.kind else {
      return false
    }
    report(
      .unknownName(name: call.name.text), at: call.name.range,
      suggestion: .write("String(\(Self.localizedLabel): \(self.text(at: text.range)))", at: call.range))
    return true
  }
}
