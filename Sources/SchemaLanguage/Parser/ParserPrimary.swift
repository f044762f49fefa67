extension Parser {
  /// A literal, name, bracketed expression, closure, `if` or `switch`.
  mutating func parsePrimary() -> Expression {
    guard !isPanicking else { return missing }
    height = 1
    let start = token
    if token.startsLine, position > 0, startsNextItem { return failMissingExpression() }
    switch token.kind {
    case .identifier: return parseNameExpression()
    case .integer: return parseInteger(isNegative: false)
    case .decimal: return parseDecimal()
    case .duration: return parseDuration()
    case .trueWord, .falseWord:
      advance()
      return Expression(.boolean(start.kind == .trueWord), range(of: start))
    case .nilWord:
      advance()
      return Expression(.nilLiteral, range(of: start))
    case .stringStart:
      let literal = parseString()
      return Expression(.string(literal), literal.range)
    case .closureParameter:
      advance()
      let digits = String(decoding: bytes[Int(start.lower) + 1..<Int(start.upper)], as: UTF8.self)
      return Expression(.closureParameter(Int(digits) ?? 0), range(of: start))
    case .dot: return parseImplicitMember()
    case .leftParen: return parseParenthesized()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .ifWord: return parseIf()
    case .switchWord: return parseSwitch()
    default: return failMissingExpression()
    }
  }

  /// Whether the line that begins here is the next item: then the expression before it was left out.
  private var startsNextItem: Bool {
    guard token.kind == .identifier || token.kind == .letWord || token.kind == .caseWord else { return false }
    let next = peek()
    guard !next.startsLine, isName(next) || next.kind == .stringStart else { return false }
    return !isWord("verbatim") && isItemWord(text(token))
  }

  private mutating func failMissingExpression() -> Expression {
    if isOnLine, let advice = statementWords[text(token)] {
      fail(.statementWord, at: range(of: token), ["word": text(token), "advice": advice])
    } else {
      failExpected("an expression")
    }
    return missing
  }

  private mutating func parseNameExpression() -> Expression {
    let start = token
    let next = peek()
    if !start.isQuoted, start.upper - start.lower <= 8, !next.startsLine {
      let word = text(start)
      if next.kind == .stringStart, word == "verbatim" {
        advance()
        let literal = parseString()
        return Expression(.verbatim(literal), range(from: start))
      }
      if word == "self" {
        fail(.selfReference, at: range(of: start))
        return missing
      }
      if beginsOperand(next), let advice = statementWords[word] {
        fail(.statementWord, at: range(of: start), ["word": word, "advice": advice])
        return missing
      }
    }
    let name = takeIdentifier()
    return Expression(.name(name.text), name.range)
  }

  /// Whether a token after a word shows that the word was meant as a statement: nothing of the kind follows a name.
  private func beginsOperand(_ next: Token) -> Bool {
    switch next.kind {
    case .identifier, .letWord, .ifWord, .switchWord, .stringStart, .integer, .decimal, .trueWord, .falseWord, .nilWord,
      .closureParameter:
      true
    case .dot: isSpaceBefore(next)
    default: false
    }
  }

  private mutating func parseImplicitMember() -> Expression {
    let start = token
    advance()
    guard isName(token), isOnLine else {
      failExpected("a name after '.'")
      return missing
    }
    let name = takeIdentifier()
    return Expression(.implicitMember(name), range(from: start))
  }

  private mutating func parseParenthesized() -> Expression {
    let start = token
    let items = parseList(until: .rightParen, ")") { $0.parseExpression() }
    guard !isPanicking else { return missing }
    guard items.count == 1, let inner = items.first else {
      let found = items.isEmpty ? "'()'" : "several values"
      fail(.unexpectedToken, at: range(from: start), ["expected": "one value in parentheses", "found": found])
      return missing
    }
    height += 1
    return Expression(.parenthesized(inner), range(from: start))
  }

  /// `[a, b]`, `[key: value]`, `[]`, `[:]`
  private mutating func parseCollection() -> Expression {
    let start = token
    if peek().kind == .colon, peek(2).kind == .rightBracket {
      advance()
      advance()
      advance()
      return Expression(.dictionary([]), range(from: start))
    }
    var isDictionary: Bool?
    let items = parseList(until: .rightBracket, "]") { parser -> (key: Expression, value: Expression?) in
      let key = parser.parseExpression()
      let highest = parser.height
      let hasValue = isDictionary != false && parser.take(.colon)
      if isDictionary == true, !hasValue { parser.failExpected("':' and the key's value") }
      isDictionary = isDictionary ?? hasValue
      let value = hasValue ? parser.parseExpression() : nil
      parser.height = max(highest, parser.height)
      return (key, value)
    }
    height += 1
    guard isDictionary == true else { return Expression(.array(items.map(\.key)), range(from: start)) }
    let entries = items.map { (key: $0.key, value: $0.value ?? missing) }
    return Expression(.dictionary(entries), range(from: start))
  }
}

/// Words of statements, effects and casts where an expression is expected, and what to do instead.
let statementWords: [String: String] = [
  "return": "write the value alone", "guard": "write an 'if' expression", "for": "use 'map' or 'filter'",
  "while": "use 'map' or 'filter'", "repeat": "use 'map' or 'filter'", "do": "write the value alone",
  "throw": "give an optional, or a value that says what is wrong", "try": "nothing here can throw: take it away",
  "await": "nothing here waits: take it away", "var": "name the value with 'let' beside the displays",
  "new": "write the type's name and its arguments", "func": "declare the function beside the view models",
  "let": "name the value with 'let' beside the displays", "async": "nothing here waits: take it away",
]
