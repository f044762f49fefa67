/// The keywords and punctuation that all items share, and common misspellings of them.
extension Parser {
  /// Reads the keyword of an item: `let` or `var` of a field, or `case`. A missing or foreign keyword is reported.
  mutating func readItemKeyword(in body: Body, _ meant: String) -> Bool {
    guard !isPanicking else { return false }
    let next = peek()
    if body.words.contains(text(token)), !token.isQuoted {
      advance()
      return true
    }
    if body == .fields || body == .cases, hoistNestedDeclaration() { return false }
    guard isName(token) else {
      failExpected(body.expected, isAtLineStart: true)
      return false
    }
    let isName = isName(next) && !next.startsLine
    if isName, next.kind != .identifier || peek(2).kind == .colon || body != .fields {
      // `const name: T` has a keyword of another language.
      reportWord(nearNames(to: text(token), among: body.words).first ?? meant)
      advance()
      return true
    }
    replaceToken { $0.flags.startsLine = false }
    // `parseTypedName` reports `String name`.
    if isName, body == .fields, isTypeFirst(token, next) { return true }
    let fixIt = Diagnostic.FixIt(range: range(of: token).start, replacement: meant + " ")
    // Swift reserves `init`, so no item can have that name.
    let isReserved = isWord("init")
    let item = body == .cases ? "case" : body == .fields ? "field" : meant == "func" ? "function" : meant
    report(
      .missingWord(word: meant, item: item, name: describe(token)), at: range(of: token),
      fixIt: isReserved ? nil : fixIt)
    return true
  }

  /// Reports the current token, which repeats the token before it, and skips it.
  mutating func skipRepeatedWord() {
    reportRepeatedWord()
    advance()
  }

  /// Reports the current token, which repeats the token before it.
  mutating func reportRepeatedWord() {
    let place = SourceRange(file: file, lower: previousUpper, upper: token.upper)
    report(
      .repeatedWord(word: text(token)), at: range(of: token), fixIt: Diagnostic.FixIt(range: place, replacement: ""))
  }

  /// Whether the current token repeats `word`, and a name or value follows.
  func isRepeated(_ word: String) -> Bool {
    isOnLine && token.kind == .identifier && text(token) == word && isName(peek()) && !peek().startsLine
  }

  /// Reports the current token, which is in the place of `meant`, as a word of another language or as `kind`.
  mutating func reportWord(_ meant: String, _ kind: DiagnosticKind? = nil) {
    let place = range(of: token)
    report(kind ?? .foreignWord(word: describe(token), meant: meant), at: place, suggestion: .write(meant, at: place))
  }

  /// Reports and reads a declaration, or a type of Swift, inside another declaration. Returns false at other tokens.
  mutating func hoistNestedDeclaration() -> Bool {
    guard beginsForeignType else {
      guard startsItem(of: .file) else { return false }
      hoistDeclaration(help: nil)
      return true
    }
    let count = misplacedDeclarations.count
    hoistDeclaration(help: "move it to the top level of the file, and write `model \(text(peek()))`")
    if misplacedDeclarations.count > count, case .model(let model) = misplacedDeclarations[count] {
      // Without the other protocols, which a model has automatically.
      let model = ModelSyntax(
        documentation: model.documentation, range: model.range, isExtern: false, name: model.name,
        conformances: model.conformances.filter { $0.text == "Identifiable" }, fields: model.fields,
        methods: model.methods)
      misplacedDeclarations[count] = .model(model)
    }
    return true
  }

  /// Whether the current tokens are `struct Row {` or `class Row:`.
  private var beginsForeignType: Bool {
    ["struct", "class", "actor"].contains(text(token)) && isName(peek()) && !peek().startsLine
      && [.leftBrace, .colon].contains(peek(2).kind)
  }

  /// Reports and reads a declaration inside another one.
  private mutating func hoistDeclaration(help: String?) {
    // A declaration uses as much stack as a dozen expressions.
    depth += 16
    defer { depth -= 16 }
    guard enter() else { return }
    depth -= 1
    report(.misplacedDeclaration(word: text(token)), at: range(of: token), help: help)
    if let declaration = parseDeclaration() { misplacedDeclarations.append(declaration) }
  }

