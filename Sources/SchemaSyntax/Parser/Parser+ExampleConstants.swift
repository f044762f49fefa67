/// The names that an example gives to values.
extension Parser {
  /// Parses `let tokyo = City(…)`.
  mutating func parseExampleConstant() -> ExampleStepSyntax.Kind? {
    advance()
    guard let name = parseName("a name after `let`") else { return nil }
    let type = parseOptionalType(after: name)
    guard readEqual(after: "`\(name.text)`") else { return nil }
    if let value = parseUnwrapped() { return .constant(name, type, value) }
    skipEffects(expected: "a value")
    return .constant(name, type, parseExpression())
  }

  /// Reports `var` in an example, with the assignments to fields that follow: `var copy = item` and `copy.name = "b"` are
  /// `let copy = item.with(name: "b")`.
  mutating func reportVariable(_ constant: ExampleStepSyntax.Kind?, from start: Token) {
    let word = Diagnostic.FixIt(range: range(of: start), replacement: "let")
    guard case .constant(let name, _, let value) = constant, !isPanicking else {
      return report(.variableInExample, at: range(of: start), fixIt: word)
    }
    var fields: [(name: String, value: Expression)] = []
    while token.startsLine, text(token) == name.text, peek().kind == .dot, isName(peek(2)), peek(3).kind == .equal,
      !peek(3).startsLine
    {
      let field = String(text(peek(2)))
      for _ in 0..<4 { advance() }
      fields.append((field, parseExpression()))
    }
    let place = range(from: start)
    let isTyped = if case .implicitMember = value.kind { false } else { true }
    guard isTyped, !fields.isEmpty, !fields.contains(where: { mentions(name.text, in: $0.value.range) }), !isPanicking,
      !hasComment(in: place)
    else {
      let isChanged = token.startsLine && text(token) == name.text && peek().kind == .dot
      return report(
        .variableInExample, at: range(of: start),
        help: isChanged ? "move the steps that change `\(name.text)` to a command of the view model" : nil,
        fixIt: fields.isEmpty && !isChanged ? word : nil)
    }
    let head = code(in: SourceRange(file: file, lower: name.range.lower, upper: value.range.lower))
    let base = value.isCallable ? code(in: value.range) : "(\(code(in: value.range)))"
    // The order of the fields in the model is not known here.
    let changes = fields.map { ".with(\($0.name): \(code(in: $0.value.range)))" }.joined()
    let copy = "let \(head)\(base)\(changes)"
    report(.variableInExample, at: range(of: start), suggestion: .write(copy, at: place))
  }

  private func mentions(_ name: String, in range: SourceRange) -> Bool {
    tokens.contains { $0.kind == .identifier && $0.lower >= range.lower && $0.upper <= range.upper && text($0) == name }
  }

  /// Reports `try XCTUnwrap(items.first)`, and returns the optional in it; nil at another value.
  private mutating func parseUnwrapped() -> Expression? {
    let call = endOfEffects(from: 0)
    guard isWord("XCTUnwrap", peek(call)), peek(call + 1).kind == .leftParen else { return nil }
    let start = token
    for _ in 0...call { advance() }
    guard let value = parseArguments().first?.value, !isPanicking else { return nil }
    let shown = code(in: value.range)
    report(
      .unexpectedToken(expected: "a value", found: describe(start)), at: range(of: start),
      help: "unwrap it where it is verified: `if let value = \(shown) { expect … }`, or compare it: `\(shown)?.… == …`")
    return value
  }
}
