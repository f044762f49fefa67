/// What stands between a command's parameters and its steps.
private struct CommandHead {
  var gate: Expression?
  var busy: Expression?
  var policy: Identifier?
}

extension Parser {
  /// `command c(params) when gate busy "…" policy { … } catch … { … }`, after its word.
  mutating func parseCommand(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    guard let name = parseName("a command's name") else { return nil }
    let hasParameters = token.kind == .leftParen && isOnLine
    let parameters = hasParameters ? parseParameters(areNamesOptional: false) : []
    var head = CommandHead()
    while readClause(of: &head) {}
    let steps = parseSteps(of: start)
    let catches = parseCatches(of: start)
    return .command(
      CommandSyntax(
        trivia: finished(trivia), range: range(from: start), name: name, parameters: parameters, gate: head.gate,
        busy: head.busy, policy: head.policy, steps: steps, catches: catches))
  }

  /// Reads one clause of a command's head, if one is there. They may stand on lines of their own.
  private mutating func readClause(of head: inout CommandHead) -> Bool {
    guard !isPanicking, token.kind == .identifier, let word = ClauseWord(rawValue: text(token)) else { return false }
    switch word {
    case .when:
      advance()
      head.gate = parseExpression(in: .beforeBrace)
      failClosureInHead("when")
    case .busy:
      advance()
      head.busy = parseExpression(in: .beforeBrace)
    case .drop, .queue, .restart, .parallel: head.policy = takeIdentifier()
    }
    return !isPanicking
  }

  /// `catch .offline { … } catch { … }`, as many as there are.
  mutating func parseCatches(of owner: Token) -> [CatchSyntax] {
    var catches: [CatchSyntax] = []
    while !isPanicking, isWord("catch") {
      let trivia = takeTrivia()
      let start = token
      advance()
      var patterns: [Pattern] = []
      if token.kind != .leftBrace {
        repeat { patterns.append(parse(in: .beforeBrace) { $0.parsePattern() }) } while take(.comma)
      }
      let steps = parseSteps(of: owner)
      catches.append(CatchSyntax(trivia: trivia, range: range(from: start), patterns: patterns, steps: steps))
    }
    return catches
  }
}
