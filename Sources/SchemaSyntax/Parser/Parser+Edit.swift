extension Parser {
  /// Parses `edit age = $user.age as text { rules }` after its keyword.
  mutating func parseEdit(_ documentation: [String], from start: Token) -> MemberSyntax? {
    if token.kind == .dollar, isOnLine {
      fail(
        .unexpectedToken, at: range(of: token), ["expected": "an edit's name", "found": "`$`"],
        help: "write `edit name = $…`")
    }
    guard let name = parseName("an edit's name") else { return nil }
    let type = parseOptionalType(after: name)
    let value = parseEditValue(of: name, type)
    let text = isWord("as") && !isPanicking ? parseEditText() : nil
    if isWord("when"), isOnLine, !isPanicking, beginsOperand(peek()) || peek().kind == .exclamation {
      fail(
        .unexpectedRest, at: range(of: token), ["found": "`when`"],
        help: "an edit has no condition; let the view read a `display` instead")
    }
    var rules: [EditRuleSyntax] = []
    if token.kind == .leftBrace {
      parseBody(.rules, of: start) { parser in
        if let rule = parser.parseRule() { rules.append(rule) }
      }
    }
    return .edit(
      EditSyntax(
        documentation: documentation, range: range(from: start), name: name, type: type, value: value, text: text,
        rules: rules))
  }

  private mutating func parseEditValue(of name: Identifier, _ type: TypeSyntax?) -> EditValueSyntax {
    if let value = omittedValue(of: name, type) { return .own(value) }
    return readEqual(after: "`\(name.text)`") ? parseEditValue(hasType: type != nil) : .own(missing)
  }

  /// Parses `$path ?? default`, or the initial value of an edit that stores its own value.
  private mutating func parseEditValue(hasType: Bool) -> EditValueSyntax {
    guard token.kind == .dollar, peek().kind == .identifier, !peek().startsLine else {
      readsEditValue = true
      let value = parseExpression(in: .beforeAs)
      readsEditValue = false
      return hasType ? .own(value) : readUnbound(value)
    }
    if isSpaceBefore(peek()) { reportUnevenSpacing() }
    advance()
    let path = parse(in: .beforeAs) { $0.parsePostfix() }
    guard token.kind == .questionQuestion, !token.startsLine || isSpaceAfter(token), take(.questionQuestion) else {
      return .path(path, default: nil)
    }
    return .path(path, default: parseExpression(in: .beforeAs))
  }

  /// Returns the value of an edit without a type. A path without `$` is reported and read as bound.
  private mutating func readUnbound(_ value: Expression) -> EditValueSyntax {
    var (path, defaultValue): (Expression, Expression?) = (value, nil)
    if case .binary(let left, let sign, let right) = value.kind, sign.text == "??" {
      (path, defaultValue) = (left, right)
    }
    // Other tokens after the value are reported, and the value may not be meant as the path.
    guard !isPanicking, path.isPath, endsEditValue else { return .own(value) }
    let fixIt = Diagnostic.FixIt(range: path.range.start, replacement: "$")
    report(.missingDollar, at: path.range, ["path": source(of: path.range)], fixIt: fixIt)
    return .path(path, default: defaultValue)
  }

  /// Whether a part that can follow the value of an edit, or the end of the line, is next.
  private var endsEditValue: Bool {
    !isOnLine || token.kind == .leftBrace || token.kind == .rightBrace || isWord("as") || isWord("when")
  }

  /// Parses `as text(format: …, parse: …)`.
  private mutating func parseEditText() -> EditTextSyntax? {
    let start = token
    advance()
    guard isName(token), isOnLine else {
      failExpected("`text`")
      return nil
    }
    if !isWord("text") {
      let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: "text")
      report(.editText, at: range(of: token), ["found": text(token)], fixIt: fixIt)
    }
    advance()
    let arguments = token.kind == .leftParen && isOnLine ? parseArguments() : []
    return EditTextSyntax(range: range(from: start), arguments: arguments)
  }
}

extension Expression {
  /// Whether the expression is a name with members, which can follow `$`. Names of types begin with a capital letter.
  package var isPath: Bool {
    switch kind {
    case .name(let name): !(name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? true)
    case .member(let base, _), .optionalChain(let base): base.isPath
    default: false
    }
  }
}
