extension Parser {
  /// Parses a literal, name, bracketed expression, closure, `if` or `switch`.
  mutating func parsePrimary() -> Expression {
    guard !isPanicking else { return missing }
    height = 1
    if token.startsLine, startsNextItem { return failMissingExpression() }
    switch token.kind {
    case .identifier: return parseNameExpression()
    case .stringStart: return parseStringExpression()
    case .leftParen: return parseParenthesized()
    case .leftBracket: return parseEmptyCollection() ?? parseCollection()
    case .leftBrace: return failMissingCondition() ? missing : parseClosure()
    case .ifKeyword, .switchKeyword: return parseControl()
    case .dollar where isOnLine && (peek().kind == .identifier || peek().kind == .stringStart): return parseUnbound()
    default: return parseLiteral()
    }
  }

  /// Fails at the `{` of steps after `||`, `&&` or `else if`. Returns false at other tokens.
  private mutating func failMissingCondition() -> Bool {
    guard position > 0, !expressionContext.allowsTrailingClosure, isOnLine else { return false }
    let before = tokens[position - 1]
    guard [.orOr, .andAnd, .ifKeyword].contains(before.kind) else { return false }
    fail(.unexpectedToken(expected: "a condition after `\(text(before))`", found: "`{`"), at: range(of: token))
    return true
  }

  /// Parses an expression that contains no other expression.
  private mutating func parseLiteral() -> Expression {
    let start = token
    switch token.kind {
    case .integer: return parseInteger(isNegative: false)
    case .decimal: return parseDecimal()
    case .duration: return parseDuration()
    case .trueKeyword, .falseKeyword:
      advance()
      return Expression(.boolean(start.kind == .trueKeyword), range(of: start))
    case .nilKeyword:
      advance()
      return Expression(.nilLiteral, range(of: start))
    case .closureParameter:
      advance()
      let digits = String(decoding: bytes[Int(start.lower) + 1..<Int(start.upper)], as: UTF8.self)
      return Expression(.closureParameter(Int(digits) ?? 0), range(of: start))
    case .dot: return parseImplicitMember()
    default: return failMissingExpression()
    }
  }

  private mutating func parseStringExpression() -> Expression {
    let literal = parseString()
    return Expression(.string(literal), literal.range)
  }

  /// Whether the current line is the next item, so that the expression before it is missing.
  private var startsNextItem: Bool {
    guard position > 0, token.kind == .identifier || token.kind == .letKeyword || token.kind == .caseKeyword else {
      return false
    }
    let next = peek()
    guard !next.startsLine, isName(next) || next.kind == .stringStart else { return false }
    let word = text(token)
    return word == "verbatim" ? false : isItemKeyword(word)
  }

  private mutating func failMissingExpression() -> Expression {
    if failOneSidedRange() || failRegularExpression() { return missing }
    if isOnLine, let advice = statementWords[text(token)] {
      fail(.statementWord(word: text(token), advice: advice), at: range(of: token))
    } else {
      if isOperatorAlone {
        if !failOrderOperator() { failOperatorFunction() }
        return missing
      }
      failExpected("an expression")
    }
    return missing
  }

  /// Reports `$name` where nothing is bound and reads it without the `$`.
  private mutating func parseUnbound() -> Expression {
    if readsSharedArguments, !isPanicking, peek().kind == .identifier { return parseSharedPath() }
    let place = range(of: token)
    guard readsEditValue, !isPanicking else {
      report(.misplacedDollar, at: place, fixIt: Diagnostic.FixIt(range: place, replacement: ""))
      advance()
      return parsePrimary()
    }
    let count = diagnostics.count
    advance()
    let path = parsePostfix()
    guard diagnostics.count == count else { return path }
    let form = path.isPath ? "`$\(source(of: path.range))`" : "`$` and a path"
    report(
      .misplacedDollar, at: place, help: "write \(form), and compute the rest in a `display`; an edit must be writable")
    return path
  }

