extension Parser {
  /// Parses `catch .offline { … } catch { … }`.
  mutating func parseCatches(of owner: Token) -> [CatchSyntax] {
    var catches: [CatchSyntax] = []
    while !isPanicking, isWord("catch") {
      skipDocumentation()
      let start = token
      advance()
      var isUnreadable = false
      let (patterns, condition) = parse(in: .beforeBrace) { parser in
        parser.parseConditionalPatterns(of: "catch") { $0.parseCaughtCases(&isUnreadable) }
      }
      let steps = parseSteps(of: owner)
      catches.append(
        CatchSyntax(
          range: range(from: start), patterns: patterns, condition: condition, isUnreadable: isUnreadable, steps: steps)
      )
    }
    return catches
  }

  /// Parses `.offline, .server(let code)`, or nothing.
  private mutating func parseCaughtCases(_ isUnreadable: inout Bool) -> [Pattern] {
    var patterns: [Pattern] = []
    guard token.kind != .leftBrace else { return patterns }
    repeat {
      guard beginsCaughtCase else {
        skipCaughtName()
        isUnreadable = true
        return patterns
      }
      patterns.append(parsePattern())
    } while take(.comma)
    return patterns
  }

  /// Whether the current token begins a case of an error: `.a`, `E.a`, `let .a(x)`.
  private var beginsCaughtCase: Bool {
    let isBound = token.kind == .letKeyword
    let (first, second) = isBound ? (peek(), peek(2)) : (token, peek())
    return first.kind == .dot || (isTypeName(first) && second.kind == .dot)
  }

  /// Reports a name, type or value after `catch`, and skips to the steps.
  private mutating func skipCaughtName() {
    guard isOnLine, token.kind != .invalid, token.kind != .rightBrace else {
      return failExpected("`{` and the steps, or a case of the error")
    }
    let start = token
    while isOnLine, token.kind != .leftBrace, token.kind != .rightBrace { advance() }
    let range = range(from: start)
    report(.catchPattern, at: range)
  }
}

/// The keywords that begin an item of an error policy.
let errorPolicyKeywords: Set<String> = ["use", "catch"]

extension Parser {
  /// Parses `errors { use navigator: Navigator catch .expired { … } }` after its keyword.
  mutating func parseErrorPolicy(_ documentation: [String], from start: Token) -> ErrorPolicySyntax {
    let keyword = range(of: start)
    var uses: [UseSyntax] = []
    var catches: [CatchSyntax] = []
    if isName(token), isOnLine {
      report(
        .unexpectedToken(expected: "`{`", found: describe(token)), at: range(of: token),
        help: "remove it; a module has one error policy, without a name")
      advance()
    }
    parseBody(.errorPolicy, of: start) { parser in
      let documentation = parser.takeDocumentation()
      let first = parser.token
      if parser.isWord("catch") {
        catches += parser.parseCatches(of: first)
      } else if parser.isWord("use") {
        parser.advance()
        if case .use(let use)? = parser.parseUse(documentation, from: first) { uses.append(use) }
      } else {
        parser.failErrorPolicyItem()
      }
    }
    return ErrorPolicySyntax(
      documentation: documentation, range: range(from: start), keyword: keyword, uses: uses, catches: catches)
  }

  /// Fails at a token that begins no item of an error policy.
  private mutating func failErrorPolicyItem() {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    fail(
      .unexpectedToken(expected: "`use`, `catch` or `}`", found: describe(token)), at: range(of: token),
      help: "write the steps after a `catch`: `catch NetworkError.offline { … }`")
  }
}
