extension Parser {
  /// Parses a primary expression with its members, calls, indices and trailing closures.
  mutating func parsePostfix(isNegative: Bool = false) -> Expression {
    let start = token
    if token.kind == .backslash { return parseKeyPath() }
    var result = isNegative ? parseInteger(isNegative: true) : parsePrimary()
    var turn = LoopTurn()
    while !isPanicking, hasAdvanced(since: &turn), readSuffix(of: &result, from: start) {
      height += 1
      guard checkHeight(height) else { return missing }
    }
    return result
  }

  /// Parses `\.address.city` as the closure `{ $0.address.city }`, and `\.self` as `{ $0 }`.
  private mutating func parseKeyPath() -> Expression {
    let start = token
    advance()
    height = 1
    var value = Expression(.closureParameter(0), range(of: start))
    if peek().kind == .identifier, text(peek()) == "self" {
      advance()
      advance()
      value = Expression(value.kind, range(from: start))
    }
    var turn = LoopTurn()
    while !isPanicking, hasAdvanced(since: &turn), readSuffix(of: &value, from: start) {
      height += 1
      guard checkHeight(height) else { return missing }
    }
    height += 1
    guard !isPanicking, checkHeight(height) else { return missing }
    return Expression(.closure(Closure(body: value, range: value.range)), value.range)
  }

  /// Reads a member, call, index or trailing closure. Returns false at other tokens. Sets `height` to that of the
  /// highest part.
  private mutating func readSuffix(of base: inout Expression, from start: Token) -> Bool {
    switch token.kind {
    case .dot where beginsEventOfView: return false
    case .dot: return readMember(of: &base, from: start)
    case .question: return touchesBase && readOptionalChain(of: &base, from: start)
    case .leftParen where isOnLine: return readCall(of: &base, from: start)
    case .leftBracket where isOnLine: return readIndex(of: &base, from: start)
    case .leftBrace where isOnLine && expressionContext.allowsTrailingClosure && !beginsObserver:
      return readTrailingClosure(of: &base, from: start)
    case .leftBrace where isOnLine && isMisplacedClosure(after: base):
      return readMisplacedClosure(of: &base, from: start)
    case .exclamation where !isSpaceBefore(token):
      failForcedUnwrap(of: base)
      return false
    default: return false
    }
  }

  /// Whether a modifier of a view is on the line after the value of a member: `.onAppear { … }`, `.onChange(of: x) { … }`.
  private var beginsEventOfView: Bool {
    guard token.startsLine, !readsSteps, closureDepth == 0 else { return false }
    return isWord("onChange", peek()) && peek(2).kind == .leftParen
      || foreignEvents[text(peek())] != nil && peek(2).kind == .leftBrace
  }

  /// Whether the current brace is that of `{ didSet { … } }` after a value.
  var beginsObserver: Bool { isOnLine && beginsObserver(at: position) }

  func beginsObserver(at index: Int) -> Bool {
    guard tokens[index].kind == .leftBrace, index + 1 < tokens.count else { return false }
    return isWord("didSet", tokens[index + 1]) || isWord("willSet", tokens[index + 1])
  }

  /// Whether the current `?` belongs to the expression before it.
  private var touchesBase: Bool {
    !isSpaceBefore(token) || (token.startsLine && peek().kind == .dot && !isSpaceAfter(token))
  }

  mutating func failForcedUnwrap() { fail(.forcedUnwrap, at: range(of: token)) }

  private mutating func readCall(of base: inout Expression, from start: Token) -> Bool {
    if beginsLabels, case .name(let name) = base.kind {
      // The full name of a command, such as `load(id:)`, is a name.
      base = Expression(.name(readLabels(after: name)), range(from: start))
      return true
    }
    let highest = height
    let arguments = parseArguments()
    base = Expression(.call(base, arguments), range(from: start))
    height = max(highest, height)
    return true
  }

