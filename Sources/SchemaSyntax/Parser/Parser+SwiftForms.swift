/// Forms of Swift that a schema does not have. Each is reported where it begins, with the form to write.
extension Parser {
  // MARK: Types

  /// Whether `some`, `any` or `inout` precedes a type.
  var precedesForeignType: Bool {
    let next = peek()
    return (isWord("some") || isWord("any") || isWord("inout")) && !next.startsLine
      && (next.kind == .identifier || next.kind == .leftBracket)
  }

  /// Reports `some P` and `any P`, which have no meaning, and `inout T`, which is read as `T`.
  mutating func parseForeignType() -> TypeSyntax {
    let word = token
    let place = SourceRange(file: file, lower: word.lower, upper: peek().lower)
    let isReference = isWord("inout")
    report(
      .unexpectedToken(expected: "a type", found: describe(word)), at: range(of: word),
      help: isReference
        ? "remove it, and return the new value"
        : "write a type such as `Int` or a `model`; a schema has no types that are known only when the app runs",
      fixIt: isReference ? Diagnostic.FixIt(range: place, replacement: "") : nil)
    advance()
    let type = parseType()
    return isReference ? type : TypeSyntax(.missing, range(from: word))
  }

  /// The help at the parameters of a generic declaration, `<T>`; nil at other tokens.
  var genericAdvice: String? {
    guard token.kind == .less, isOnLine, peek().kind == .identifier else { return nil }
    guard [.greater, .comma, .colon].contains(peek(2).kind) else { return nil }
    return "remove `<…>`, and write a declaration for each type; a schema has no generic declarations"
  }

  /// The type of the literal after `=`; nil for other values.
  var typeOfLiteral: String? {
    var index = position + 1
    if tokens[index].kind == .minus { index += 1 }
    if isWord("verbatim", tokens[index]), tokens[index + 1].kind == .stringStart { index += 1 }
    let type: String
    switch tokens[index].kind {
    case .integer: type = "Int"
    case .decimal: type = "Double"
    case .duration: type = "Duration"
    case .trueKeyword, .falseKeyword: type = "Bool"
    case .stringStart:
      type = "String"
      var depth = 0
      repeat {
        if tokens[index].kind == .stringStart { depth += 1 }
        if tokens[index].kind == .stringEnd { depth -= 1 }
        index += 1
      } while depth > 0 && tokens[index].kind != .endOfFile
      index -= 1
    case .identifier where text(tokens[index]) == "UUID" && index + 2 < tokens.count:
      guard tokens[index + 1].kind == .leftParen, tokens[index + 2].kind == .rightParen else { return nil }
      type = "UUID"
      index += 2
    default: return nil
    }
    let next = tokens[min(index + 1, tokens.count - 1)]
    let endsValue = [.rightBrace, .rightParen, .comma, .semicolon, .endOfFile].contains(next.kind)
    return next.startsLine && Precedence.of(next.kind) == nil || endsValue ? type : nil
  }

  // MARK: Operators

  /// Whether the current tokens are `??=` after the target of an assignment.
  var beginsNilAssignment: Bool {
    token.kind == .questionQuestion && !expressionContext.readsEqualAsComparison && peek().kind == .equal
      && peek().lower == token.upper
  }

  /// Fails at `target ??= value`.
  mutating func failNilAssignment(to target: Expression) {
    let sign = range(of: token).union(range(of: peek()))
    advance()
    advance()
    let value = parseStepValue()
    let name = code(in: target.range)
    let written = code(in: value.range)
    let code = "if \(name) == nil { \(name) = \(written) }"
    fail(
      .foreignOperator(symbol: "??=", advice: "write `\(code)`"), at: sign,
      fixIt: Diagnostic.FixIt(range: target.range.union(value.range), replacement: code))
  }

  /// Fails at `target %= value`.
  mutating func failRemainderAssignment(to target: Expression) {
    let sign = range(of: token)
    advance()
    let value = parseStepValue()
    let (name, divisor) = (code(in: target.range), code(in: value.range))
    let code = "\(name) = \(name) % " + (value.value.isOperandOfComparison ? divisor : "(\(divisor))")
    fail(
      .foreignOperator(symbol: "%=", advice: "write `\(code)`"), at: sign,
      fixIt: Diagnostic.FixIt(range: target.range.union(value.range), replacement: code))
  }

