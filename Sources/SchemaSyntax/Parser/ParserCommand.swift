/// The clauses between the parameters and the steps of a command.
private struct CommandHead {
  var gate: Expression?
  var busy: Expression?
  var policy: Identifier?
  var exclusive: ExclusiveSyntax?
  var keepsErrors: SourceRange?

  func has(_ word: ClauseKeyword) -> Bool {
    switch word {
    case .when: gate != nil
    case .busy: busy != nil
    case .drop, .queue, .restart, .parallel: policy != nil
    case .exclusive: exclusive != nil
    case .throws: keepsErrors != nil
    }
  }
}

extension Parser {
  /// Parses `command c(params) when gate busy "…" policy { … } catch … { … }` after its keyword.
  mutating func parseCommand(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a command's name") else { return nil }
    let hasParameters = token.kind == .leftParen && isOnLine
    let parameters = hasParameters ? parseParameters(areNamesOptional: false) : []
    var head = CommandHead()
    var turn = LoopTurn()
    while hasAdvanced(since: &turn), readClause(of: &head) {}
    let steps = parseSteps(of: start)
    let catches = parseCatches(of: start)
    return .command(
      CommandSyntax(
        documentation: documentation, range: range(from: start), name: name, parameters: parameters, gate: head.gate,
        busy: head.busy, policy: head.policy, exclusive: head.exclusive, keepsErrors: head.keepsErrors, steps: steps,
        catches: catches))
  }

  /// Reads one clause of a command. Returns false if there is none. Clauses can be on several lines.
  private mutating func readClause(of head: inout CommandHead) -> Bool {
    guard !isPanicking, token.kind != .leftBrace, token.kind != .endOfFile else { return false }
    let start = token
    guard let word = clauseKeyword() else { return skipForeignClause() }
    let isRepeated = head.has(word)
    if word == .when || word == .busy {
      // A string without `busy` before it has been reported.
      if token.kind != .stringStart { advance() }
      if token.kind == .colon, isOnLine {
        report(
          .unexpectedToken, at: range(of: token),
          ["expected": "an expression after `\(word.rawValue)`", "found": "`:`"],
          help: "remove it", fixIt: Diagnostic.FixIt(range: range(of: token), replacement: ""))
        advance()
      }
      let value = parseHeadCondition(word.rawValue)
      if word == .when { head.gate = head.gate ?? value } else { head.busy = head.busy ?? value }
    } else if word == .exclusive {
      advance()
      let hasGroup = isName(token) && isOnLine && (token.isQuoted || ClauseKeyword(rawValue: text(token)) == nil)
      let group = hasGroup ? takeIdentifier() : nil
      head.exclusive = head.exclusive ?? ExclusiveSyntax(range: range(from: start), group: group)
    } else if word == .throws {
      head.keepsErrors = head.keepsErrors ?? range(of: token)
      advance()
      if token.kind == .leftParen, isOnLine { skipErrorType(after: start) }
    } else {
      head.policy = head.policy ?? Identifier(text: word.rawValue, range: range(of: token))
      advance()
    }
    if isRepeated { reportRepeated(word, from: start) }
    return !isPanicking
  }

  private mutating func reportRepeated(_ word: ClauseKeyword, from start: Token) {
    let (clause, advice) =
      switch word {
      case .when: ("`when`", "combine the conditions with `&&`")
      case .busy: ("`busy`", "remove one of them")
      case .exclusive: ("`exclusive`", "remove one of them")
      case .throws: ("`throws`", "remove one of them")
      case .drop, .queue, .restart, .parallel: ("policy", "remove one of them")
      }
    report(.repeatedClause, at: range(from: start), ["clause": clause, "advice": advice])
  }

  /// Returns the keyword of a clause. A similar word is reported and read as the keyword.
  private mutating func clauseKeyword() -> ClauseKeyword? {
    let written = text(token)
    if token.kind == .identifier, !token.isQuoted, let word = ClauseKeyword(rawValue: written) { return word }
    guard isOnLine else { return nil }
    if token.kind == .stringStart {
      reportClause("write `busy` before the text")
      return .busy
    }
    guard isName(token), !token.isQuoted else { return nil }
    let known = foreignClauses[written]
    guard let meant = known ?? nearNames(to: written, among: clauseKeywords).first else { return nil }
    reportWord(meant, .foreignWord)
    return ClauseKeyword(rawValue: meant)
  }

  private mutating func reportClause(_ advice: String) {
    report(.unknownClause, at: range(of: token), ["word": describe(token), "advice": advice])
  }

  /// Reports the type in `throws(LoadError)`.
  private mutating func skipErrorType(after start: Token) {
    let open = token
    _ = parseList(until: .rightParen, ")") { $0.parseType() }
    let advice = "remove it; it follows from the steps"
    let range = range(from: open)
    report(.unknownClause, at: range, ["word": "`\(source(of: range))`", "advice": advice])
  }

  private var isEffectOfFunction: Bool { isWord("async") || isWord("rethrows") }

  private mutating func skipEffects() {
    let start = token
    advance()
    let range = range(from: start)
    let advice = "remove it; it follows from the steps"
    report(.unknownClause, at: range, ["word": "`\(source(of: range))`", "advice": advice])
  }

  /// Reports and skips effects, a result or a `=` before the steps. Returns false at other tokens.
  private mutating func skipForeignClause() -> Bool {
    guard isOnLine, token.kind != .rightBrace, token.kind != .invalid else { return false }
    switch token.kind {
    case .identifier where isEffectOfFunction: skipEffects()
    case .arrow:
      reportClause("remove it; a command has no result, but can set a `state`")
      advance()
      _ = parseType()
    case .equal:
      reportClause("remove it; the steps follow in braces")
      advance()
    default:
      guard isName(token) else { return false }
      reportClause("write \(Self.list(ClauseKeyword.self)), or `{` and the steps")
      while isOnLine, token.kind != .leftBrace, token.kind != .rightBrace { advance() }
    }
    return !isPanicking
  }
}