  private mutating func parseNameExpression() -> Expression {
    let start = token
    if peek().kind == .less, let empty = parseEmptyCollection() { return empty }
    if readsSteps || readsCheck, beginsEffects { return parseValueAfterEffects() }
    if !start.isQuoted, start.upper - start.lower <= 8, !peek().startsLine {
      if peek().kind == .stringStart, isWord("verbatim") { return parseVerbatim() }
      if isWord("self"), !readsMethod { return parseOwnMember() }
      if isMisplacedWord(text(start)) { return missing }
    }
    let name = takeIdentifier()
    return Expression(.name(name.text), name.range)
  }

  /// Reads `try await value` inside a step's value without these words, which are those of the step. Reports them where
  /// Swift does not allow them, or where the call would not always be made.
  private mutating func parseValueAfterEffects() -> Expression {
    if readsCheck {
      reportPlace("at the beginning of the check", help: "write `check \(text(token)) …`")
      repeat { readEffect() } while beginsEffects
      return parsePrimary()
    }
    let word = token
    let isOptional = isWord("try") && peek().kind == .question
    let isAllowed = beginsArgument
    if beginsHead || isAllowed && isOptional {
      headStart = nil
      let value = parseStepValue()
      return Expression(.effects(value), value.range)
    }
    let start = position
    repeat {
      if isWord("try") { innerEffects?.isTry = true } else { innerEffects?.isAwait = true }
      readEffect()
    } while beginsEffects
    if isAllowed { return parseExpression() }
    let value = parsePostfix()
    let suggestion = chosenCall(from: start) ?? answerBefore(value, from: start)
    let isFilter =
      stepStart < start && isWord("for", tokens[stepStart])
      && tokens[stepStart..<start].contains { isWord("where", $0) }
    let step = "`let answer = \(text(word))\(isOptional ? "?" : "") …`"
    let help =
      closureDepth > 0
      ? "write a loop in place of the closure: `for element in … { … }`"
      : isFilter
        ? "write \(step) as the first step of the loop, and `if answer { … }` around the others"
        : "assign the result in a step before: \(step)"
    report(
      .effectPlace(word: text(word), place: "at the beginning of the step's value"), at: range(of: word),
      help: suggestion == nil ? help : nil, suggestion: suggestion)
    return missing
  }

  /// Returns `(await f())` for a call after `??` or in a part of `a ? b : c`, which the parentheses allow.
  private func chosenCall(from start: Int) -> Diagnostic.Suggestion? {
    guard start > 0, !isPanicking, innerEffects != nil || readsHead else { return nil }
    let previous = tokens[start - 1]
    guard [.question, .colon, .questionQuestion].contains(previous.kind) else { return nil }
    let place = range(of: tokens[start]).union(range(of: tokens[position - 1]))
    return .write("(\(code(in: place)))", at: place)
  }

  /// Whether the current token begins an argument, an element, or a value in parentheses.
  private var beginsArgument: Bool {
    guard position > 0, closureDepth == 0, innerEffects != nil || readsHead else { return false }
    switch tokens[position - 1].kind {
    // The brace is that of a branch, because this is no closure.
    case .leftParen, .leftBracket, .comma, .interpolationStart, .leftBrace: return true
    case .colon where position == caseStart: return true
    case .colon: return position > 2 && [.leftParen, .comma].contains(tokens[position - 3].kind)
    default: return false
    }
  }

  /// Whether the current token begins an expression that the current step evaluates before anything else.
  private var beginsHead: Bool { position == headStart || readsHead && innerEffects == nil && beginsArgument }

