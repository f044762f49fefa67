/// Closures and their parameters.
extension Parser {
  /// Parses `{ $0.name }`, `{ step in … }`.
  mutating func parseClosure() -> Expression {
    let open = token
    // As the body of a computed property in other languages.
    let isWholeValue = closureDepth == 0 && position > 0 && tokens[position - 1].kind == .equal
    advance()
    let parameters = parseClosureParameters()
    guard token.kind != .rightBrace else { return failEmptyClosure(open) }
    if isWholeValue, beginsStatement {
      fail(.severalStatements, at: range(of: token), help: bodyAdvice)
      return missing
    }
    let hasStatements = beginsStatement || returnsLater
    if !hasStatements, isWord("return"), !token.isQuoted, !peek().startsLine, peek().kind != .rightBrace,
      peek().kind != .dot,
      !isPanicking
    {
      let place = SourceRange(file: file, lower: token.lower, upper: peek().lower)
      report(
        .statementWord(word: "return", advice: "remove it; the expression is the value of the closure"),
        at: range(of: token), fixIt: Diagnostic.FixIt(range: place, replacement: ""))
      advance()
    }
    closureDepth += 1
    let body =
      hasStatements ? parse(in: ExpressionContext()) { $0.parseClosureBody(of: open) } : parseBlockBody(of: open)
    closureDepth -= 1
    height += 1
    let range = range(from: open)
    return Expression(.closure(Closure(parameters: parameters, body: body, range: range)), range)
  }

  /// Whether an `if` or `switch` that begins a closure has a `return` in a branch, so that it is a statement.
  private var returnsLater: Bool {
    guard token.kind == .ifKeyword || token.kind == .switchKeyword else { return false }
    var (index, depth) = (position, 0)
    while tokens[index].kind != .endOfFile {
      switch tokens[index].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth < 0 { return false }
      case .identifier where text(tokens[index]) == "return" && !tokens[index].isQuoted: return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether a closure begins with a statement that is not its value.
  private var beginsStatement: Bool {
    let next = peek()
    if token.kind == .letKeyword { return isName(next) && !next.startsLine }
    if isWord("guard") { return beginsCondition(next) }
    guard isWord("var") || isWord("for") else { return false }
    return isName(next) && !next.startsLine
  }

  private var bodyAdvice: String {
    "write a body after the type, without `=`: `display name: Type { … }`; a `let`, a `func` and a property have one too"
  }

  var statementsAdvice: String {
    "a closure contains one expression: move the statements to a `func` with a body, and call it here"
  }

  private mutating func failEmptyClosure(_ open: Token) -> Expression {
    advance()
    fail(.emptyClosure, at: range(from: open))
    return missing
  }

  private mutating func parseClosureParameters() -> [Identifier] {
    guard let count = closureParameterCount() else { return [] }
    let start = token
    var isTyped = false
    var parameters: [Identifier] = []
    let isParenthesized = take(.leftParen)
    for _ in 0..<count {
      parameters.append(takeIdentifier())
      if take(.colon) {
        isTyped = true
        _ = parseType()
      }
      _ = take(.comma)
    }
    if isParenthesized { advance() }
    if take(.arrow) {
      isTyped = true
      _ = parseType()
    }
    if isTyped, !isPanicking {
      let place = SourceRange(file: file, lower: start.lower, upper: tokens[position - 1].upper)
      let names = parameters.map(\.text).joined(separator: ", ")
      report(
        .unexpectedToken(expected: "the names of the closure's parameters", found: "`\(source(of: place))`"), at: place,
        help: "write `\(names)`; the types are known",
        fixIt: hasComment(in: place) ? nil : Diagnostic.FixIt(range: place, replacement: names))
    }
    advance()
    return parameters
  }

  /// Returns the number of names before `in`, or nil if there is no `in`. Types of the parameters and of the result are
  /// skipped.
  func closureParameterCount(at place: Int? = nil) -> Int? {
    let start = place ?? position
    var index = start
    let isParenthesized = tokens[index].kind == .leftParen
    if isParenthesized { index += 1 }
    var count = 0
    while tokens[index].kind == .identifier, index - start < 64 {
      count += 1
      index += 1
      if isParenthesized, tokens[index].kind == .colon { index = indexAfterType(from: index + 1) }
      guard tokens[index].kind == .comma else { break }
      index += 1
    }
    if isParenthesized {
      guard tokens[index].kind == .rightParen else { return nil }
      index += 1
    }
    if count > 0, tokens[index].kind == .arrow { index = indexAfterType(from: index + 1) }
    return count > 0 && tokens[index].kind == .inKeyword ? count : nil
  }

  /// Returns the index after the tokens of a type.
  private func indexAfterType(from start: Int) -> Int {
    var index = start
    while true {
      switch tokens[index].kind {
      case .identifier, .dot, .question, .less, .greater: index += 1
      case .leftBracket: index = indexAfterBrackets(from: index)
      default: return index
      }
    }
  }
}
