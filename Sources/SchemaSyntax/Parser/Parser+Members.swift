/// Services, state, drafts, streams and reactions of view models.
extension Parser {
  /// Parses `use session: Session` after its keyword.
  mutating func parseUse(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a name for the service") else { return nil }
    let isAssigned = token.kind == .equal && isOnLine
    if isAssigned {
      let isCall = isName(peek()) && peek(2).kind == .leftParen && peek(3).kind == .rightParen
      let place = SourceRange(file: file, lower: token.lower, upper: isCall ? peek(3).upper : token.upper)
      report(
        .wrongSign(expected: ":", found: "="), at: range(of: token),
        fixIt: Diagnostic.FixIt(range: place, replacement: isCall ? ": \(text(peek()))" : ":"))
      advance()
    } else if !isOnLine || token.kind == .rightBrace {
      let type = capitalized(name.text)
      let use = name.text.prefix(1).lowercased() + name.text.dropFirst()
      failExpected("`:` and the service", help: "write the name of the service: `use \(use): \(type)`")
    } else if text(token) == "as", isOnLine, isName(peek()) {
      return parseSwappedUse(of: name, documentation, from: start)
    } else {
      readColon(after: name)
    }
    guard let service = parseName("the name of a service") else { return nil }
    if isOnLine, token.kind == .question || token.kind == .exclamation {
      report(
        .unexpectedRest(found: describe(token)), at: range(of: token),
        help: "remove it; a service cannot be optional",
        fixIt: Diagnostic.FixIt(range: range(of: token), replacement: ""))
      advance()
    }
    // The value in `= Session()` is part of the same mistake.
    if isAssigned { isPanicking = true }
    return .use(UseSyntax(documentation: documentation, range: range(from: start), name: name, service: service))
  }

  /// Parses `use Session as session` after the name, which begins with the service.
  private mutating func parseSwappedUse(
    of service: Identifier, _ documentation: [String], from start: Token
  ) -> MemberSyntax? {
    let word = token
    advance()
    guard let name = parseName("a name for the service") else { return nil }
    report(
      .wrongSign(expected: ":", found: "as"), at: range(of: word),
      help: "write `\(name.text): \(service.text)`",
      fixIt: Diagnostic.FixIt(range: service.range.union(name.range), replacement: "\(name.text): \(service.text)"))
    return .use(UseSyntax(documentation: documentation, range: range(from: start), name: name, service: service))
  }

  /// Parses `state needsCode: Bool = false` after its keyword.
  mutating func parseState(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a state's name") else { return nil }
    let type = parseOptionalType(after: name)
    let value = omittedValue(of: name, type) ?? (readEqual(after: "`\(name.text)`") ? parseExpression() : missing)
    failObserver(of: name)
    return .state(
      StateSyntax(documentation: documentation, range: range(from: start), name: name, type: type, value: value))
  }

  /// Fails at `{ didSet { … } }` after a stored member.
  mutating func failObserver(of name: Identifier) {
    guard beginsObserver, !isPanicking else { return }
    let advice = "write the steps in `on change of \(name.text) { … }` beside it, which runs for another value"
    fail(.unsupportedMember(word: text(peek()), advice: advice), at: range(of: peek()))
  }

  /// Returns the value of a stored member without `=`: nil for an optional type, as for a variable in Swift. For any
  /// other type, the value is reported as missing.
  mutating func omittedValue(of name: Identifier, _ type: TypeSyntax?) -> Expression? {
    guard let type, !isPanicking, token.kind != .invalid else { return nil }
    guard !isOnLine || token.kind == .leftBrace || token.kind == .rightBrace || isWord("as") else { return nil }
    if case .optional = type.kind { return Expression(.nilLiteral, afterPrevious) }
    if case .missing = type.kind { return missing }
    if beginsObserver { return missing }
    let form = type.emptyValue.map { " = \($0)" }
    let found = isOnLine || token.kind == .endOfFile ? describe(token) : "the end of the line"
    report(
      .unexpectedToken(expected: "`=` and a value after `\(name.text)`", found: found),
      at: isOnLine ? range(of: token) : afterPrevious,
      help: form.map { "write `\(name.text): \(source(of: type.range))\($0)`" },
      fixIt: form.map { Diagnostic.FixIt(range: afterPrevious, replacement: $0) })
    return missing
  }

  /// Parses `draft form = user` after its keyword.
  mutating func parseDraft(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a draft's name") else { return nil }
    skipUnneededType(of: name)
    let source = readEqual(after: "`\(name.text)`") ? parseExpression() : missing
    return .draft(DraftSyntax(documentation: documentation, range: range(from: start), name: name, source: source))
  }

  /// Reports and skips a type annotation where the type is inferred from the value.
  mutating func skipUnneededType(of name: Identifier) {
    guard token.kind == .colon, isOnLine, !isPanicking else { return }
    let start = token
    advance()
    _ = parseType()
    reportUnneededType(of: name, at: range(from: start))
  }

  mutating func reportUnneededType(of name: Identifier, at range: SourceRange) {
    report(.unneededType(name: name.text), at: range, fixIt: Diagnostic.FixIt(range: range, replacement: ""))
  }