  /// Suggests a step that names the result of a call before the current step, which always makes the call.
  private func answerBefore(_ value: Expression, from start: Int) -> Diagnostic.Suggestion? {
    guard case .call = value.kind, !isPanicking, closureDepth == 0, stepStart < start else { return nil }
    let isConditional = tokens[stepStart..<start].contains { token in
      switch token.kind {
      case .elseKeyword, .question, .questionQuestion, .andAnd, .orOr, .leftBrace, .comma, .interpolationStart: true
      default: ["try", "await", "where"].contains { isWord($0, token) }
      }
    }
    if isConditional || isExpression(from: stepStart, to: start) { return nil }
    let used = Set(tokens.lazy.filter { $0.kind == .identifier }.map { text($0) })
    var name = "answer"
    while used.contains(name) { name += "Now" }
    func written(_ lower: Int32, _ upper: Int32) -> String {
      self.code(in: SourceRange(file: file, lower: lower, upper: upper))
    }
    let (first, word) = (tokens[stepStart], tokens[start])
    let code =
      "let \(name) = \(written(word.lower, value.range.upper)); \(written(first.lower, word.lower))\(name)"
    let call = source(of: SourceRange(file: file, lower: word.lower, upper: value.range.upper))
    return Diagnostic.Suggestion(
      help: "write `let \(name) = \(call)` as a step before, and read `\(name)` here",
      fixIt: Diagnostic.FixIt(
        range: SourceRange(file: file, lower: first.lower, upper: value.range.upper), replacement: code))
  }

  /// Whether a step begins as an expression, such as `total * try …`, which has no effect without the call.
  private func isExpression(from stepStart: Int, to start: Int) -> Bool {
    let operand = tokens[stepStart..<start].prefix { [.identifier, .dot, .integer, .decimal].contains($0.kind) }
    let isOneValue = zip(operand, operand.dropFirst()).allSatisfy { ($0.kind == .dot) != ($1.kind == .dot) }
    switch tokens[operand.endIndex].kind {
    case .plus, .minus, .star, .slash, .percent, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual:
      return isOneValue && !operand.isEmpty
    default: return false
    }
  }

  private mutating func parseVerbatim() -> Expression {
    let start = token
    advance()
    let literal = parseString()
    return Expression(.verbatim(literal), range(from: start))
  }

  /// Fails at the keyword of a statement with an operand.
  private mutating func isMisplacedWord(_ word: String) -> Bool {
    let isOptionalTry = word == "try" && peek().kind == .question && !isSpaceBefore(peek())
    guard beginsOperand(peek()) || isOptionalTry, let advice = statementWords[word] else { return false }
    fail(.statementWord(word: word, advice: advice), at: range(of: token))
    return true
  }

  /// Parses `self.name`, which is the name alone unless a local value may hide the member. `self` alone is reported.
  private mutating func parseOwnMember() -> Expression {
    let start = token
    guard peek().kind == .dot, isName(peek(2)), !peek(2).startsLine else {
      fail(.selfReference, at: range(of: token))
      return missing
    }
    advance()
    advance()
    let name = takeIdentifier()
    return hasLocal(name.text)
      ? Expression(.ownMember(name), range(from: start)) : Expression(.name(name.text), name.range)
  }

  /// Whether a parameter, a constant or the error of a `catch` in the current declaration may have a name.
  private func hasLocal(_ name: String) -> Bool {
    if name == "error" { return true }
    let start = tokens[..<position].lastIndex { $0.startsLine && ["viewmodel", "fake"].contains(text($0)) } ?? 0
    return (start..<position).contains { index in
      guard index > start + 1, text(tokens[index]) == name else { return false }
      let (before, next) = (tokens[index - 1], tokens[index + 1])
      let first = isName(before) ? tokens[index - 2] : before
      if isBoundByCase(index) { return true }
      return before.kind == .letKeyword || isWord("var", before) || next.kind == .inKeyword
        || isWord("follow", before) && isWord("from", next)
        || next.kind == .colon && [.leftParen, .comma].contains(first.kind)
        || next.kind == .comma
          && (before.kind == .leftBrace || before.kind == .leftParen && isWord("for", tokens[index - 2]))
    }
  }

  /// Whether the name at an index is bound by a pattern with one `let` for all names: `case let .moved(x, y)`.
  private func isBoundByCase(_ index: Int) -> Bool {
    guard [.rightParen, .comma].contains(tokens[index + 1].kind) else { return false }
    var open = index - 1
    while open > 3, isName(tokens[open]) || tokens[open].kind == .comma { open -= 1 }
    guard open > 3, tokens[open].kind == .leftParen, tokens[open - 2].kind == .dot else { return false }
    return [tokens[open - 3], tokens[open - 4]].contains { $0.kind == .letKeyword }
  }