  /// Fails at a missing bound of a range, as in `xs[1...]`, `xs[..<n]` and `case 1...:`. Returns false elsewhere.
  mutating func failOneSidedRange() -> Bool {
    let before = position > 0 ? tokens[position - 1] : token
    let isFrom = before.kind == .closedRange || before.kind == .halfOpenRange
    guard isFrom || ((token.kind == .closedRange || token.kind == .halfOpenRange) && isOnLine) else { return false }
    let sign = isFrom ? before : token
    let kind = DiagnosticKind.unexpectedToken(
      expected: "a value \(isFrom ? "after" : "before") `\(text(sign))`", found: isFrom ? foundAfterLine : "nothing")
    let index = isFrom ? indexFrom : indexUpTo
    let isIndex = !isFrom && before.kind == .leftBracket || isFrom && token.kind == .rightBracket
    let comparison =
      isIndex
      ? "write `\(isFrom ? "dropFirst" : "prefix")(…)` instead of the brackets"
      : "write both bounds, or compare the value: `x \(isFrom ? ">=" : "<=") 1`"
    fail(
      kind, at: range(of: sign), help: index == nil ? comparison : nil,
      suggestion: index.map { .write($0.code, at: $0.range) })
    return true
  }

  private var foundAfterLine: String { isOnLine ? describe(token) : "the end of the line" }

  /// The code for `[n...]` with one token before the sign.
  private var indexFrom: (code: String, range: SourceRange)? {
    guard position > 2, token.kind == .rightBracket, tokens[position - 3].kind == .leftBracket else { return nil }
    let bound = text(tokens[position - 2])
    return (".dropFirst(\(bound))", range(of: tokens[position - 3]).union(range(of: token)))
  }

  /// The code for `[...n]` and `[..<n]` with one token after the sign.
  private var indexUpTo: (code: String, range: SourceRange)? {
    guard position > 0, tokens[position - 1].kind == .leftBracket, peek(2).kind == .rightBracket else { return nil }
    let bound = text(peek())
    let next = Int(bound).flatMap { $0 < .max ? "\($0 + 1)" : nil } ?? "\(bound) + 1"
    let count = token.kind == .halfOpenRange ? bound : next
    return (".prefix(\(count))", range(of: tokens[position - 1]).union(range(of: peek(2))))
  }

  /// Fails at `sorted(by: >)`, `sorted(<)` and `max(by: <)`. Returns false elsewhere.
  mutating func failOrderOperator() -> Bool {
    let sign = text(token)
    guard sign == "<" || sign == ">", peek().kind == .rightParen else { return false }
    let hasLabel = position > 3 && tokens[position - 1].kind == .colon && isWord("by", tokens[position - 2])
    let open = position - (hasLabel ? 3 : 1)
    guard open > 0, tokens[open].kind == .leftParen else { return false }
    let name = tokens[open - 1]
    let forms = [
      "sorted<": "sorted()", "sorted>": "sorted(descending: true)", "max<": "max()", "max>": "min()", "min<": "min()",
      "min>": "max()",
    ]
    guard let form = forms[text(name) + sign] else { return false }
    fail(
      .unexpectedToken(expected: "an expression", found: describe(token)), at: range(of: token),
      suggestion: .write(form, at: range(of: name).union(range(of: peek()))))
    return true
  }

  /// Fails at an operator as an argument, as in `reduce(0, +)`.
  mutating func failOperatorFunction() {
    fail(
      .unexpectedToken(expected: "an expression", found: describe(token)), at: range(of: token),
      suggestion: .write("{ $0 \(text(token)) $1 }", at: range(of: token)))
  }

  // MARK: Tuples

  /// The names of `(a, b) =` at the current token; nil at other tokens.
  var namesOfTuple: [String]? {
    guard token.kind == .leftParen, isOnLine else { return nil }
    var names: [String] = []
    var index = position
    repeat {
      guard isName(tokens[index + 1]) else { return nil }
      names.append(text(tokens[index + 1]))
      index += 2
    } while tokens[index].kind == .comma
    guard tokens[index].kind == .rightParen, tokens[index + 1].kind == .equal else { return nil }
    return names
  }

  /// Fails at `let (x, y) = try await (a, b)`, with a step for each name.
  mutating func failTuple(of names: [String], from start: Token) {
    let tuple = token
    let word = code(in: SourceRange(file: file, lower: start.lower, upper: tuple.lower))
    while token.kind != .rightParen { advance() }
    advance()
    let range = range(from: tuple)
    advance()
    let effects = token
    while beginsEffects { readEffect() }
    let words = code(in: SourceRange(file: file, lower: effects.lower, upper: token.lower))
    var values: [Expression] = []
    if token.kind == .leftParen, isOnLine {
      values = parseList(until: .rightParen, ")") { $0.parseExpression() }
    }
    var suggestion = Diagnostic.Suggestion(help: "write a step for each name", fixIt: nil)
    if values.count == names.count, !isPanicking {
      let steps = zip(names, values).map { name, value in
        let code = code(in: value.range)
        return "\(word)\(name) = \(words)\(code)"
      }
      suggestion = .write(steps.joined(separator: "; "), at: self.range(from: start))
    }
    fail(.tupleConstant, at: range, suggestion: suggestion)
  }

