/// The keywords in the braces of a property.
let accessorKeywords: Set<String> = ["get", "set"]

/// Properties of view models with `get` and `set`.
extension Parser {
  /// Whether the token at an index begins `get { … }`, `set { … }` or `set(value) { … }`.
  func isAccessor(at index: Int) -> Bool {
    guard tokens.indices.contains(index + 1), tokens[index].kind == .identifier, !tokens[index].isQuoted,
      accessorKeywords.contains(text(tokens[index]))
    else { return false }
    let next = tokens[index + 1]
    return next.kind == .leftBrace || next.kind == .leftParen && isWord("set", tokens[index]) || isEffect(next)
  }

  private func isEffect(_ token: Token) -> Bool { isWord("async", token) || isWord("throws", token) }

  /// Parses `var x: T { get { … } set { … } }` after its keyword.
  mutating func parseProperty(_ documentation: [String], from start: Token) -> MemberSyntax? {
    let keyword = tokens[position - 1]
    guard let name = parseName("a property's name") else { return nil }
    var type = parseOptionalType(after: name)
    if type == nil {
      if !isPanicking { report(.untypedBody(name: name.text, form: "var \(name.text): Type"), at: name.range) }
      type = TypeSyntax(.missing, name.range)
    }
    var getter: (range: SourceRange, value: Expression)?
    var setter: (range: SourceRange, parameter: Identifier, steps: StepsSyntax)?
    var hasErrors = isPanicking || token.kind != .leftBrace
    parseBody(.accessors, of: start) { parser in
      let first = parser.token
      let isRepeated = parser.isWord("get") ? getter != nil : setter != nil
      guard parser.isAccessor(at: parser.position), !isRepeated else {
        hasErrors = true
        let missing = [getter == nil ? "`get`" : nil, setter == nil ? "`set`" : nil].compactMap(\.self)
        return parser.failExpected((missing + ["`}`"]).joined(separator: " or "))
      }
      parser.advance()
      let parameter = parser.isWord("set", first) ? parser.parseAssignedName() : nil
      parser.skipEffectsOfAccessor()
      if let parameter {
        let steps = parser.parseSteps(of: first)
        setter = (parser.range(from: first), parameter, steps)
      } else {
        let value = parser.parseBody(of: first)
        getter = (parser.range(from: first), value)
      }
    }
    if hasErrors {
      // The accessors are unknown.
    } else if getter == nil {
      report(
        .unexpectedToken(expected: "`get` and the value", found: "only `set`"), at: name.range,
        help: "write `get { … }` before `set`, or a `command` that a view calls")
    } else if setter == nil, let getter, let type {
      let code = "display \(name.text): \(code(in: type.range)) \(code(in: getter.value.range))"
      report(
        .foreignWord(word: "`var` without `set`", meant: "display"), at: range(of: keyword),
        suggestion: .write(code, at: SourceRange(file: file, lower: keyword.lower, upper: tokens[position - 1].upper)))
    }
    return .derived(
      DerivedSyntax(
        documentation: documentation, range: range(from: start), isDisplay: true, name: name, type: type,
        value: getter?.value ?? missing,
        setter: setter.map {
          SetterSyntax(
            range: $0.range, getter: getter?.range ?? $0.range, parameter: $0.parameter, steps: $0.steps)
        }))
  }

  /// Parses the name in `set(value)`. Without one, it is `newValue`.
  private mutating func parseAssignedName() -> Identifier {
    let standard = Identifier(text: "newValue", range: afterPrevious)
    guard take(.leftParen) else { return standard }
    let name = parseName("the name of the assigned value") ?? standard
    if !take(.rightParen) { failExpected("`)`") }
    return name
  }

  /// Reports and skips `async` and `throws` of an accessor.
  private mutating func skipEffectsOfAccessor() {
    while isEffect(token), !isPanicking {
      let place = SourceRange(file: file, lower: token.lower, upper: peek().lower)
      report(
        .modifier(word: text(token)), at: range(of: token),
        help: "remove it, and call a `command` that suspends or fails",
        fixIt: Diagnostic.FixIt(range: place, replacement: ""))
      advance()
    }
  }
}
