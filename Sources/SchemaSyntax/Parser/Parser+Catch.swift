extension Parser {
  /// Parses `catch .offline { … } catch { … }`.
  ///
  /// - Parameter noteHeight: Takes the height of the steps of each clause.
  mutating func parseCatches(of owner: Token, noteHeight: (Int) -> Void = { _ in }) -> [CatchSyntax] {
    var catches: [CatchSyntax] = []
    while !isPanicking, isWord("catch") {
      skipDocumentation()
      let start = token
      advance()
      let none = StepsSyntax(range: range(of: start), steps: [])
      var clause = CatchSyntax(range: range(of: start), patterns: [], steps: none)
      if beginsCaughtName {
        advance()
        let name = takeIdentifier()
        clause.caught = (name, nil)
        if isWord("as") {
          advance()
          clause.caught?.type = takeIdentifier()
        }
        if isWord("where") { clause.condition = parseConditionOfCatch() }
      } else {
        (clause.patterns, clause.condition) = parse(in: .beforeBrace) { parser in
          parser.parseConditionalPatterns(of: "catch") { $0.parseCaughtCases(&clause.isUnreadable) }
        }
      }
      clause.steps = parseSteps(of: owner)
      noteHeight(height)
      clause.range = range(from: start)
      catches.append(clause)
    }
    return catches
  }

  /// Whether the current token begins `let error as NetworkError`, or `let error` before a condition or the steps.
  private var beginsCaughtName: Bool {
    guard token.kind == .letKeyword, isName(peek()) else { return false }
    if isWord("as", peek(2)), isTypeName(peek(3)) { return [.leftBrace, .identifier].contains(peek(4).kind) }
    return peek(2).kind == .leftBrace || isWord("where", peek(2))
  }

  /// Parses the condition after the name or the type of an error.
  private mutating func parseConditionOfCatch() -> Expression {
    advance()
    return parse(in: .beforeBrace) { $0.parseExpression() }
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
    let words = source(of: range).split(separator: " ")
    if words.last == "CancellationError" {
      return report(.catchPattern, at: range, help: adviceForCancellation)
    }
    if words.count == 1 && isTypeName(start) || words.count == 2 && isWord("is", start) {
      let form = "let error as \(words.last ?? "")"
      let fixIt = Diagnostic.FixIt(range: range, replacement: form)
      return report(.catchPattern, at: range, help: "write `catch \(form)`", fixIt: fixIt)
    }
    let named = start.kind == .letKeyword && words.count > 1 && !words.contains { $0.hasSuffix(",") }
    let rest = words.dropFirst(2).joined(separator: " ")
    let form = rest.isEmpty ? "catch" : "catch let error \(rest)"
    report(.catchPattern, at: range, help: named ? "write `\(form) { … }`, and read the error as `error`" : nil)
  }
}

extension Parser {
  /// The help for a clause for the cancellation of a run, at the `{` of its steps.
  private var adviceForCancellation: String {
    let isEmpty = token.kind == .leftBrace && peek().kind == .rightBrace
    let command = tokens[..<position].lastIndex { isWord("command", $0) }.map { text(tokens[$0 + 1]) }
    guard !isEmpty, let command else {
      return "remove the clause: a cancelled run has no more steps; read `isRunning` of the command, not a flag"
    }
    return "remove the clause: a cancelled run has no more steps; move them behind each `\(command).cancel()`"
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