  private mutating func readIndex(of base: inout Expression, from start: Token) -> Bool {
    let highest = height
    let arguments = parseIndex()
    base = Expression(.index(base, arguments), range(from: start))
    height = max(highest, height)
    return true
  }

  private mutating func readMember(of base: inout Expression, from start: Token) -> Bool {
    advance()
    guard isName(token), isOnLine, token.kind != .elseKeyword || !isSpaceBefore(token) else {
      failMember()
      base = member(missingOf: base)
      return false
    }
    let name = takeIdentifier()
    if name.text == "reduce", token.kind == .leftParen, isWord("into", peek()), peek(2).kind == .colon {
      fail(
        .unexpectedToken(expected: "the arguments of `reduce(_:_:)`", found: "`into:`"), at: range(of: peek()),
        help: "write `keyed { … }` for a dictionary, `grouped { … }` for groups, or `reduce(initial) { … }` with an "
          + "expression; a closure cannot change a value")
      return false
    }
    base = Expression(.member(base, name), range(from: start))
    return true
  }

  /// Returns a member without a name, so that the type of the base does not stand for that of the member.
  private func member(missingOf base: Expression) -> Expression {
    Expression(.member(base, Identifier(text: "", range: afterPrevious)), base.range)
  }

  private mutating func failMember() {
    let help = token.kind == .integer ? "tuples are not supported; use a name, or an index in `[…]`" : nil
    failExpected("a member's name after `.`", help: help)
  }

  /// Reads `base?.name` or `base?[0]`.
  private mutating func readOptionalChain(of base: inout Expression, from start: Token) -> Bool {
    let next = peek()
    let isMember = next.kind == .dot && (next.startsLine || next.lower == token.upper)
    guard isMember || next.kind == .leftBracket && next.lower == token.upper else {
      if failClosureCall(of: base) { return false }
      reportLooseQuestion(before: next)
      if isPanicking { base = member(missingOf: base) }
      return false
    }
    advance()
    base = Expression(.optionalChain(base), range(from: start))
    return true
  }

  /// Fails at `onChange?()`, the call of a closure that can be missing. Returns false at another `?`.
  private mutating func failClosureCall(of base: Expression) -> Bool {
    let open = position + 1
    guard tokens[open].kind == .leftParen, tokens[open].lower == token.upper, !tokens[open].startsLine,
      tokens[indexAfterBrackets(from: open)].kind != .colon
    else { return false }
    let call = source(of: base.range) + (peek(2).kind == .rightParen ? "" : "(…)")
    fail(
      .unexpectedToken(expected: "a member after `?`", found: "`(`"), at: range(of: peek()),
      help: "a schema has no closures to call: declare an `event`, which the owner receives, and write `emit \(call)`")
    return true
  }

  /// Reports a `?` directly after its base without a member after it: an incomplete chain, or a ternary without space.
  private mutating func reportLooseQuestion(before next: Token) {
    if next.startsLine || next.kind == .endOfFile || next.kind == .rightParen {
      fail(.unexpectedToken(expected: "a member after `?`", found: "the end"), at: range(of: token))
    } else {
      reportUnevenSpacing()
      replaceToken { $0.flags.hasSpaceBefore = true }
    }
  }

  private func takesTrailingClosure(_ base: Expression) -> Bool {
    switch base.kind {
    case .name, .member, .call, .implicitMember: true
    default: false
    }
  }

  private mutating func readTrailingClosure(of base: inout Expression, from start: Token) -> Bool {
    guard takesTrailingClosure(base) else { return false }
    let highest = height
    let closure = parseClosure()
    base = Expression(Self.call(base, with: closure), range(from: start))
    height = max(highest, height)
    return true
  }

  /// Whether the `{`, which begins a body here, was meant as a closure after a method such as `map`: it has parameters,
  /// or uses `$0`, which no body can.
  private func isMisplacedClosure(after base: Expression) -> Bool {
    guard let method = base.methodName, closureMethods.contains(method) else { return false }
    if closureParameterCount(at: position + 1) != nil { return true }
    // In another closure, `$0` is the parameter of that closure.
    guard closureDepth == 0 else { return false }
    var (offset, level) = (1, 1)
    while level > 0, peek(offset).kind != .endOfFile {
      switch peek(offset).kind {
      case .leftBrace: level += 1
      case .rightBrace: level -= 1
      case .closureParameter where level == 1: return true
      default: break
      }
      offset += 1
    }
    return false
  }

