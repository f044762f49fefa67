/// The methods and properties of types: `func isOn(_ kind: Kind) -> Bool { … }`, `var isLive: Bool { … }`,
/// `static let limit = 3`.
extension Parser {
  /// Parses a method or a property of a type; returns nil for another item.
  mutating func parseMethod() -> FunctionSyntax? {
    guard let form = methodForm else { return nil }
    let documentation = takeDocumentation()
    let start = skipModifiers(of: form)
    let isConstant = token.kind == .letKeyword
    advance()
    let wasInMethod = readsMethod
    readsMethod = true
    defer { readsMethod = wasInMethod }
    if form.isMutating { return parseMutatingMethod(documentation, from: start, as: form) }
    guard form.isProperty else { return parseFunction(documentation, from: start, as: form) }
    guard let (name, type) = parseTypedName("a property's name", after: isConstant ? "let" : "var") else { return nil }
    var body = missing
    if !isConstant {
      body = parseBody(of: start)
    } else if readEqual(after: "`\(name.text)`") {
      body = parseExpression()
    }
    return FunctionSyntax(
      documentation: documentation, range: range(from: start), name: name, parameters: [], result: type, body: body,
      form: form)
  }

  /// Skips the modifiers of a method, and reports those that it does not have. Returns the first token that it has.
  private mutating func skipModifiers(of form: FunctionForm) -> Token {
    var kept: Set<String> = ["private", "static"]
    if !form.isProperty, !form.isStatic { kept.insert("mutating") }
    skipModifiers(except: kept)
    let start = token
    while token.kind == .identifier, kept.contains(text(token)) {
      advance()
      skipModifiers(except: kept)
    }
    return start
  }

  /// Parses `mutating func add(_ item: Item) { steps }` after `func`.
  private mutating func parseMutatingMethod(
    _ documentation: [String], from start: Token, as form: FunctionForm
  ) -> FunctionSyntax? {
    guard let name = parseName("a method's name") else { return nil }
    let parameters = parseParameters(areNamesOptional: false)
    if token.kind == .arrow, isOnLine, !isPanicking {
      let arrow = range(of: token)
      advance()
      _ = parseType()
      report(
        .unexpectedToken(expected: "`{` and the steps", found: "`->`"), at: arrow,
        help: "a `mutating` method has no result: declare a `func` that returns the value, too")
    }
    bodiesWithSteps.insert(token.lower)
    let body = parseBody(of: start)
    return FunctionSyntax(
      documentation: documentation, range: range(from: start), name: name, parameters: parameters,
      result: TypeSyntax(.missing, name.range), body: body, form: form)
  }

  /// The form of the current item if it is a method, a computed property or a `static let`; nil for another item.
  private var methodForm: FunctionForm? {
    var form = FunctionForm()
    var index = position
    while index < tokens.count - 2, tokens[index].kind == .identifier, modifiers.contains(text(tokens[index])) {
      switch text(tokens[index]) {
      case "static": form.isStatic = true
      case "mutating": form.isMutating = true
      case "private": form.isPrivate = true
      default: break
      }
      index += 1
    }
    // A type has no value to change.
    if form.isStatic { form.isMutating = false }
    let keyword = tokens[index]
    guard isName(tokens[index + 1]), !tokens[index + 1].startsLine else { return nil }
    if isWord("func", keyword) { return tokens[index + 2].kind == .leftParen ? form : nil }
    guard form.isStatic && keyword.kind == .letKeyword || isWord("var", keyword) && hasBody(after: index) else {
      return nil
    }
    form.isProperty = true
    form.isMutating = false
    return form
  }

  /// Whether the current item is a method, a property or a constant of its type.
  var beginsStatic: Bool { methodForm?.isStatic == true }

  /// Whether the current tokens are `var isLive: Bool {`, and not the value of a stored property with observers.
  var beginsComputedProperty: Bool {
    isWord("var") && isName(peek()) && !peek().startsLine && hasBody(after: position)
      && !beginsObserver(at: indexOfBody(after: position))
  }

  private func hasBody(after keyword: Int) -> Bool {
    let index = indexOfBody(after: keyword)
    return tokens[index].kind == .leftBrace && !tokens[index].startsLine
  }

  /// Returns the index of the `{` after the type of a property, or of another token that ends the type.
  private func indexOfBody(after keyword: Int) -> Int {
    var index = keyword + 2
    while index < tokens.count - 1, !tokens[index].startsLine,
      ![.leftBrace, .equal, .stringStart].contains(tokens[index].kind)
    { index += 1 }
    return index
  }
}
