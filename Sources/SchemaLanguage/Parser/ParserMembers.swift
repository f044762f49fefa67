/// What a view model has beside its inputs and displays: services, state, drafts and reactions.
extension Parser {
  /// `use session: Session`, after its word.
  mutating func parseUse(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    guard let (name, type) = parseTypedName("a service's name", after: "use") else { return nil }
    guard case .name(let text) = type.kind else {
      fail(.unexpectedToken, at: type.range, ["expected": "the name of a service", "found": "another type"])
      return nil
    }
    let service = Identifier(text: text, range: type.range)
    return .use(UseSyntax(trivia: finished(trivia), range: range(from: start), name: name, service: service))
  }

  /// `state needsCode: Bool = false`, after its word.
  mutating func parseState(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    guard let name = parseName("a state's name") else { return nil }
    let type = parseOptionalType(after: name)
    let value = readEqual(after: "`\(name.text)`") ? parseExpression() : missing
    return .state(
      StateSyntax(trivia: finished(trivia), range: range(from: start), name: name, type: type, value: value))
  }

  /// `draft form = user`, after its word.
  mutating func parseDraft(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    guard let name = parseName("a draft's name") else { return nil }
    let source = readEqual(after: "`\(name.text)`") ? parseExpression() : missing
    return .draft(DraftSyntax(trivia: finished(trivia), range: range(from: start), name: name, source: source))
  }

  /// `follow user from profiles.updates() catch { … }`, after its word.
  mutating func parseFollow(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    let target = parseExpression(in: .beforeEqual)
    guard !isPanicking else { return nil }
    guard isWord("from"), isOnLine else {
      failExpected("`from` and a stream")
      return nil
    }
    advance()
    let stream = parseExpression()
    let catches = parseCatches(of: start)
    return .follow(
      FollowSyntax(
        trivia: finished(trivia), range: range(from: start), target: target, stream: stream, catches: catches))
  }

  /// `on condition { … }`, `on appear { … }`, after its word.
  mutating func parseReaction(_ trivia: Trivia, from start: Token) -> MemberSyntax? {
    let event = parseEvent()
    let steps = parseSteps(of: start)
    let catches = parseCatches(of: start)
    return .reaction(
      ReactionSyntax(
        trivia: finished(trivia), range: range(from: start), event: event, steps: steps, catches: catches))
  }

  private mutating func parseEvent() -> ReactionSyntax.Event {
    guard isOnLine, peek().kind == .leftBrace, isWord("appear") || isWord("disappear") else {
      let condition = parseExpression(in: .beforeBrace)
      failClosureInHead("on")
      return .condition(condition)
    }
    let appears = isWord("appear")
    advance()
    return appears ? .appear : .disappear
  }

  /// Fails where the `{` at hand opens a closure, and no steps.
  mutating func failClosureInHead(_ word: String) {
    guard !isPanicking, token.kind == .leftBrace, isOnLine else { return }
    if closureParameterCount(at: position + 1) != nil || peek().kind == .closureParameter {
      fail(.closureInCondition, at: range(of: token), ["word": word])
    }
  }
}