  /// Reports a closure where `{` begins a body, and reads it as an argument.
  private mutating func readMisplacedClosure(of base: inout Expression, from start: Token) -> Bool {
    let open = token
    let head = base
    guard readTrailingClosure(of: &base, from: start) else { return false }
    let closure = SourceRange(file: file, lower: open.lower, upper: previousUpper)
    var (lower, opening) = (head.range.upper, "(")
    if case .call(let callee, let arguments) = head.kind {
      (lower, opening) = arguments.isEmpty ? (callee.range.upper, "(") : (lower - 1, ", ")
    }
    let place = SourceRange(file: file, lower: lower, upper: previousUpper)
    let form = (head.methodName ?? "") + (opening == "(" ? "({ … })" : "(…, { … })")
    report(
      .closureInCondition(body: expressionContext.body), at: range(of: open),
      help: "put the closure in parentheses: `\(form)`",
      fixIt: Diagnostic.FixIt(range: place, replacement: "\(opening)\(code(in: closure)))"))
    return true
  }

  private static func call(_ base: Expression, with closure: Expression) -> Expression.Kind {
    let argument = Argument(label: nil, value: closure, isTrailing: true)
    if case .call(let function, let arguments) = base.kind, arguments.last?.isTrailing != true {
      return .call(function, arguments + [argument])
    }
    return .call(base, [argument])
  }

  /// Parses `(label: value, value)`, or the labels of a name such as `logIn(email:password:)`.
  mutating func parseArguments() -> [Argument] {
    if beginsLabels { return parseLabels() }
    return parseList(until: .rightParen, ")") { parser in
      let label = parser.readLabel()
      let value = parser.parseExpression()
      return Argument(label: label, value: value)
    }
  }

  /// Whether the current `(` begins the labels of a name, `(email:password:)`, and its calls, its status or another name of
  /// a list follow.
  private var beginsLabels: Bool {
    guard let end = endOfLabels, end > position + 1 else { return false }
    let next = tokens[end + 1]
    if next.kind == .comma || next.kind == .rightBracket { return position > 1 && tokens[position - 2].kind == .dot }
    return !next.startsLine && (next.kind == .dot || next.kind == .identifier)
  }

  /// The index of the `)` after the labels of a name, `()` or `(email:password:)`; nil if the current token does not begin
  /// labels.
  private var endOfLabels: Int? {
    guard token.kind == .leftParen, isOnLine else { return nil }
    var index = position + 1
    while index + 1 < tokens.count, isName(tokens[index]), tokens[index + 1].kind == .colon { index += 2 }
    return index + 1 < tokens.count && tokens[index].kind == .rightParen ? index : nil
  }

  /// Reads the labels after a name, if there are any: `load()`, `load(id:)`.
  mutating func readFullName(_ name: Identifier) -> Identifier {
    guard endOfLabels != nil else { return name }
    let text = readLabels(after: name.text)
    return Identifier(text: text, range: SourceRange(file: file, lower: name.range.lower, upper: previousUpper))
  }

  private mutating func readLabels(after name: String) -> String {
    CommandSyntax.fullName(name, labels: parseLabels())
  }

  /// Parses `(email:password:)` as arguments that stand for any value.
  private mutating func parseLabels() -> [Argument] {
    advance()
    var labels: [Argument] = []
    while token.kind != .rightParen {
      let label = takeIdentifier()
      labels.append(Argument(label: label.text == "_" ? nil : label, value: Expression(.name("_"), range(of: token))))
      advance()
    }
    advance()
    return labels
  }

