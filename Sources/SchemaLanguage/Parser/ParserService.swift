extension Parser {
  /// `service S { func … }`, after its word.
  mutating func parseService(_ trivia: Trivia, from start: Token) -> ServiceSyntax? {
    guard let name = parseName("a service's name") else { return nil }
    if token.kind == .colon, isOnLine {
      failExpected("`{`", help: "a service takes no protocol: it becomes one")
    }
    var functions: [ServiceFunctionSyntax] = []
    let comments = parseBody(.functions, of: start) { parser in
      if let function = parser.parseServiceFunction() { functions.append(function) }
    }
    return ServiceSyntax(
      trivia: finished(trivia), range: range(from: start), name: name, functions: functions,
      trailingComments: comments)
  }

  /// `func name(parameters) async throws(E) -> stream T`
  private mutating func parseServiceFunction() -> ServiceFunctionSyntax? {
    let trivia = takeTrivia()
    skipModifiers()
    let start = token
    guard readItemWord(in: .functions, "func") else { return nil }
    guard let name = parseName("a function's name") else { return nil }
    let parameters = parseParameters(areNamesOptional: false)
    let effects = parseEffects()
    let (isStream, result) = parseServiceResult()
    return ServiceFunctionSyntax(
      trivia: finished(trivia), range: range(from: start), name: name, parameters: parameters, effects: effects,
      isStream: isStream, result: result)
  }

  /// `async throws(E)`
  mutating func parseEffects() -> EffectsSyntax {
    var effects = EffectsSyntax()
    while isOnLine, !isPanicking {
      if isWord("async") {
        effects.isAsync = true
        advance()
      } else if isWord("throws") {
        effects.throwing = parseThrows()
      } else {
        break
      }
    }
    return effects
  }

  private mutating func parseThrows() -> ThrowsSyntax {
    let start = token
    advance()
    var error: TypeSyntax?
    let open = token
    if token.kind == .leftParen, isOnLine {
      advance()
      error = parseType()
      expectClosing(.rightParen, ")", of: open)
    }
    return ThrowsSyntax(range: range(from: start), error: error)
  }

  /// `-> T`, `-> stream T`, or nothing.
  private mutating func parseServiceResult() -> (isStream: Bool, TypeSyntax?) {
    guard isOnLine, take(.arrow) else { return (false, nil) }
    let next = peek()
    let isStream = isWord("stream") && !next.startsLine && (next.kind == .identifier || next.kind == .leftBracket)
    if isStream { advance() }
    return (isStream, parseType())
  }
}
