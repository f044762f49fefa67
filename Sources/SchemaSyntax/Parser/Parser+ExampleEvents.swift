/// The events of an example, after `when`.
extension Parser {
  /// Parses an event: an assignment, a call, an edit, a reply, a stub, or a change of the clock.
  mutating func parseWhen() -> ExampleStepSyntax.Kind? {
    skipEffects(expected: "an event")
    if lifecycleEvent == .firstAppear {
      skipWord("`appear`", help: "the first `when appear` of an example also runs the steps of `on first appear`")
    }
    let next = peek()
    let isAlone = next.startsLine || next.kind == .rightBrace || next.kind == .endOfFile
    if let event = lifecycleEvent, isOnLine, isAlone {
      advance()
      return .lifecycle(event)
    }
    if isWord("recreated"), isOnLine, isAlone {
      advance()
      return .recreated
    }
    if isWord("commit") || isWord("revert"), isOnLine, isName(next), !next.startsLine {
      let commits = isWord("commit")
      advance()
      let name = takeIdentifier()
      return commits ? .commit(name) : .revert(name)
    }
    let isPlace = next.kind == .dot || next.kind == .leftParen || next.kind == .leftBracket || next.kind == .question
    return isPlace && isName(token) && isOnLine ? parseWhenOfPlace() : parseWhenOfName()
  }

  /// Reports `await`, `try` or `try await` in front of an event or a value, and skips it.
  mutating func skipEffects(expected: String) {
    let first = token
    var last = token
    while isOnLine, isWord("await") || isWord("try") {
      let isMarked = [.question, .exclamation].contains(peek().kind) && !isSpaceBefore(peek())
      let value = peek(isMarked ? 2 : 1)
      guard !value.startsLine, isName(value) || beginsValue(value, orSign: true) else { break }
      last = isMarked ? peek() : token
      for _ in 0..<(isMarked ? 2 : 1) { advance() }
    }
    guard token.lower > first.lower else { return }
    let words = range(of: first).union(range(of: last))
    report(
      .unexpectedToken(expected: expected, found: "`\(source(of: words))`"), at: words,
      help: "remove it; an example waits automatically",
      fixIt: Diagnostic.FixIt(
        range: SourceRange(file: file, lower: first.lower, upper: token.lower), replacement: ""))
  }

  /// Reports a word that does not belong in front of an event, and skips it.
  private mutating func skipWord(_ expected: String, help: String) {
    let place = SourceRange(file: file, lower: token.lower, upper: peek().lower)
    report(
      .unexpectedToken(expected: expected, found: describe(token)), at: range(of: token), help: help,
      fixIt: Diagnostic.FixIt(range: place, replacement: ""))
    advance()
  }

  /// Parses `age.text = "x"`, `signIn(code: "1")`, `profiles.updates sends user`.
  private mutating func parseWhenOfPlace() -> ExampleStepSyntax.Kind? {
    if isChildEvent {
      let place = parse(in: .beforeEqual) { $0.parsePostfix() }
      guard !isPanicking, case .member(let child, let field) = place.kind else { return nil }
      return parseExampleEvent(of: field).map { .inside(child, $0) }
    }
    if peek().kind == .dot, isName(peek(2)), isServiceFunctionReference, !isReplyToChild {
      guard let place = parseServiceFunctionReference(), let answer = parseStubBehavior(of: place) else { return nil }
      return .stub(isGiven: false, place, answer)
    }
    let target = parse(in: .beforeEqual) { $0.parsePostfix() }
    guard !isPanicking else { return nil }
    if let (child, command) = commandBeforeEvent(target) {
      return parseExampleEvent(of: command).map { event in child.map { .inside($0, event) } ?? event }
    }
    if case .call(let command, _) = target.kind {
      if isOnLine, token.kind == .identifier, EventKeyword(rawValue: text(token)) != nil {
        let help = "write the name of the command: `when \(source(of: command.range)) \(text(token))`"
        fail(.unexpectedRest(found: describe(token)), at: range(of: token), help: help)
      }
      return .run(target)
    }
    if !isOnLine || token.kind == .rightBrace, case .member(let child, let name) = target.kind,
      let event = LifecycleEvent(rawValue: name.text)
    {
      return .inside(child, .lifecycle(event))
    }
    if !isOnLine || token.kind == .rightBrace, case .member(_, let name) = target.kind, name.text == "submit" {
      return .run(Expression(.call(target, []), target.range))
    }
    let written = source(of: target.range)
    if !isOnLine || token.kind == .rightBrace {
      failExpected("`=` and a value after `\(written)`", help: "write `\(written)()` for a command")
    }
    if let changed = parseChange(of: target) { return .write(target, changed) }
    return .write(target, readEqual(after: "`\(written)`") ? parseExpression() : missing)
  }

  /// Parses `+= value` after what a view writes, as the changed value.
  private mutating func parseChange(of target: Expression) -> Expression? {
    guard token.kind == .foreignOperator, isOnLine, compoundAssignments.contains(text(token)) else { return nil }
    let sign = Identifier(text: String(text(token).dropLast()), range: range(of: token))
    advance()
    let value = parseExpression()
    return Expression(.binary(target, sign, value), target.range.union(value.range))
  }

