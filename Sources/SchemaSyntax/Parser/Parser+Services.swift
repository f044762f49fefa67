extension Parser {
  /// Parses `service S { func … }` after its keyword.
  mutating func parseService(_ documentation: [String], from start: Token) -> ServiceSyntax? {
    guard let name = parseName("a service's name") else { return nil }
    let refined = parseRefinedService()
    var functions: [ServiceFunctionSyntax] = []
    if refined == nil || isPanicking || (token.kind == .leftBrace && isOnLine) {
      parseBody(.functions, of: start) { parser in functions += parser.parseServiceMember() }
    }
    return ServiceSyntax(
      documentation: documentation, range: range(from: start), name: name, refined: refined, functions: functions)
  }

  /// Parses `: Notices`.
  private mutating func parseRefinedService() -> Identifier? {
    guard token.kind == .colon, isOnLine, !isPanicking, isName(peek()), !peek().startsLine else { return nil }
    let swiftProtocols = ["AnyObject", "Sendable", "Actor"]
    guard !swiftProtocols.contains(text(peek())) else {
      skipProtocols("remove the protocol; a service becomes a protocol itself")
      return nil
    }
    advance()
    let refined = takeIdentifier()
    if token.kind == .comma || text(token) == "&" {
      fail(
        .unexpectedRest(found: describe(token)), at: range(of: token),
        help: "a service has the functions of one other service; write the others in it")
    }
    return refined
  }

  /// Parses `func name(parameters) async throws(E) -> stream T`, or the accessors of `var name: T { get set }`.
  private mutating func parseServiceMember() -> [ServiceFunctionSyntax] {
    let documentation = takeDocumentation()
    skipModifiers()
    if isWord("async"), isWord("func", peek()) {
      reportPlace("after the parameters")
      advance()
    }
    let start = token
    if isWord("stream"), isName(peek()), peek(2).kind == .leftParen {
      return [parseLeadingStream(documentation)].compactMap(\.self)
    }
    if isWord("var") || start.kind == .letKeyword, isName(peek()), !peek().startsLine {
      return parseServiceProperty(documentation)
    }
    guard readItemKeyword(in: .functions, "func"), let function = parseServiceFunctionHead(documentation, from: start)
    else { return [] }
    if isOnLine, token.kind == .leftBrace || token.kind == .equal {
      fail(.serviceBody(name: function.name.text), at: range(of: token))
    }
    return [function]
  }

  /// Parses `name(parameters) async throws(E) -> stream T` after `func`.
  mutating func parseServiceFunctionHead(_ documentation: [String], from start: Token) -> ServiceFunctionSyntax? {
    guard let name = parseName("a function's name") else { return nil }
    let parameters = parseParameters(areNamesOptional: false)
    var effects = parseEffects()
    let (isStream, result) = parseServiceResult(&effects)
    return ServiceFunctionSyntax(
      documentation: documentation, range: range(from: start), name: name, parameters: parameters, effects: effects,
      isStream: isStream, result: result)
  }

  /// Reports `stream changes() -> T` and reads it as `func changes() -> stream T`.
  private mutating func parseLeadingStream(_ documentation: [String]) -> ServiceFunctionSyntax? {
    let start = token
    advance()
    let name = takeIdentifier()
    let parameters = parseParameters(areNamesOptional: false)
    let effects = parseEffects()
    let arrow = token
    let head = code(in: SourceRange(file: file, lower: name.range.lower, upper: arrow.lower))
    guard isOnLine, take(.arrow) else {
      fail(
        .foreignWord(word: "`stream`", meant: "func"), at: range(of: start),
        help: "write `func \(name.text)() -> stream T`")
      return nil
    }
    let result = parseType()
    let form = "func \(head)-> stream \(code(in: result.range))"
    report(
      .foreignWord(word: "`stream`", meant: "func"), at: range(of: start),
      suggestion: .write(form, at: range(from: start)))
    return ServiceFunctionSyntax(
      documentation: documentation, range: range(from: start), name: name, parameters: parameters, effects: effects,
      isStream: true, result: result)
  }

  // MARK: Properties

  /// Parses `var name: T { get set }`. Returns its accessors.
  private mutating func parseServiceProperty(_ documentation: [String]) -> [ServiceFunctionSyntax] {
    let start = token
    advance()
    let name = takeIdentifier()
    guard expect(.colon, "`:` and the type") else { return [] }
    let first = token
    let stream = isForeignStream(at: position) ? parseForeignStream() : parsePlainStream()
    let type = stream?.value ?? parseType()
    let written = stream?.form ?? code(in: type.range)
    let accessors = parseAccessors()
    guard !isPanicking else { return [] }
    if accessors == nil || start.kind == .letKeyword {
      let form = "var \(name.text): \(written) { \(accessors?.isSettable == true ? "get set" : "get") }"
      let place = range(from: start)
      report(
        .serviceMember(name: name.text), at: place, suggestion: hasComment(in: place) ? nil : .write(form, at: place))
    }
    var effects = accessors?.effects ?? EffectsSyntax()
    if let stream {
      if stream.canFail { effects.throwing = ThrowsSyntax(range: range(from: first), error: nil) }
      reportStream(of: name, written, canFail: stream.canFail, at: range(from: start))
    }
    let getter = ServiceFunctionSyntax(
      documentation: documentation, range: range(from: start), name: name, parameters: [], effects: effects,
      isStream: stream != nil, result: type, accessor: stream == nil ? .getter : nil)
    guard accessors?.isSettable == true, stream == nil else { return [getter] }
    return [getter, setter(of: getter, type)]
  }

  /// Parses `{ get async throws(E) set }`; nil without braces on the line.
  private mutating func parseAccessors() -> (effects: EffectsSyntax, isSettable: Bool)? {
    guard !isPanicking, isOnLine, token.kind == .leftBrace else { return nil }
    let open = token
    advance()
    var effects = EffectsSyntax()
    var isSettable = false
    guard isWord("get") else {
      failExpected("`get`")
      return nil
    }
    advance()
    if isWord("async") || isWord("throws") { effects = parseEffects() }
    if isWord("set") {
      // Swift refuses it, too.
      if effects.isAsync || effects.throwing != nil {
        fail(
          .unexpectedToken(expected: "`}`", found: "`set`"), at: range(of: token),
          help: "a property whose `get` has effects is not set; declare a `func` for it")
        return nil
      }
      isSettable = true
      advance()
    }
    expectClosing(.rightBrace, "}", of: open)
    return (effects, isSettable)
  }

  /// Returns the accessor that `settings.isOn = value` calls: `setIsOn(_ isOn: Bool)`.
  private func setter(of getter: ServiceFunctionSyntax, _ type: TypeSyntax) -> ServiceFunctionSyntax {
    let property = getter.name
    let name = Identifier(text: "set" + capitalized(property.text), range: property.range)
    let parameter = ParameterSyntax(range: property.range, name: property, type: type)
    return ServiceFunctionSyntax(
      documentation: getter.documentation, range: getter.range, name: name, parameters: [parameter],
      effects: EffectsSyntax(), isStream: false, accessor: .setter)
  }

  /// Reports `var changes: AsyncStream<T> { get }`, which a function returns.
  private mutating func reportStream(of name: Identifier, _ written: String, canFail: Bool, at place: SourceRange) {
    let form = "func \(name.text)()\(canFail ? " throws" : "") -> \(written)"
    report(
      .unexpectedToken(expected: "a function that returns the stream", found: "a property"), at: place,
      suggestion: hasComment(in: place) ? nil : .write(form, at: place))
  }

  // MARK: Effects

  /// Parses `async throws(E)`.
  mutating func parseEffects() -> EffectsSyntax {
    var effects = EffectsSyntax()
    var turn = LoopTurn()
    while isOnLine, !isPanicking, hasAdvanced(since: &turn) {
      if isWord("async") {
        if effects.throwing != nil { reportPlace("before `throws`") }
        effects.asyncRange = range(of: token)
        advance()
      } else if isWord("throws") || isWord("rethrows") {
        effects.throwing = parseThrows()
      } else {
        break
      }
    }
    return effects
  }

  private mutating func parseThrows() -> ThrowsSyntax {
    let start = token
    if isWord("rethrows") { reportWord("throws") }
    advance()
    let open = token
    guard isOnLine else { return ThrowsSyntax(range: range(from: start), error: nil) }
    if token.kind == .identifier, !["async", "func", "var"].contains(where: { isWord($0) }) {
      return parseBareError(from: start)
    }
    guard token.kind == .leftParen else { return ThrowsSyntax(range: range(from: start), error: nil) }
    advance()
    let error = isWord("any") ? skipAnyError() : parseType()
    expectClosing(.rightParen, ")", of: open)
    return ThrowsSyntax(range: range(from: start), error: error)
  }

  /// Reports `throws E` and reads it as `throws(E)`.
  private mutating func parseBareError(from start: Token) -> ThrowsSyntax {
    if isWord("throws") {
      skipRepeatedWord()
      return ThrowsSyntax(range: range(from: start), error: nil)
    }
    let place = range(of: token)
    let fixIt = Diagnostic.FixIt(range: range(of: start).union(place), replacement: "throws(\(text(token)))")
    report(
      .unexpectedToken(expected: "`(` and the error", found: describe(token)), at: place,
      help: "write `throws(\(text(token)))`", fixIt: fixIt)
    let error = parseType()
    return ThrowsSyntax(range: range(from: start), error: error)
  }

  /// Reports `any Error` and reads it as no type.
  private mutating func skipAnyError() -> TypeSyntax? {
    report(
      .unexpectedToken(expected: "the name of an error", found: "`any`"), at: range(of: token),
      help: "write `throws` for errors of any type")
    advance()
    if isName(token), isOnLine { advance() }
    return nil
  }

  // MARK: Results

  /// Parses `-> T`, `-> stream T`, or nothing. The values of `stream Void` have no type.
  private mutating func parseServiceResult(_ effects: inout EffectsSyntax) -> (isStream: Bool, TypeSyntax?) {
    guard isOnLine, token.kind == .arrow || token.kind == .colon else { return (false, nil) }
    guard !skipNoResult() else { return (false, nil) }
    if token.kind == .arrow { readEffectsAfterArrow() }
    let next = peek(2)
    let hasType = !next.startsLine && (next.kind == .identifier || next.kind == .leftBracket)
    if token.kind == .arrow, isWord("stream", peek()), hasType, isWord("Void", next) {
      for _ in 0..<3 { advance() }
      return (true, nil)
    }
    guard isWord("stream", peek()), hasType else {
      if let stream = parseForeignStream(&effects) { return (true, stream) }
      return (false, parseResult())
    }
    if token.kind == .colon { reportWrongSign("->") }
    advance()
    advance()
    return (true, parseType())
  }

  /// Reports `-> Void` and `-> ()` and reads it as no result.
  mutating func skipNoResult() -> Bool {
    let start = token
    let isUnit = peek().kind == .leftParen && peek(2).kind == .rightParen
    guard token.kind == .arrow, isUnit || isWord("Void", peek()), !isPanicking else { return false }
    advance()
    advance()
    if isUnit { advance() }
    let range = range(from: start)
    let fixIt = Diagnostic.FixIt(range: range, replacement: "")
    report(.voidResult(result: isUnit ? "()" : "Void"), at: range, fixIt: fixIt)
    return true
  }

  /// Reports `-> async T` and reads it as `-> T`. The arrow remains the current token.
  private mutating func readEffectsAfterArrow() {
    while isWord("async", peek()) || isWord("throws", peek()), isName(peek(2)), !peek(2).startsLine {
      advance()
      reportPlace("before `->`")
      replaceToken { $0.kind = .arrow }
    }
  }

  /// Reports `-> AsyncStream<T>` and reads it as `-> stream T`, or as `throws -> stream T` if the stream can fail.
  private mutating func parseForeignStream(_ effects: inout EffectsSyntax) -> TypeSyntax? {
    guard token.kind == .arrow, isForeignStream(at: position + 1) else { return nil }
    let arrow = token
    advance()
    let name = token
    let (form, type, canFail) = parseForeignStream()
    let place = range(from: name)
    let isMarked = effects.throwing != nil || !canFail
    if !isMarked { effects.throwing = ThrowsSyntax(range: range(of: arrow), error: nil) }
    let code = isMarked ? form : "throws -> \(form)"
    report(
      .genericType(type: text(name), form: "`\(code)`"), at: place,
      fixIt: Diagnostic.FixIt(range: isMarked ? place : range(from: arrow), replacement: code))
    return type
  }

  private func isForeignStream(at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].kind == .identifier && foreignStreams.contains(text(tokens[index]))
      && tokens[index + 1].kind == .less
  }

  /// Parses `AsyncStream<T>` or `AnyPublisher<T, E>`. Returns `stream T`, the type of the values, and whether the stream can
  /// fail.
  private mutating func parseForeignStream() -> StreamType {
    advance()
    advance()
    let isVoid = isWord("Void")
    let type = parseType()
    let canFail = token.kind == .comma && !isWord("Never", peek())
    while isOnLine, token.kind != .greater, !isPanicking { advance() }
    _ = take(.greater)
    return ("stream \(code(in: type.range))", isVoid ? TypeSyntax(.missing, type.range) : type, canFail)
  }

  private typealias StreamType = (form: String, value: TypeSyntax, canFail: Bool)

  /// Parses `stream T`; returns nil at another type.
  private mutating func parsePlainStream() -> StreamType? {
    guard isWord("stream"), peek().kind == .leftBracket || isName(peek()), !peek().startsLine else { return nil }
    advance()
    let type = parseType()
    return ("stream \(code(in: type.range))", type, false)
  }
}

extension Parser {
  /// Parses `services AppServices`, `services SignInServices { Session, Keychain }` after its keyword.
  mutating func parseServiceContainer(_ documentation: [String], from start: Token) -> ServiceContainerSyntax? {
    guard let name = parseName("a name for the container of services") else { return nil }
    skipProtocols("remove the protocol; the container conforms to the providers of its services")
    var services: [Identifier]?
    if token.kind == .leftBrace, isOnLine {
      var names: [Identifier] = []
      parseBody(.serviceNames, of: start) { parser in
        guard parser.isName(parser.token) else {
          parser.failExpected("the name of a service")
          return
        }
        names.append(parser.takeIdentifier())
        if parser.token.kind == .colon, parser.isOnLine { parser.failServiceName() }
      }
      services = names
    }
    return ServiceContainerSyntax(
      documentation: documentation, range: range(from: start), name: name, services: services)
  }

  /// Fails at the `:` of `session: Session`.
  private mutating func failServiceName() {
    fail(
      .unexpectedToken(expected: "the next service or `}`", found: "`:`"), at: range(of: token),
      help: "write only the services: `{ Session, Keychain }`")
  }
}