  /// Parses `on condition { … }`, `on appear { … }` after its keyword.
  mutating func parseReaction(
    _ documentation: [String], from start: Token, event known: ReactionSyntax.Event? = nil
  ) -> MemberSyntax? {
    let event = known ?? parseEvent()
    let steps = parseSteps(of: start)
    if token.kind == .elseKeyword, isOnLine, !isPanicking {
      fail(
        .unexpectedRest(found: "`else`"), at: range(of: token),
        help: "write a second `on`, with the opposite condition")
    }
    let catches = parseCatches(of: start)
    return .reaction(
      ReactionSyntax(
        documentation: documentation, range: range(from: start), event: event, steps: steps, catches: catches))
  }

  private mutating func parseEvent() -> ReactionSyntax.Event {
    if isReceivedEvent { return .received(parse(in: .beforeBrace) { $0.parseReceivedEvent() }) }
    if isWord("change"), isOnLine, peek().kind == .identifier, text(peek()) == "of" { return parseChange() }
    if let event = parseStart() ?? parseForeignEvent() ?? parseEventWithValue() { return event }
    guard isOnLine, let event = lifecycleEvent else { return parseEventCondition() }
    let next = event.wordCount
    let isCall =
      peek(next).kind == .leftParen && peek(next + 1).kind == .rightParen && peek(next + 2).kind == .leftBrace
    guard peek(next).kind == .leftBrace || isCall else { return parseEventCondition() }
    for _ in 0..<next { advance() }
    if isCall {
      let fixIt = Diagnostic.FixIt(range: range(of: token).union(range(of: peek())), replacement: "")
      report(
        .unexpectedToken(expected: "`{` and the steps", found: "`()`"), at: range(of: token),
        help: "write `on \(event.rawValue)` alone", fixIt: fixIt)
      advance()
      advance()
    }
    return .lifecycle(event)
  }

  /// Parses `start`, and reports `init`.
  private mutating func parseStart() -> ReactionSyntax.Event? {
    guard isOnLine, isWord("start") || isWord("init"), peek().kind == .leftBrace else { return nil }
    if isWord("init") { reportWord("start") }
    let range = range(of: token)
    advance()
    return .start(range)
  }

  /// The event in the life of a screen that the current tokens name.
  var lifecycleEvent: LifecycleEvent? {
    LifecycleEvent.allCases.first { event in
      guard event == .firstAppear else { return isWord(event.rawValue) }
      return isWord("first") && peek().kind == .identifier && !peek().startsLine && text(peek()) == "appear"
    }
  }

  /// Whether the current tokens are `child.event(let value`.
  private var isReceivedEvent: Bool {
    guard isOnLine, token.kind == .identifier, peek().kind == .dot, peek(2).kind == .identifier,
      peek(3).kind == .leftParen
    else { return false }
    let first = peek(4)
    // A label can precede the value.
    let value = first.kind == .identifier && peek(5).kind == .colon ? peek(6) : first
    return value.kind == .letKeyword || (value.kind == .identifier && text(value) == "_")
  }

  /// Reports `on onAppear` and reads it as `on appear`. Other foreign names of events can be names of members.
  private mutating func parseForeignEvent() -> ReactionSyntax.Event? {
    guard isOnLine, token.kind == .identifier, peek().kind == .leftBrace, !token.isQuoted else { return nil }
    let written = text(token)
    let names = ["firstAppear", "onFirstAppear"]
    guard written.hasPrefix("on") || written.hasPrefix("view") || names.contains(written),
      let event = foreignEvents[written]
    else { return nil }
    reportWord(event.rawValue)
    advance()
    return .lifecycle(event)
  }

  /// Reports `on appear(animated: let animated)`, a value that only the view knows.
  private mutating func parseEventWithValue() -> ReactionSyntax.Event? {
    guard isOnLine, token.kind == .identifier, !token.isQuoted, peek().kind == .leftParen,
      let event = foreignEvents[text(token)], event == .appear || event == .disappear
    else { return nil }
    let isLabeled = isName(peek(2)) && peek(3).kind == .colon
    let value = isLabeled ? peek(4) : peek(2)
    guard value.kind == .letKeyword || value.kind == .identifier && text(value).first?.isUppercase == true else {
      return nil
    }
    let end = tokens[indexAfterBrackets(from: position + 1) - 1]
    let place = SourceRange(file: file, lower: tokens[position - 1].lower, upper: end.upper)
    let name = text(token).hasPrefix("view") ? text(token) : event == .appear ? "viewWillAppear" : "viewWillDisappear"
    let command = "command \(name)(animated: Bool)"
    fail(
      .unexpectedToken(expected: "`{` and the steps", found: "`(`"), at: range(of: peek()),
      help: "write a command, which the view calls",
      fixIt: isLabeled && text(peek(2)) == "animated" ? Diagnostic.FixIt(range: place, replacement: command) : nil)
    return .condition(missing)
  }