  /// Returns the full name of a command before an event, `load() confirms` or `load(id:) confirms`, with the child that
  /// has the command.
  private func commandBeforeEvent(_ target: Expression) -> (child: Expression?, name: Identifier)? {
    guard isOnLine, token.kind == .identifier else { return nil }
    switch target.kind {
    case .name(let name): return (nil, Identifier(text: name, range: target.range))
    case .call(let callee, let labels):
      guard labels.allSatisfy(\.value.isAnyValue), EventKeyword(rawValue: text(token)) != nil else { return nil }
      let full = { CommandSyntax.fullName($0, labels: labels) }
      switch callee.kind {
      case .name(let name): return (nil, Identifier(text: full(name), range: target.range))
      case .member(let child, let name):
        let range = SourceRange(file: file, lower: name.range.lower, upper: target.range.upper)
        return (child, Identifier(text: full(name.text), range: range))
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether an event of a child's field or question follows: `settings.save confirms`, `editor?.note begins`,
  /// `rows[0].delete confirms`. `ends` is also an event of a stream.
  private var isChildEvent: Bool {
    var index = position + 1
    while index + 2 < tokens.count, !tokens[index].startsLine {
      switch tokens[index].kind {
      case .question: index += 1
      case .leftBracket: index = indexAfterBrackets(from: index)
      case .dot where isName(tokens[index + 1]):
        let word = tokens[index + 2]
        if word.kind == .identifier, !word.startsLine, let event = EventKeyword(rawValue: text(word)) {
          // `navigator.present declines` closes a screen.
          let closesScreen = event == .declines && screenOpenings.contains(text(tokens[index + 1]))
          return !(event == .ends || closesScreen) || index > position + 1
        }
        index += 2
      default: return false
      }
    }
    return false
  }

  /// Whether an answer to a question of a child's command follows, `part.load(id:) confirms`.
  private var isReplyToChild: Bool {
    guard peek(3).kind == .leftParen, !screenOpenings.contains(text(peek(2))) else { return false }
    let end = indexAfterBrackets(from: position + 3)
    guard tokens[end - 2].kind == .colon || end == position + 5 else { return false }
    guard let event = EventKeyword(rawValue: text(tokens[end])) else { return false }
    return event != .begins && event != .ends
  }

  /// Whether a keyword of a stub follows `session.signIn` or its arguments.
  private var isServiceFunctionReference: Bool {
    var index = min(position + 3, tokens.count - 1)
    if tokens[index].kind == .leftParen { index = indexAfterBrackets(from: index) }
    let token = tokens[index]
    return token.kind == .identifier && !token.startsLine
  }

  /// Parses `name = value`, `age begins`, `signIn answers "1"`, `clock += 0.5s`.
  private mutating func parseWhenOfName() -> ExampleStepSyntax.Kind? {
    if token.kind == .duration, isOnLine {
      failExpected("an event", help: "advance the clock: `when clock += \(source(of: range(of: token)))`")
      return nil
    }
    if isWord("answers") || isWord("confirms") || isWord("declines"), isOnLine, peek().kind != .equal {
      failExpected(
        "the name of a command", help: "write the name of the command: `when name \(text(token))`")
      return nil
    }
    guard let name = parseName("the name of an input") else { return nil }
    if token.kind == .duration, isOnLine {
      let help = "advance the clock: `when clock += \(source(of: range(of: token)))`"
      fail(.unexpectedRest(found: describe(token)), at: range(of: token), help: help)
      return nil
    }
    if token.kind == .foreignOperator, isOnLine, text(token) == "+=", name.text == "clock" {
      advance()
      return .clock(parseExpression())
    }
    if name.text == "clock", isOnLine, text(token) == "-=" {
      fail(.foreignOperator(symbol: text(token), advice: "write `clock += …`"), at: range(of: token))
      return nil
    }
    if let changed = parseChange(of: Expression(.name(name.text), name.range)) { return .when(name, changed) }
    if isOnLine, token.kind == .identifier, !isPanicking { return parseExampleEvent(of: name) }
    if !isOnLine || token.kind == .rightBrace, !isPanicking {
      fail(
        .unexpectedToken(expected: "`=` and a value after `\(name.text)`", found: "the end of the line"),
        at: afterPrevious,
        help: "write `\(name.text)()` for a command")
      return nil
    }
    return .when(name, readEqual(after: "`\(name.text)`") ? parseExpression() : missing)
  }

  /// Parses an event of a field or a question: `begins`, `answers "1"`.
  private mutating func parseExampleEvent(of name: Identifier) -> ExampleStepSyntax.Kind? {
    let written = text(token)
    let words = EventKeyword.allCases.map(\.rawValue)
    guard
      let meant = words.contains(written)
        ? written : foreignExampleEvents[written] ?? nearNames(to: written, among: words).first,
      let word = EventKeyword(rawValue: meant)
    else {
      let advice =
        written == "submit" || written == "submits"
        ? "press Return in its field: `when \(name.text).submit`"
        : "write `\(name.text) = value`, `\(name.text).text = \"…\"`, or one of \(Self.list(EventKeyword.self))"
      fail(.unknownEvent(word: describe(token), advice: advice), at: range(of: token))
      return nil
    }
    if meant != written { reportWord(meant) }
    advance()
    switch word {
    case .begins: return .editing(name, begins: true)
    case .ends: return .editing(name, begins: false)
    case .answers: return .reply(name, .answers(parseExpression()))
    case .confirms: return .reply(name, .confirms)
    case .chooses: return .reply(name, .chooses(parseExpression()))
    case .declines: return .reply(name, .declines)
    }
  }
}
