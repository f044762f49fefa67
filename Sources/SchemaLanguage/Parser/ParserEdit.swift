extension Parser {
  /// `edit age = $user.age as text { rules }`, after its word.
  mutating func parseEdit(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    guard let name = parseName("an edit's name") else { return nil }
    let type = parseOptionalType(after: name)
    var value = EditValueSyntax.own(missing)
    if readEqual(after: "`\(name.text)`") { value = parseEditValue() }
    let text = isWord("as") && !isPanicking ? parseEditText() : nil
    var rules: [EditRuleSyntax] = []
    var comments: [Comment] = []
    if token.kind == .leftBrace {
      comments = parseBody(.rules, of: start) { parser in
        if let rule = parser.parseRule() { rules.append(rule) }
      }
    }
    return .edit(
      EditSyntax(
        trivia: finished(trivia), range: range(from: start), name: name, type: type, value: value, text: text,
        rules: rules, trailingComments: comments))
  }

  /// `$path ?? default`, or the first value of an edit of the view model's own.
  private mutating func parseEditValue() -> EditValueSyntax {
    guard token.kind == .dollar, peek().kind == .identifier, !isSpaceBefore(peek()) else {
      return .own(parseExpression(in: .beforeAs))
    }
    advance()
    let path = parse(in: .beforeAs) { $0.parsePostfix() }
    guard token.kind == .questionQuestion, !token.startsLine || isSpaceAfter(token), take(.questionQuestion) else {
      return .path(path, default: nil)
    }
    return .path(path, default: parseExpression(in: .beforeAs))
  }

  /// `as text(format: …, parse: …)`
  private mutating func parseEditText() -> EditTextSyntax? {
    let start = token
    advance()
    guard isWord("text"), isOnLine else {
      failExpected("`text`")
      return nil
    }
    advance()
    let arguments = token.kind == .leftParen && isOnLine ? parseArguments() : []
    return EditTextSyntax(range: range(from: start), arguments: arguments)
  }

  private mutating func parseRule() -> EditRuleSyntax? {
    let trivia = takeTrivia()
    let start = token
    guard token.kind == .identifier, let word = RuleWord(rawValue: text(token)) else {
      failExpected("`trim`, `rest`, `require` or `check`", isAtLineStart: true)
      return nil
    }
    advance()
    let kind = parseRuleKind(word)
    return EditRuleSyntax(trivia: finished(trivia), range: range(from: start), kind: kind)
  }

  private mutating func parseRuleKind(_ word: RuleWord) -> EditRuleSyntax.Kind {
    switch word {
    case .trim: return .trim
    case .rest: return .rest(parseExpression())
    case .require:
      let condition = parseExpression()
      return .require(condition, message: parseMessage(of: word))
    case .check:
      let value = parseStepValue()
      var delay: Expression?
      if isWord("after"), !isPanicking {
        advance()
        delay = parseExpression()
      }
      return .check(value, after: delay, message: parseMessage(of: word))
    }
  }

  /// `else "message"`
  private mutating func parseMessage(of rule: RuleWord) -> Expression {
    guard expect(.elseWord, "`else` and the message of `\(rule.rawValue)`") else { return missing }
    return parseExpression()
  }
}
