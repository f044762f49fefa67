extension Parser {
  /// A primary expression with its members, calls, indices and trailing closures.
  mutating func parsePostfix(isNegative: Bool = false) -> Expression {
    let start = token
    var result = isNegative ? parseInteger(isNegative: true) : parsePrimary()
    while !isPanicking {
      let highest = height
      switch token.kind {
      case .dot:
        guard readMember(of: &result, from: start) else { return result }
      case .question:
        guard !isSpaceBefore(token) || (token.startsLine && peek().kind == .dot && !isSpaceAfter(token)) else {
          return result
        }
        guard readOptionalChain(of: &result, from: start) else { return result }
      case .leftParen where isOnLine:
        result = Expression(.call(result, parseArguments()), range(from: start))
      case .leftBracket where isOnLine:
        result = Expression(.index(result, parseIndex()), range(from: start))
      case .leftBrace where isOnLine && allowsTrailingClosure && takesTrailingClosure(result):
        readTrailingClosure(of: &result, from: start)
      case .exclamation where !isSpaceBefore(token):
        fail(.forcedUnwrap, at: range(of: token))
      default:
        return result
      }
      height = max(highest, height) + 1
      guard checkHeight(height) else { return missing }
    }
    return result
  }

  private mutating func readMember(of base: inout Expression, from start: Token) -> Bool {
    advance()
    guard isName(token), isOnLine else {
      let help = token.kind == .integer ? "a tuple has no place here: name the value, or index with '[…]'" : nil
      failExpected("a member's name after '.'", help: help)
      return false
    }
    let name = takeIdentifier()
    base = Expression(.member(base, name), range(from: start))
    return true
  }

  /// `base?.name`, `base?[0]`; a `?` that touches its base and is followed by anything else is a ternary without its space.
  private mutating func readOptionalChain(of base: inout Expression, from start: Token) -> Bool {
    let next = peek()
    guard next.kind == .dot || next.kind == .leftBracket, next.lower == token.upper else {
      if next.startsLine || next.kind == .endOfFile || next.kind == .rightParen {
        fail(.unexpectedToken, at: range(of: token), ["expected": "a member after '?'", "found": describe(next)])
      } else {
        report(.unevenSpacing, at: range(of: token), ["operator": "?"])
        token.flags.insert(.spaceBefore)
      }
      return false
    }
    advance()
    base = Expression(.optionalChain(base), range(from: start))
    return true
  }

  private func takesTrailingClosure(_ base: Expression) -> Bool {
    switch base.kind {
    case .name, .member, .call, .implicitMember: true
    default: false
    }
  }

  private mutating func readTrailingClosure(of base: inout Expression, from start: Token) {
    let closure = parseClosure()
    let argument = Argument(label: nil, value: closure, isTrailing: true)
    if case .call(let function, let arguments) = base.kind, arguments.last?.isTrailing != true {
      base = Expression(.call(function, arguments + [argument]), range(from: start))
    } else {
      base = Expression(.call(base, [argument]), range(from: start))
    }
  }

  /// `(label: value, value)`
  private mutating func parseArguments() -> [Argument] {
    parseList(until: .rightParen, ")") { parser in
      var label: Identifier?
      if parser.isName(parser.token), parser.peek().kind == .colon {
        label = parser.takeIdentifier()
        parser.advance()
      } else if parser.isName(parser.token), parser.peek().kind == .equal {
        label = parser.takeIdentifier()
        let fixIt = Diagnostic.FixIt(range: parser.range(of: parser.token), replacement: ":")
        parser.report(.wrongSign, at: parser.range(of: parser.token), ["expected": ":", "found": "="], fixIt: fixIt)
        parser.advance()
      }
      return Argument(label: label, value: parser.parseExpression())
    }
  }

  private mutating func parseIndex() -> [Argument] {
    let open = token
    let arguments = parseList(until: .rightBracket, "]") { parser in
      Argument(label: nil, value: parser.parseExpression())
    }
    if arguments.isEmpty, !isPanicking {
      fail(.unexpectedToken, at: range(from: open), ["expected": "an index", "found": "'[]'"])
    }
    return arguments
  }

  /// Items between brackets, separated by commas; a last comma may stand. Trailing closures are free again inside.
  mutating func parseList<Item>(
    until closing: Token.Kind, _ closingText: String, _ parseItem: (inout Parser) -> Item
  ) -> [Item] {
    let (closures, equals) = (allowsTrailingClosure, readsEqualAsComparison)
    allowsTrailingClosure = true
    readsEqualAsComparison = true
    let open = token
    advance()
    var items: [Item] = []
    var highest = 0
    while token.kind != closing, !isPanicking {
      height = 0
      items.append(parseItem(&self))
      highest = max(highest, height)
      guard take(.comma) else { break }
    }
    expectClosing(closing, closingText, of: open)
    height = highest
    (allowsTrailingClosure, readsEqualAsComparison) = (closures, equals)
    return items
  }
}