  /// Reads `label:`. Returns nil if there is none. `label =` is reported and read as `label:`.
  private mutating func readLabel() -> Identifier? {
    guard isName(token) else { return nil }
    let next = peek()
    guard next.kind == .colon || next.kind == .equal else { return nil }
    let label = takeIdentifier()
    if next.kind == .equal { reportWrongSign(":") }
    advance()
    return label
  }

  /// Reports the current token, which is in the place of `expected`.
  mutating func reportWrongSign(_ expected: String) {
    let space = expected == "->" && !isSpaceBefore(token) ? " " : ""
    let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: space + expected)
    report(.wrongSign(expected: expected, found: text(token)), at: range(of: token), fixIt: fixIt)
  }

  private mutating func parseIndex() -> [Argument] {
    let open = token
    let arguments = parseList(until: .rightBracket, "]") { parser in
      let label = parser.isName(parser.token) && parser.peek().kind == .colon ? parser.readLabel() : nil
      return Argument(label: label, value: parser.parseExpression())
    }
    if arguments.isEmpty, !isPanicking {
      fail(.unexpectedToken(expected: "an index", found: "`[]`"), at: range(from: open))
    }
    return arguments
  }

  /// Parses items between brackets, separated by commas. A trailing comma is allowed.
  mutating func parseList<Item>(
    until closing: Token.Kind, _ closingText: String, _ parseItem: (inout Parser) -> Item
  ) -> [Item] {
    let outer = expressionContext
    expressionContext = ExpressionContext()
    let open = token
    advance()
    var items: [Item] = []
    var highest = 0
    var turn = LoopTurn()
    while token.kind != closing, !isPanicking, !beginsItem(after: open), hasAdvanced(since: &turn) {
      height = 0
      items.append(parseItem(&self))
      highest = max(highest, height)
      if !isPanicking, beginsListItem {
        reportMissingComma()
      } else if !take(.comma) {
        failMissingComma()
        break
      }
    }
    expectClosing(closing, closingText, of: open)
    height = highest
    expressionContext = outer
    return items
  }

  /// Whether the current line begins an item after a list without a closing bracket: with a keyword and a name, and not
  /// indented more than the line of the opening bracket.
  private func beginsItem(after open: Token) -> Bool {
    guard token.startsLine, isName(token), !token.isQuoted, isItemKeyword(text(token)), !peek().startsLine,
      isName(peek()) || peek().kind == .stringStart
    else { return false }
    let line = tokens[..<position].last { $0.lower <= open.lower && $0.startsLine } ?? open
    return column(of: token) <= column(of: line)
  }

  /// Whether `name:` is in the place of a comma or the end of a list.
  private var beginsListItem: Bool { isOnLine && isName(token) && peek().kind == .colon && !peek().startsLine }

  /// Fails at a value that follows another one without a comma: `words(a b)`.
  private mutating func failMissingComma() {
    guard !isPanicking, isOnLine, isSpaceBefore(token) else { return }
    let isWord = token.kind == .identifier && !["as", "is", "in", "and", "or", "where", "of"].contains(text(token))
    guard isWord || [.stringStart, .integer, .closureParameter].contains(token.kind) else { return }
    fail(
      .unexpectedToken(expected: "`,` before the next value", found: describe(token)), at: range(of: token),
      help: "write `,` between the two")
  }

  private mutating func reportMissingComma() {
    if previousUpper > 0, position > 0, text(tokens[position - 1]) == text(token) { return reportRepeatedWord() }
    report(
      .unexpectedToken(expected: "`,` before `\(text(token)):`", found: describe(token)), at: range(of: token),
      help: "write `,` between the two",
      fixIt: Diagnostic.FixIt(range: afterPrevious, replacement: ","))
  }
}

extension Expression {
  /// The name of the method that the expression calls, or refers to.
  fileprivate var methodName: String? {
    switch kind {
    case .member(_, let name): name.text
    case .call(let callee, let arguments) where arguments.last?.isTrailing != true: callee.methodName
    default: nil
    }
  }
}
