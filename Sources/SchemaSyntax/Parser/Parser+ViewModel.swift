extension Parser {
  /// Parses `viewmodel V { … }`, `viewmodel V -> T { … }`.
  mutating func parseViewModel(_ documentation: [String], from start: Token) -> ViewModelSyntax? {
    guard let name = parseName("a view model's name") else { return nil }
    let protocols = "remove the protocol; conform the view model in a Swift extension"
    skipProtocols(protocols)
    var members = parseInputsAfterName()
    skipProtocols(protocols)
    let result = isOnLine && token.kind == .arrow ? parseOptionalResult() : nil
    var modifiers: [MemberModifiers] = []
    var functions: [FunctionSyntax] = []
    parseBody(.members, of: start) { parser in
      if parser.beginsStatic {
        if let function = parser.parseMethod() { functions.append(function) }
        return
      }
      var written: MemberModifiers?
      if let member = parser.parseMember(&written) {
        if var written {
          written.member = members.count
          modifiers.append(written)
        }
        members.append(member)
      }
    }
    return ViewModelSyntax(
      documentation: documentation, range: range(from: start), name: name, result: result, members: members,
      modifiers: modifiers, functions: functions)
  }

  /// Reports inputs that are written as parameters, `viewmodel V(id: Int) {`, and returns them as members.
  private mutating func parseInputsAfterName() -> [MemberSyntax] {
    guard token.kind == .leftParen, isOnLine, !isPanicking else { return [] }
    let open = token
    let inputs = parseParameters(areNamesOptional: false).compactMap { parameter in
      parameter.name.map { name in
        InputSyntax(
          documentation: [], range: SourceRange(file: file, lower: name.range.lower, upper: parameter.range.upper),
          isConstant: false, name: name, type: parameter.type, defaultValue: parameter.defaultValue)
      }
    }
    guard !isPanicking else { return [] }
    let place = SourceRange(file: file, lower: open.lower, upper: token.upper)
    let lines = inputs.map { "\n  input \(code(in: $0.range))" }.joined()
    // A comment after the `{` stays on its line.
    let next = SourceRange(file: file, lower: open.lower, upper: peek().lower)
    let isComplete = token.kind == .leftBrace && !hasComment(in: next)
    report(
      .unexpectedToken(expected: "`{`", found: "`(`"), at: range(of: open),
      help: inputs.isEmpty ? "remove `()`" : "write the inputs in the braces: `input \(source(of: inputs[0].range))`",
      fixIt: isComplete
        ? Diagnostic.FixIt(range: place, replacement: " {" + lines + (peek().startsLine ? "" : "\n ")) : nil)
    return inputs.map { .input($0) }
  }

  private mutating func parseMember(_ modifiers: inout MemberModifiers?) -> MemberSyntax? {
    let documentation = takeDocumentation()
    if let member = parseForeignReaction(documentation) ?? parseForeignFollow(documentation) { return member }
    var start = token
    let attributes = takeUnknownAttributes()
    if failSwiftMember() || skipMisplacedEnd(in: .members) { return nil }
    if attributes == nil { start = token }
    var word = attributes.flatMap { reportAttributes($0, from: start, &modifiers) }
    if word == nil { readPrivate(&modifiers) }
    word = word ?? readAttribute()
    if word == nil {
      skipModifiers(except: ["mutating"])
      if modifiers?.privateRange == nil { start = token }
      if let use = parseForeignUse(documentation, from: start) {
        modifiers?.privateRange = nil
        return use
      }
      word = readMemberKeyword()
    }
    guard let word = word ?? reportMissingKeyword() else {
      failMember()
      return nil
    }
    return parseMember(word, documentation, from: start)
  }

  /// Reports `name = value` and `name: Type`, and returns the keyword that is missing before it.
  private mutating func reportMissingKeyword() -> MemberKeyword? {
    guard isName(token), !token.isQuoted, !peek().startsLine else { return nil }
    var rest = self
    let name = rest.takeIdentifier()
    let beginsType = [.identifier, .leftBracket].contains(rest.peek().kind)
    let type = rest.token.kind == .colon && beginsType ? rest.parseOptionalType(after: name) : nil
    let keyword: MemberKeyword
    switch rest.token.kind {
    case .equal: keyword = rest.beginsLiteral ? .state : .display
    case .leftBrace where type != nil: keyword = .display
    default:
      guard type != nil, !rest.isOnLine, !rest.isPanicking else { return nil }
      keyword = .input
    }
    report(
      .unknownMember(word: describe(token), list: Self.list(MemberKeyword.self)), at: range(of: token),
      suggestion: .write("\(keyword.rawValue) \(name.text)", at: range(of: token)))
    replaceToken { $0.flags.startsLine = false }
    return keyword
  }

  /// Whether the value after `=` is a literal without interpolations.
  private var beginsLiteral: Bool {
    if [.nilKeyword, .dot, .leftBracket].contains(peek().kind) || typeOfEmptyCollection != nil { return true }
    guard typeOfLiteral != nil else { return false }
    return peek().kind != .stringStart || !(1...3).contains { peek($0).kind == .interpolationStart }
  }

  private mutating func failMember() {
    let written = text(token)
    let list = Self.list(MemberKeyword.self)
    let next = peek()
    if isName(token), !next.startsLine, isName(next), MemberKeyword(rawValue: text(next))?.precedesName == true,
      peek(2).kind != .equal
    {
      if isName(peek(2)), !peek(2).startsLine, !nearNames(to: written, among: ["private"]).isEmpty {
        let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: "private")
        return fail(.foreignWord(word: describe(token), meant: "private"), at: range(of: token), fixIt: fixIt)
      }
      let form = "\(text(next)) \(written)"
      let fixIt = Diagnostic.FixIt(range: range(of: token).union(range(of: next)), replacement: form)
      fail(
        .unknownMember(word: describe(token), list: list), at: range(of: token), help: "write `\(form)`", fixIt: fixIt)
      return
    }
    if hoistNestedDeclaration() { return }
    if isName(token), routerKeywords.contains(written) {
      fail(.misplacedRouterItem(word: written), at: range(of: token))
    } else if token.kind == .invalid {
      isPanicking = true
    } else {
      fail(.unknownMember(word: describe(token), list: list), at: range(of: token))
    }
  }

  /// Parses `input x: T = default`.
  mutating func parseInput(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let (name, type) = parseTypedName("an input's name", after: "input") else { return nil }
    let value = readOptionalEqual() ? parseExpression() : parseBraceBody(.braceBody)
    return .input(
      InputSyntax(
        documentation: documentation, range: range(from: start), isConstant: false, name: name, type: type,
        defaultValue: value))
  }

  /// Parses `let x = …`, `let f(params) -> T = …`, or `let x: T`, an input that never changes.
  mutating func parseConstant(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a name after `let`") else { return nil }
    if beginsParameters { return parameterized(documentation, from: start, isDisplay: false, name) }
    let type = parseOptionalType(after: name)
    if let type, !isPanicking, !isOnLine || token.kind == .rightBrace, token.kind != .equal {
      return .input(
        InputSyntax(
          documentation: documentation, range: range(from: start), isConstant: true, name: name, type: type,
          defaultValue: nil))
    }
    return derived(documentation, from: start, isDisplay: false, name, type)
  }

  /// Parses `display x: T = …`, `display f(params) -> T = …`.
  mutating func parseDisplay(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a display's name") else { return nil }
    if beginsParameters { return parameterized(documentation, from: start, isDisplay: true, name) }
    return derived(documentation, from: start, isDisplay: true, name, parseOptionalType(after: name))
  }

  private var beginsParameters: Bool { token.kind == .leftParen && isOnLine && !isPanicking }

  /// Parses `(params) -> T = …`. The type can be inferred.
  private mutating func parameterized(
    _ documentation: [String], from start: Token, isDisplay: Bool, _ name: Identifier
  ) -> MemberSyntax {
    let parenthesis = token
    let parameters = parseParameters(areNamesOptional: false)
    let hasType = isOnLine && !isPanicking && [.arrow, .colon, .identifier].contains(token.kind)
    if parameters.isEmpty, !isPanicking {
      let range = range(from: parenthesis)
      var fixIt = Diagnostic.FixIt(
        range: hasType ? range.union(self.range(of: token)) : range, replacement: hasType ? ":" : "")
      // The keyword is before the name; an access level can precede it.
      let keyword = tokens[..<position].last { $0.upper <= name.range.lower } ?? start
      if foreignFunctions.contains(text(keyword)) {
        // The report of the keyword contains the modifiers before it.
        let words = diagnostics.last.map(\.range).flatMap { $0.upper == keyword.upper ? $0 : nil }
        fixIt.range = fixIt.range.union(words ?? self.range(of: keyword))
        fixIt.replacement = "display \(name.text)\(fixIt.replacement)"
      }
      report(.modifier(word: "()"), at: range, help: "remove it, because no value is passed", fixIt: fixIt)
    }
    let type = hasType ? parseResult() : nil
    return derived(documentation, from: start, isDisplay: isDisplay, name, parameters: parameters, type)
  }

  private mutating func derived(
    _ documentation: [String], from start: Token, isDisplay: Bool, _ name: Identifier,
    parameters: [ParameterSyntax] = [], _ type: TypeSyntax?
  ) -> MemberSyntax {
    var value = missing
    if token.kind == .leftBrace, isOnLine {
      if type == nil, !isPanicking {
        let form = name.text + (parameters.isEmpty ? ": Type" : "(…) -> Type")
        report(.untypedBody(name: name.text, form: (isDisplay ? "display " : "let ") + form), at: name.range)
      }
      value = parseBody(of: start)
    } else if readEqual(after: "`\(name.text)`") {
      value = parseExpression()
    }
    return .derived(
      DerivedSyntax(
        documentation: documentation, range: range(from: start), isDisplay: isDisplay, name: name,
        parameters: parameters, type: type, value: value)
    )
  }

  /// Parses `leave when condition else confirm "…"`, a display that is nil while the screen can be left.
  mutating func parseLeave(_ documentation: [String], from start: Token) -> MemberSyntax? {
    let name = Identifier(text: DerivedSyntax.leaveName, range: range(from: start))
    let form = "write `leave when condition else confirm \"Discard your changes?\"`"
    guard takeWord("when", "`when` and a condition", form) else { return nil }
    let condition = parseExpression()
    guard !isPanicking else { return nil }
    guard token.kind == .elseKeyword else {
      failExpected("`else confirm` and the question", help: form)
      return nil
    }
    advance()
    guard takeWord("confirm", "`confirm` and the question", form) else { return nil }
    let question = parseExpression()
    let range = condition.range.union(question.range)
    let value = Expression(.ternary(condition, Expression(.nilLiteral, condition.range.end), question), range)
    return .derived(
      DerivedSyntax(
        documentation: documentation, range: self.range(from: start), isDisplay: true, name: name,
        value: value))
  }

  private mutating func takeWord(_ word: String, _ expected: String, _ help: String) -> Bool {
    guard isWord(word), !isPanicking else {
      failExpected(expected, help: help)
      return false
    }
    advance()
    return true
  }

  /// Parses `: Type`. Returns nil if there is none. A value after the colon is left for the reader of `=`.
  mutating func parseOptionalType(after name: Identifier) -> TypeSyntax? {
    guard !isPanicking, isOnLine else { return nil }
    if token.kind == .identifier, peek().kind == .equal, !peek().startsLine, !asksQuestion(peek(2)) {
      readColon(after: name)
      return parseType()
    }
    let isIdentity = peek(2).kind == .dot && isWord("ID", peek(3))
    guard token.kind == .colon, isIdentity || beginsType(peek(), peek(2)) else { return nil }
    advance()
    return parseType()
  }

  /// Whether a value is the answer to a question, which needs no type.
  private func asksQuestion(_ token: Token) -> Bool { isWord("prompt", token) || isWord("choose", token) }

  /// Returns whether two tokens begin a type. A value after `:` was probably meant for `=`.
  private func beginsType(_ first: Token, _ second: Token) -> Bool {
    switch first.kind {
    case .identifier: !(second.kind == .leftParen || second.kind == .dot) || second.startsLine
    case .stringStart, .integer, .decimal, .duration, .trueKeyword, .falseKeyword, .nilKeyword, .ifKeyword,
      .switchKeyword, .dot,
      .minus:
      false
    default: true
    }
  }

  /// Parses `custom f(params) -> T`.
  mutating func parseCustom(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a custom's name") else { return nil }
    let parameters = parseParameters(areNamesOptional: false)
    let effects = parseEffects()
    let result = parseOptionalResult()
    if token.kind == .equal || token.kind == .leftBrace, isOnLine, !isPanicking {
      fail(.customBody(name: name.text), at: range(of: token))
    }
    return .custom(
      CustomSyntax(
        documentation: documentation, range: range(from: start), name: name, parameters: parameters, effects: effects,
        result: result))
  }

  /// Parses `-> Type`. Returns nil if there is none.
  mutating func parseOptionalResult() -> TypeSyntax? {
    guard isOnLine, token.kind == .arrow || token.kind == .colon, !skipNoResult() else { return nil }
    return parseResult()
  }
}
