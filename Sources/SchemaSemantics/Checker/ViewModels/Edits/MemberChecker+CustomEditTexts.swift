import VmgenSchemaSyntax

/// Custom formatting and parsing: `as text(format: …, parse: …)`.
extension MemberChecker {
  /// Types the closures of `as text(format: …, parse: …)`.
  func checkCustomText(_ syntax: EditTextSyntax, _ edit: inout Edit) {
    guard let format = closure("format", syntax), let parse = closure("parse", syntax), edit.type != .unknown else {
      return
    }
    let value = edit.type.unwrapped
    var substitution = Substitution()
    let formatted = expressions.inferClosure(
      format, from: [value], to: .string, at: format.range, &substitution)
    let parsed = expressions.inferClosure(
      parse, from: [.string], to: .optional(value), at: parse.range, &substitution)
    checkInverse(formatted, parsed, format.range)
    edit.text = edit.text.map { $0.replacingCustom(.custom(format: formatted, parse: parsed)) }
  }

  private func closure(_ label: String, _ syntax: EditTextSyntax) -> Closure? {
    guard let argument = syntax.arguments.first(where: { $0.label?.text == label }) else { return nil }
    if case .closure(let closure) = argument.value.kind { return closure }
    if case .missing = argument.value.kind { return nil }
    report(.editTextForm, at: argument.value.range)
    return nil
  }

  /// Reports a `format` that adds text which `parse` does not remove: each keystroke would add it again.
  private func checkInverse(_ format: TypedExpression, _ parse: TypedExpression, _ range: SourceRange) {
    guard case .closure(let written) = format.kind, case .closure(let read) = parse.kind,
      read.body.isItsParameter, case .string(let string) = written.body.bare.kind, string.segments.count > 1
    else { return }
    report(
      .formatNotUndone, at: written.body.range,
      labels: [Diagnostic.Label(range: read.body.range, text: "does not remove the text")])
  }
}

extension EditText {
  fileprivate func replacingCustom(_ text: EditText) -> EditText {
    switch self {
    case .optional(let inner): .optional(inner.replacingCustom(text))
    case .present(let inner): .present(inner.replacingCustom(text))
    case .custom: text
    default: self
    }
  }
}

extension TypedExpression {
  /// The expression without parentheses and optional wrapping.
  package var bare: TypedExpression {
    switch kind {
    case .parenthesized(let inner), .wrapped(let inner): inner.bare
    default: self
    }
  }

  fileprivate var isItsParameter: Bool {
    switch bare.kind {
    case .reference(.closureParameter), .reference(.local): true
    default: false
    }
  }
}