  /// Fails at the pair in `Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })`. Returns false at other values.
  mutating func failKeyedPairs(_ parts: [Expression], from start: Token) -> Bool {
    guard parts.count == 2, let open = tokens[..<position].lastIndex(where: { $0.lower == start.lower }),
      let label = tokens[max(0, open - 40)..<open].lastIndex(where: { isWord("uniqueKeysWithValues", $0) }),
      label > 1, isWord("Dictionary", tokens[label - 2])
    else { return false }
    let isClosure =
      tokens[open - 1].kind == .leftBrace && isWord("map", tokens[open - 2]) && tokens[open - 3].kind == .dot
      && token.kind == .rightBrace && peek().kind == .rightParen
    var code: String?
    if isClosure, label + 2 < open - 3 {
      let elements = SourceRange(file: file, lower: tokens[label + 2].lower, upper: tokens[open - 4].upper)
      let value = self.code(in: parts[1].range)
      code = "\(self.code(in: elements)).keyed { \(self.code(in: parts[0].range)) }"
      if value != "$0" { code?.append(".mapValues { \(value) }") }
    }
    let place = range(of: tokens[label - 2]).union(range(of: peek()))
    fail(
      .unexpectedToken(expected: "one value in parentheses", found: "several values"), at: range(from: start),
      help: code == nil ? "write `….keyed { … }` for a value of each key" : nil,
      suggestion: code.map { .write($0, at: place) })
    return true
  }

  // MARK: Loops

  /// Whether the current tokens are the label of a loop: `outer: for`.
  var beginsLabel: Bool {
    let word = peek(2)
    return isName(token) && peek().kind == .colon && !word.startsLine
      && ["for", "while", "repeat"].contains(text(word))
  }

  /// Fails at the label of a loop. Returns false at other tokens.
  mutating func failLabel() -> Bool {
    guard beginsLabel else { return false }
    let name = text(token)
    let place = SourceRange(file: file, lower: token.lower, upper: peek(2).lower)
    let isUsed = tokens.indices.dropFirst(position + 2).contains { index in
      text(tokens[index]) == name && (isWord("break", tokens[index - 1]) || isWord("continue", tokens[index - 1]))
    }
    fail(
      .statementStep(
        word: "\(name):",
        advice: isUsed
          ? "remove the label: `break` and `continue` are about the innermost loop; note the end of an outer loop in a "
            + "variable" : "remove the label"),
      at: range(of: token).union(range(of: peek())),
      fixIt: isUsed ? nil : Diagnostic.FixIt(range: place, replacement: ""))
    return true
  }

  // MARK: Interpolations

  /// Fails at `, specifier: "%.2f"` and `, format: …` after an interpolated value. Returns false at other tokens.
  mutating func failInterpolationFormat(of value: Expression) -> Bool {
    guard token.kind == .comma, isWord("specifier", peek()) || isWord("format", peek()), peek(2).kind == .colon else {
      return false
    }
    let kind = DiagnosticKind.unexpectedToken(expected: "`)` after the interpolated value", found: "`,`")
    let shown = source(of: value.range)
    guard let code = codeOfSpecifier, value.isCallable else {
      let operand = value.isCallable ? shown : "(\(shown))"
      fail(kind, at: range(of: token), help: "format the value itself: `\\(\(operand).formatted(…))`")
      return true
    }
    let place = SourceRange(file: file, lower: token.lower, upper: peek(5).upper)
    fail(
      kind, at: range(of: token), help: "write `\\(\(shown)\(code))`",
      fixIt: Diagnostic.FixIt(range: place, replacement: code))
    return true
  }

  /// The code for `, specifier: "%.2f"` or `"%d"`; nil for other specifiers.
  private var codeOfSpecifier: String? {
    guard isWord("specifier", peek()), peek(3).kind == .stringStart, peek(4).kind == .stringText,
      peek(5).kind == .stringEnd, peek(6).kind == .interpolationEnd
    else { return nil }
    let written = text(peek(4))
    if ["%d", "%i", "%ld", "%lld", "%@"].contains(written) { return "" }
    guard written.hasPrefix("%."), written.hasSuffix("f"), let count = Int(written.dropFirst(2).dropLast()) else {
      return nil
    }
    return ".formatted(.decimals(\(count)).ungrouped)"
  }
}

extension Expression {
  /// Whether the expression needs no parentheses as an operand of a comparison or a subtraction.
  var isOperandOfComparison: Bool {
    switch kind {
    case .binary, .ternary, .conditional, .match, .closure: false
    default: true
    }
  }

  /// Whether a method can be called on the expression without parentheses around it.
  var isCallable: Bool {
    switch kind {
    case .name, .member, .call, .index, .closureParameter, .parenthesized: true
    default: false
    }
  }
}