  /// Parses `change of query` or `change of (a, b)`.
  private mutating func parseChange() -> ReactionSyntax.Event {
    advance()
    advance()
    guard token.kind == .leftParen, isOnLine, isList else {
      let value = token.kind == .leftBrace ? parseHeadCondition("change of") : parseExpression(in: .beforeBrace)
      if token.kind == .comma, isOnLine, !isPanicking {
        failExpected("`{` and the steps", help: "put several values in parentheses: `on change of (a, b)`")
      }
      readDelayOfChange()
      failValuesOfChange(of: value)
      guard isWord("from"), isOnLine, !isPanicking, isName(peek()), !peek().startsLine else {
        return .change([value], from: nil)
      }
      advance()
      return .change([value], from: takeIdentifier())
    }
    let values = parse(in: ExpressionContext()) { $0.parseList(until: .rightParen, ")") { $0.parseExpression() } }
    if isWord("from"), isOnLine, !isPanicking {
      fail(
        .unexpectedRest(found: describe(token)), at: range(of: token),
        help: "only one value has a value before: write an `on change of` for each")
    }
    readDelayOfChange()
    return .change(values, from: nil)
  }

  /// Reports `after 1s` or `debounce 1s` before the steps, which wait themselves.
  private mutating func readDelayOfChange() {
    guard isOnLine, !isPanicking, isWord("after") || isWord("debounce"), peek().kind == .duration else { return }
    let word = token
    advance()
    let delay = text(token)
    advance()
    let separator = peek().startsLine ? "" : ";"
    let place = SourceRange(file: file, lower: word.lower, upper: token.upper)
    report(
      .unexpectedToken(expected: "`{` and the steps", found: "`\(text(word))`"), at: range(of: word),
      help: "wait in the steps, which a further change begins again",
      fixIt: token.kind == .leftBrace && peek().kind != .rightBrace
        ? Diagnostic.FixIt(range: place, replacement: "{ wait \(delay)\(separator)") : nil)
  }

  /// Whether the parentheses that open here contain a comma outside of other brackets.
  var isList: Bool {
    var index = position
    var depth = 0
    repeat {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 1: return true
      case .endOfFile: return false
      default: break
      }
      index += 1
    } while depth > 0
    return false
  }

  /// Parses `every 1s when condition { steps }` after its keyword.
  mutating func parseTimer(_ documentation: [String], from start: Token) -> MemberSyntax? {
    let first = token
    let interval = readUnit(after: parseHeadCondition("every"), from: first)
    var condition: Expression?
    if !isPanicking, isWord("when"), isOnLine {
      advance()
      condition = parseHeadCondition("when")
    }
    return parseReaction(documentation, from: start, event: .every(interval, when: condition))
  }

  /// Parses the condition of `on count > 3`, and reports forms of other frameworks such as `onChange(of:)`.
  private mutating func parseEventCondition() -> ReactionSyntax.Event {
    if isOnLine, LifecycleEvent(rawValue: text(token)) != nil, peek().kind == .comma {
      advance()
      failExpected("`{` and the steps", help: "write an `on` for each event, and put common steps in a command")
      return .condition(missing)
    }
    let condition = parseHeadCondition("on")
    if !isPanicking, isOnLine, ClauseKeyword(rawValue: text(token)) != nil {
      let help = "move it to a command, and call the command here"
      fail(.unexpectedToken(expected: "`{` and the steps", found: describe(token)), at: range(of: token), help: help)
      advance()
    } else if !isPanicking, isOnLine, token.kind == .identifier {
      let isChange = if case .name("change") = condition.kind { true } else { false }
      failExpected(
        "`{` and the steps",
        help: isChange ? "write `on change of \(text(token)) { … }`" : "write a condition: `on count > 3 { … }`")
      advance()
    }
    return .condition(condition)
  }

  /// Parses a condition before the `{` of steps. Commas between conditions are reported and read as `&&`.
  mutating func parseHeadCondition(_ word: String) -> Expression {
    if token.kind == .leftBrace {
      report(.unexpectedToken(expected: "an expression after `\(word)`", found: describe(token)), at: range(of: token))
      return missing
    }
    var condition = parseExpression(in: .beforeBrace)
    while token.kind == .comma, isOnLine, !isPanicking {
      let sign = Identifier(text: "&&", range: range(of: token))
      let fixIt = Diagnostic.FixIt(range: sign.range, replacement: isSpaceBefore(token) ? "&&" : " &&")
      report(.wrongSign(expected: "&&", found: ","), at: sign.range, fixIt: fixIt)
      advance()
      let highest = height
      let next = parseExpression(in: .beforeBrace)
      height = max(highest, height) + 1
      guard checkHeight(height) else { return condition }
      condition = Expression(.binary(condition, sign, next), condition.range.union(next.range))
    }
    failClosureInHead()
    return condition
  }

  /// Fails if the current `{` opens a closure instead of steps.
  mutating func failClosureInHead() {
    guard !isPanicking, token.kind == .leftBrace, isOnLine else { return }
    if closureParameterCount(at: position + 1) != nil || peek().kind == .closureParameter {
      fail(.closureInCondition(body: expressionContext.body), at: range(of: token))
    }
  }
}
