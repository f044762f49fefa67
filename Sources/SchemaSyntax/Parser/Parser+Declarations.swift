extension Parser {
  /// Parses `enum E: Raw { … }`, `error E { … }`.
  mutating func parseEnum(_ documentation: [String], from start: Token, isError: Bool) -> EnumSyntax? {
    guard let name = parseName(isError ? "an error's name" : "an enum's name") else { return nil }
    let isError = skipErrorConformance(from: start, name, isError: isError)
    var rawType = take(.colon) ? parseType() : nil
    // The protocols of an enum that is an error have been reported.
    skipProtocols(after: &rawType, of: name, isError: isError, areReported: text(start) == "enum" && isError)
    var cases: [EnumCaseSyntax] = []
    var methods: [FunctionSyntax] = []
    parseBody(.cases, of: start) { parser in
      if let method = parser.parseMethod() { methods.append(method) } else { parser.parseEnumCases(into: &cases) }
    }
    return EnumSyntax(
      documentation: documentation, range: range(from: start), isError: isError, name: name, rawType: rawType,
      cases: cases, methods: methods)
  }

  /// Reports and skips the protocols after the raw type of an enum.
  private mutating func skipProtocols(
    after rawType: inout TypeSyntax?, of name: Identifier, isError: Bool, areReported: Bool
  ) {
    guard token.kind == .comma, isOnLine, !isPanicking else { return }
    let comma = range(of: token)
    // The first name is a protocol, too, unless it can be a raw type.
    if case .name(let name)? = rawType?.kind, name != "String", name != "Int" { rawType = nil }
    let isIdentified = tokens[position...].prefix { $0.kind != .leftBrace }.contains { isWord("Identifiable", $0) }
    while isOnLine, token.kind != .leftBrace { advance() }
    if areReported { return }
    let place = SourceRange(file: file, lower: rawType?.range.upper ?? name.range.upper, upper: previousUpper)
    report(
      .unexpectedToken(expected: "`{`", found: "`,`"), at: comma,
      help: "remove the protocols; \(isError ? "an `error`" : "an `enum`") conforms to them automatically"
        + (isIdentified ? ", and its values identify themselves" : ""),
      fixIt: hasComment(in: place) ? nil : Diagnostic.FixIt(range: place, replacement: ""))
  }

  /// Parses the cases of one line: `case a = 0 "A", b`.
  private mutating func parseEnumCases(into cases: inout [EnumCaseSyntax]) {
    guard !isPanicking else { return }
    var documentation = takeDocumentation()
    if failSwiftField(of: .cases) { return }
    skipModifiers()
    if failSwiftField(of: .cases) { return }
    var start = token
    if isWord("var") || token.kind == .letKeyword, isName(peek()), !peek().startsLine {
      return failFieldsOfEnum()
    }
    guard readItemKeyword(in: .cases, "case") else { return }
    while true {
      guard let name = parseName("a case's name") else { return }
      var values: [ParameterSyntax] = []
      if token.kind == .leftParen, isOnLine { values = parseParameters(areNamesOptional: true) }
      var rawValue: Expression?
      skipLabelSign()
      if token.kind == .colon, isOnLine {
        reportWrongSign("=")
        replaceToken { $0.kind = .equal }
      }
      if readOptionalEqual() { rawValue = parseExpression() }
      var label: Expression?
      if token.kind == .stringStart, isOnLine, !isPanicking { label = parseLabel() }
      let isLast = token.kind != .comma || isPanicking
      if !isLast { advance() }
      let range = SourceRange(file: file, lower: start.lower, upper: isLast ? previousUpper : previousUpper - 1)
      cases.append(
        EnumCaseSyntax(
          documentation: documentation, range: range, name: name, values: values, rawValue: rawValue, label: label))
      if isLast || isPanicking || token.kind == .caseKeyword { return }
      documentation = takeDocumentation()
      start = token
    }
  }

  /// Reports and skips a `:` or `,` before a label.
  private mutating func skipLabelSign() {
    guard token.kind == .colon || token.kind == .comma, isOnLine, peek().kind == .stringStart, !peek().startsLine,
      !isPanicking
    else { return }
    report(
      .unexpectedToken(expected: "the label", found: describe(token)), at: range(of: token),
      help: "remove it, and write the label after the case",
      fixIt: Diagnostic.FixIt(range: range(of: token), replacement: ""))
    advance()
  }

  private mutating func parseLabel() -> Expression {
    let literal = parseString()
    return Expression(.string(literal), literal.range)
  }

  /// Parses `model M: Identifiable { … }` after its keyword.
  mutating func parseModel(_ documentation: [String], from start: Token, isExtern: Bool) -> ModelSyntax? {
    guard let name = parseName("a model's name") else { return nil }
    let conformances = parseConformances()
    let module = isExtern ? parseOrigin() : nil
    var fields: [FieldSyntax] = []
    var methods: [FunctionSyntax] = []
    parseBody(.fields, of: start) { parser in
      if let method = parser.parseMethod() {
        methods.append(method)
      } else if let field = parser.parseField() {
        fields.append(field)
      }
    }
    return ModelSyntax(
      documentation: documentation, range: range(from: start), isExtern: isExtern, name: name,
      conformances: conformances, module: module, fields: fields, methods: methods)
  }

  /// Parses `: Hashable, Sendable`.
  private mutating func parseConformances() -> [Identifier] {
    guard take(.colon) else { return [] }
    var names: [Identifier] = []
    repeat {
      guard let name = parseName("a protocol's name") else { return names }
      names.append(name)
      if token.kind == .foreignOperator, text(token) == "&" {
        reportWrongSign(",")
        replaceToken { $0.kind = .comma }
      }
    } while take(.comma)
    return names
  }

  /// Parses `from Module`, behind the conformances.
  private mutating func parseOrigin() -> Identifier? {
    guard isWord("from"), isOnLine, !isPanicking else { return nil }
    advance()
    let module = parseName("a module's name")
    if token.kind == .colon, isOnLine, !isPanicking {
      failExpected("the end of the line", help: "write the protocols before `from`")
    }
    return module
  }

  /// Parses `let name: Type = default key "json_name"`.
  private mutating func parseField() -> FieldSyntax? {
    guard !isPanicking else { return nil }
    let documentation = takeDocumentation()
    if failSwiftField(of: .fields) { return nil }
    skipModifiers()
    if failSwiftField(of: .fields) { return nil }
    let start = token
    let isVariable = isWord("var")
    guard readItemKeyword(in: .fields, "let") else { return nil }
    guard let (name, type) = parseTypedName("a field's name", after: isVariable ? "var" : "let") else { return nil }
    let defaultValue = readOptionalEqual() ? parseExpression() : parseComputedConstant(start)
    var key: Expression?
    if isWord("key"), isOnLine, !isPanicking {
      advance()
      if token.kind == .stringStart { key = parseLabel() } else { failExpected("the key, as a string") }
    }
    return FieldSyntax(
      documentation: documentation, range: range(from: start), isVariable: isVariable, name: name, type: type,
      defaultValue: defaultValue, key: key)
  }

  /// Reports a `let` with a body. A computed property is a `var`, as in Swift.
  private mutating func parseComputedConstant(_ keyword: Token) -> Expression? {
    guard !isPanicking, token.kind == .leftBrace, isOnLine else { return nil }
    report(.computedField, at: range(of: keyword), suggestion: .write("var", at: range(of: keyword)))
    return parseBody(of: keyword)
  }

  /// Parses `extern model M { … }`, `extern T: Hashable from Module`.
  mutating func parseExtern(_ documentation: [String], from start: Token) -> DeclarationSyntax? {
    if isWord("model"), isName(peek()) {
      advance()
      return parseModel(documentation, from: start, isExtern: true).map { .model($0) }
    }
    guard let name = parseName("a type's name, or `model`") else { return nil }
    let conformances = parseConformances()
    let module = parseOrigin()
    if token.kind == .leftBrace, isOnLine {
      failExpected("the end of the line", help: "write `extern model \(name.text)` to list fields")
    }
    return .externType(
      ExternTypeSyntax(
        documentation: documentation, range: range(from: start), name: name, conformances: conformances,
        module: module))
  }

  /// Parses `func f(_ s: Int) -> String = …`.
  mutating func parseFunction(
    _ documentation: [String], from start: Token,
    as form: FunctionForm = FunctionForm()
  ) -> FunctionSyntax? {
    guard let name = parseName("a function's name") else { return nil }
    let parameters = parseParameters(areNamesOptional: false)
    let result = parseResult()
    var body = missing
    if token.kind == .leftBrace, isOnLine {
      body = parseBody(of: start)
    } else if readEqual(after: "the function's result") {
      body = parseExpression()
    }
    return FunctionSyntax(
      documentation: documentation, range: range(from: start), name: name,
      parameters: parameters, result: result, body: body, form: form)
  }

  /// Parses `-> Type`.
  mutating func parseResult() -> TypeSyntax {
    let missing = TypeSyntax(.missing, afterPrevious)
    while isWord("async") || isWord("throws") || isWord("rethrows"), isOnLine {
      report(.effect(word: text(token)), at: range(of: token))
      advance()
    }
    if take(.arrow) { return parseType() }
    guard !isPanicking else { return missing }
    if token.kind == .colon, isOnLine {
      reportWrongSign("->")
      advance()
      return parseType()
    }
    failExpected(
      "`->` and the type of the result",
      help: token.kind == .leftBrace && isOnLine
        ? readsMethod
          ? "return the changed value, or write `mutating` before `func`"
          : "a function computes a value; what changes something is a `command` of a view model"
        : nil)
    return missing
  }

  /// Parses `sample ada: Person = …`.
  mutating func parseSample(_ documentation: [String], from start: Token) -> SampleSyntax? {
    guard let (name, type) = parseTypedName("a sample's name", after: "sample") else { return nil }
    let value = readEqual(after: "the sample's type") ? parseExpression() : missing
    return SampleSyntax(documentation: documentation, range: range(from: start), name: name, type: type, value: value)
  }

  /// Whether a `let` with a value is next. Without one, it is a field or an input after an extra `}`.
  var beginsSharedConstant: Bool {
    guard token.kind == .letKeyword, isName(peek()), !peek().startsLine else { return false }
    var distance = 2
    while !peek(distance).startsLine, peek(distance).kind != .endOfFile {
      if peek(distance).kind == .equal { return true }
      distance += 1
    }
    return false
  }

  /// Parses `let us = Country(…)` beside other declarations.
  mutating func parseSharedConstant(_ documentation: [String]) -> SampleSyntax? {
    let start = token
    advance()
    guard let name = parseName("a name after `let`") else { return nil }
    let type = parseOptionalType(after: name)
    let value = readEqual(after: "`\(name.text)`") ? parseExpression() : missing
    return SampleSyntax(
      documentation: documentation, range: range(from: start), isConstant: true, name: name, type: type, value: value)
  }

  /// Parses `(label name: Type = default, …)`.
  mutating func parseParameters(areNamesOptional: Bool) -> [ParameterSyntax] {
    guard !isPanicking else { return [] }
    guard token.kind == .leftParen else {
      failExpected("`(` and the parameters")
      return []
    }
    return parseList(until: .rightParen, ")") { $0.parseParameter(isNameOptional: areNamesOptional) }
  }

  /// Reports a parameter that is only a type, and returns a name for it; nil for another mistake.
  private mutating func nameOfUnnamedParameter() -> Identifier? {
    let (type, place) = (text(token), range(of: token))
    guard isName(token), isOnLine, let first = type.first, first.isUppercase else { return nil }
    let isInitialism = type.allSatisfy(\.isUppercase)
    let name = isInitialism ? type.lowercased() : first.lowercased() + type.dropFirst()
    report(
      .unexpectedToken(expected: "a parameter, as `name: Type`", found: describe(token)), at: place,
      suggestion: .write("\(name): \(type)", at: place))
    return Identifier(text: name, range: place)
  }

  private mutating func parseParameter(isNameOptional: Bool) -> ParameterSyntax {
    let start = token
    var label: Identifier?
    var name: Identifier?
    let next = peek()
    if isName(token), next.kind == .colon {
      name = takeIdentifier()
      label = name
    } else if isName(token), isName(next), !(isWord("any") && isTypeName(next)) {
      if peek(2).kind == .colon {
        label = isWord("_") ? nil : identifier
        advance()
        name = takeIdentifier()
      } else {
        name = takeIdentifier()
        label = name
      }
    }
    if let name {
      readColon(after: name)
    } else if !isNameOptional {
      name = nameOfUnnamedParameter()
      label = name
      if name == nil { failExpected("a parameter, as `name: Type`") }
    }
    let type = parseType()
    let defaultValue = readOptionalEqual() ? parseExpression() : nil
    return ParameterSyntax(range: range(from: start), label: label, name: name, type: type, defaultValue: defaultValue)
  }
}