  /// Parses `name: Type` after the keyword of an item. A missing colon or type is reported.
  mutating func parseTypedName(_ what: String, after word: String) -> (Identifier, TypeSyntax)? {
    guard var name = parseName(what) else { return nil }
    if token.kind == .equal, isOnLine, !isPanicking {
      if let type = typeOfEmptyCollection { return (name, type) }
      if let type = typeOfLiteral { return (name, TypeSyntax(.name(type), name.range.end)) }
      // `= Person(…)` names the type.
      if isTypeName(peek()), peek(2).kind == .leftParen, !peek(2).startsLine {
        let type = text(peek())
        if type == "UUID", peek(3).kind == .rightParen, peek(4).kind == .dot, isWord("uuidString", peek(5)) {
          let place = name.range.union(range(of: peek(5)))
          let note = ", and create the identifier where the value is created: `UUID()` in a step"
          report(
            .missingType(name: name.text), at: name.range,
            suggestion: .write("\(name.text): String", at: place, note: note))
          for _ in 0..<6 { advance() }
          return (name, TypeSyntax(.name("String"), name.range.end))
        }
        return (name, TypeSyntax(.name(type), name.range.end))
      }
      report(.missingType(name: name.text), at: name.range)
      return (name, TypeSyntax(.missing, name.range))
    }
    if token.kind == .identifier, isOnLine, !isPanicking, isTypeFirst(name) {
      let type = TypeSyntax(.name(name.text), name.range)
      let second = identifier
      advance()
      reportMissingColon(second, after: name.range.union(second.range), "\(word) \(second.text): \(name.text)")
      name = second
      return (name, type)
    }
    readColon(after: name)
    return (name, parseType())
  }

  /// Returns whether the tokens are `String name`, with the type first as in other languages.
  private func isTypeFirst(_ name: Identifier) -> Bool { isTypeFirst(name.text.utf8.first ?? 0, token) }

  private func isTypeFirst(_ first: Token, _ second: Token) -> Bool { isTypeFirst(bytes[Int(first.lower)], second) }

  private func isTypeFirst(_ first: UInt8, _ second: Token) -> Bool {
    let second = bytes[Int(second.lower)]
    return first >= 0x41 && first <= 0x5A && second >= 0x61 && second <= 0x7A
  }

  /// Reads the `:` between a name and its type.
  mutating func readColon(after name: Identifier) {
    guard !isPanicking, !take(.colon) else { return }
    if isOnLine, token.kind == .identifier || token.kind == .leftBracket {
      reportMissingColon(name, after: name.range, "\(name.text): \(text(token))")
    } else {
      failExpected("`:` and a type")
    }
  }

  private mutating func reportMissingColon(_ name: Identifier, after range: SourceRange, _ form: String) {
    let fixIt = Diagnostic.FixIt(range: range.end, replacement: ":")
    report(.missingColon(name: name.text), at: range, help: "write `\(form)`", fixIt: range == name.range ? fixIt : nil)
  }

  /// Reports and skips `: P` after the name of a declaration that cannot conform to protocols.
  mutating func skipProtocols(_ help: String) {
    guard token.kind == .colon, isOnLine, !isPanicking else { return }
    report(.unexpectedToken(expected: "`{`", found: "`:`"), at: range(of: token), help: help)
    while isOnLine, token.kind != .leftBrace { advance() }
  }

  /// Reads `=`. Returns false at other tokens. `==`, `:=`, `<-` and `=>` are reported and read as `=`.
  mutating func readOptionalEqual() -> Bool {
    guard !isPanicking, isOnLine || token.kind == .equal else { return false }
    if take(.equal) { return true }
    guard token.kind == .equalEqual || (token.kind == .foreignOperator && [":=", "<-", "=>"].contains(text(token)))
    else {
      return false
    }
    reportWrongSign("=")
    advance()
    return true
  }

  /// Reads the `=` before a value. A missing `=` is reported, and a value after it is read.
  mutating func readEqual(after what: String, help: String? = nil) -> Bool {
    guard !isPanicking else { return false }
    if readOptionalEqual() { return true }
    if token.kind == .colon, isOnLine {
      reportWrongSign("=")
      advance()
      return true
    }
    guard isOnLine, beginsValue else {
      failExpected("`=` and a value after \(what)", help: help)
      return false
    }
    let fixIt = Diagnostic.FixIt(range: afterPrevious, replacement: " =")
    report(.missingEqual(place: what), at: afterPrevious, fixIt: fixIt)
    return true
  }

  /// Whether the current token begins a value.
  var beginsValue: Bool { beginsValue(token) }

  /// Whether a token begins a value.
  ///
  /// - Parameter orSign: Whether a parenthesis or a prefix operator counts too.
  func beginsValue(_ token: Token, orSign: Bool = false) -> Bool {
    switch token.kind {
    case .identifier, .integer, .decimal, .duration, .stringStart, .trueKeyword, .falseKeyword, .nilKeyword, .ifKeyword,
      .switchKeyword,
      .leftBracket, .dot:
      true
    case .leftParen, .minus, .exclamation: orSign
    default: false
    }
  }

  /// Reports `{ return value }` in the place of `= value`, and returns its value.
  mutating func parseBraceBody(_ kind: DiagnosticKind) -> Expression? {
    guard !isPanicking, token.kind == .leftBrace, isOnLine else { return nil }
    let open = token
    report(kind, at: range(of: open))
    advance()
    if isWord("return") { advance() }
    let diagnosticCount = diagnostics.count
    let value = parseBlockBody(of: open)
    // Swift statements in the braces are part of the mistake.
    if isPanicking { diagnostics.removeSubrange(diagnosticCount...) }
    return value
  }
}