  /// Returns whether a token after a word can begin an operand. No such token follows a name.
  func beginsOperand(_ next: Token) -> Bool {
    switch next.kind {
    case .identifier, .letKeyword, .ifKeyword, .switchKeyword, .stringStart, .integer, .decimal, .trueKeyword,
      .falseKeyword, .nilKeyword,
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
      failExpected("a name after `.`")
      return missing
    }
    let name = takeIdentifier()
    return Expression(.implicitMember(name), range(from: start))
  }

  private mutating func parseParenthesized() -> Expression {
    let start = token
    let isSubject = position > 0 && tokens[position - 1].kind == .switchKeyword
    let items = parseList(until: .rightParen, ")") { $0.parseExpression() }
    if items.count > 1, !isPanicking,
      isSubject && token.kind == .leftBrace || comparedTuples.contains(start.lower) || isCompared(from: start)
    {
      return Expression(.tuple(items), range(from: start))
    }
    guard items.count == 1 else { return failParenthesized(items, from: start) }
    height += 1
    return Expression(.parenthesized(items[0]), range(from: start))
  }

  /// Whether the values in parentheses, which begin at `start`, are compared with others in a closure.
  private func isCompared(from start: Token) -> Bool {
    let orders: Set<Token.Kind> = [.less, .lessEqual, .greater, .greaterEqual]
    guard closureDepth > 0 else { return false }
    if orders.contains(token.kind), peek().kind == .leftParen { return true }
    let before = tokens[..<position].last { $0.lower < start.lower }
    return before.map { orders.contains($0.kind) } ?? false
  }

  private mutating func failParenthesized(_ items: [Expression], from start: Token) -> Expression {
    if failKeyedPairs(items, from: start) { return missing }
    let found = items.isEmpty ? "`()`" : "several values"
    let help =
      items.isEmpty
      ? "write `nil` for no value" : "a value has no unnamed parts: declare a `model` with a field for each"
    fail(.unexpectedToken(expected: "one value in parentheses", found: found), at: range(from: start), help: help)
    return missing
  }

  /// Parses `[a, b]`, `[key: value]`, `[]`, `[:]`.
  private mutating func parseCollection() -> Expression {
    let start = token
    if peek().kind == .colon, peek(2).kind == .rightBracket {
      advance()
      advance()
      advance()
      return Expression(.dictionary([]), range(from: start))
    }
    var isDictionary: Bool?
    let items = parseList(until: .rightBracket, "]") { $0.parseElement(&isDictionary) }
    height += 1
    guard isDictionary == true else { return Expression(.array(items.map(\.key)), range(from: start)) }
    return Expression(.dictionary(items), range(from: start))
  }

  /// Parses a value, or a key and its value. The first element decides which for all elements.
  private mutating func parseElement(_ isDictionary: inout Bool?) -> (key: Expression, value: Expression) {
    let key = parseExpression()
    let hasValue = isDictionary != false && take(.colon)
    if isDictionary == true, !hasValue { failExpected("`:` and the key's value") }
    isDictionary = isDictionary ?? hasValue
    guard hasValue else { return (key, key) }
    let highest = height
    let value = parseExpression()
    height = max(highest, height)
    return (key, value)
  }
}

/// Keywords of statements, effects and casts that are not expressions, and what to do instead.
let statementWords: [String: String] = [
  "return": "write only the value", "guard": "write an `if` expression", "for": "use `map` or `filter`",
  "while": "use `map` or `filter`", "repeat": "use `map` or `filter`", "do": "write only the value",
  "throw": "return an optional, or a value that describes the error",
  "try": "call functions that can fail in a `command`",
  "await": "call functions that suspend in a `command`, and store the result in a `state`",
  "confirm": "write it as a step; the steps after it run if the user confirms",
  "prompt": "write it as a step: `let answer = prompt \"…\"`",
  "var": "declare a `let` in the view model",
  "new": "remove it; write only the type's name and its arguments",
  "func": "declare the function outside the view model",
  "let": "declare a `let` in the view model", "async": "remove it",
]
