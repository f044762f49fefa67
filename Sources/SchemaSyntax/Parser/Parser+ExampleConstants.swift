/// The names that an example gives to values.
extension Parser {
  /// Parses `let tokyo = City(…)`.
  mutating func parseExampleConstant() -> ExampleStepSyntax.Kind? {
    advance()
    guard let name = parseName("a name after `let`") else { return nil }
    let type = parseOptionalType(after: name)
    guard readEqual(after: "`\(name.text)`") else { return nil }
    let call = endOfEffects(from: 0)
    if call > 0, isName(peek(call)), peek(call + 1).kind == .leftParen {
      fail(
        .unexpectedToken(expected: "a value", found: describe(token)), at: range(of: token),
        help: "run the command, `when \(text(peek(call)))(…)`, and verify what it does with `expect`")
      return nil
    }
    return .constant(name, type, parseExpression())
  }

  /// Reports `var` in an example, with the assignments to fields that follow: `var copy = item` and `copy.name = "b"` are
  /// `let copy = item.with(name: "b")`.
  mutating func reportVariable(_ constant: ExampleStepSyntax.Kind?, from start: Token) {
    var fixIt = Diagnostic.FixIt(range: range(of: start), replacement: "let")
    guard case .constant(let name, _, let value) = constant, !isPanicking else {
      return report(.variableInExample, at: range(of: start), fixIt: fixIt)
    }
    var fields: [String] = []
    while token.startsLine, text(token) == name.text, peek().kind == .dot, isName(peek(2)), peek(3).kind == .equal,
      !peek(3).startsLine
    {
      let field = text(peek(2))
      for _ in 0..<4 { advance() }
      fields.append("\(field): \(source(of: parseExpression().range))")
    }
    if !fields.isEmpty {
      let base = value.isCallable ? source(of: value.range) : "(\(source(of: value.range)))"
      let declaration = source(of: SourceRange(file: file, lower: name.range.lower, upper: value.range.lower))
      fixIt = Diagnostic.FixIt(
        range: range(from: start), replacement: "let \(declaration)\(base).with(\(fields.joined(separator: ", ")))")
    }
    report(
      .variableInExample, at: range(of: start), help: fields.isEmpty ? nil : "write `\(fixIt.replacement)`",
      fixIt: fixIt)
  }
}
