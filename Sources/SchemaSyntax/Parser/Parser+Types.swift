extension Parser {
  /// Parses `Name`, `[T]`, `[K: V]`, `T?`.
  mutating func parseType() -> TypeSyntax {
    guard !isPanicking, enter() else { return missingType }
    let type = parseUnmarkedType()
    depth -= 1
    return isOnLine && !isSpaceBefore(token) ? readMarks(of: type) : type
  }

  private var missingType: TypeSyntax { TypeSyntax(.missing, afterPrevious) }

  private mutating func parseUnmarkedType() -> TypeSyntax {
    switch token.kind {
    case .identifier where isWord("any") && isWord("Error", peek()) && !peek().startsLine:
      advance()
      return parseNamedType()
    case .identifier where isOnLine: return precedesForeignType ? parseForeignType() : parseNamedType()
    case .leftBracket where isOnLine: return parseBracketedType()
    case .leftParen where isOnLine: return parseParenthesizedType()
    case .at where isOnLine && [.leftParen, .at].contains(peek(2).kind):
      skipTypeAttributes()
      return parseUnmarkedType()
    default:
      failExpected("a type")
      return missingType
    }
  }

  /// Skips `@escaping` and `@MainActor` before the type of a closure, which is reported.
  private mutating func skipTypeAttributes() {
    while token.kind == .at, isName(peek()), !peek().startsLine {
      advance()
      advance()
    }
  }

  private mutating func parseParenthesizedType() -> TypeSyntax {
    let open = token
    advance()
    skipTypeAttributes()
    let isLabel = isName(token) && peek().kind == .colon
    if token.kind == .rightParen || isLabel { return failFunctionType(from: open) }
    let inner = parseType()
    if token.kind == .comma, isOnLine { return failFunctionType(from: open) }
    expectClosing(.rightParen, ")", of: open)
    if token.kind == .arrow || isWord("async") || isWord("throws"), isOnLine { return failFunctionType(from: open) }
    return TypeSyntax(inner.kind, range(from: open))
  }

  /// Fails at `(T) -> U` and `(T, U)`, which are not types of a schema.
  private mutating func failFunctionType(from open: Token) -> TypeSyntax {
    while isOnLine, token.kind != .rightParen, token.kind != .arrow { advance() }
    if isOnLine, token.kind == .rightParen { advance() }
    while isOnLine, isWord("async") || isWord("throws") { advance() }
    let isFunction = token.kind == .arrow && isOnLine
    if isFunction { advance() }
    fail(
      .unexpectedToken(expected: "a type", found: isFunction ? "a closure's type" : "a tuple"), at: range(from: open),
      help: isFunction
        ? "write an `event` for what the owner does, or a service function that returns a value, `async -> T`, or a stream"
        : "declare a `model` with these fields")
    return missingType
  }

  /// Reads `?` after a type. `!` is reported and read as `?`.
  private mutating func readMarks(of unmarked: TypeSyntax) -> TypeSyntax {
    var type = unmarked
    while !isPanicking, isOnLine, !isSpaceBefore(token) {
      switch token.kind {
      case .question: type = TypeSyntax(.optional(type), extended(type, to: token.upper))
      case .questionQuestion:
        type = TypeSyntax(.optional(type), extended(type, to: token.upper - 1))
        type = TypeSyntax(.optional(type), extended(type, to: token.upper))
        height += 1
      case .exclamation:
        let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: "?")
        report(.implicitlyUnwrapped, at: range(of: token), fixIt: fixIt)
        type = TypeSyntax(.optional(type), extended(type, to: token.upper))
      default: return type
      }
      height += 1
      advance()
      guard checkHeight(height) else { return missingType }
    }
    return type
  }

  private func extended(_ type: TypeSyntax, to upper: Int32) -> SourceRange {
    SourceRange(file: file, lower: type.range.lower, upper: upper)
  }

  private mutating func parseNamedType() -> TypeSyntax {
    let name = takeIdentifier()
    height = 1
    if ["Foundation", "Swift", "SwiftUI", "UIKit"].contains(name.text), token.kind == .dot, isName(peek()) {
      let place = SourceRange(file: file, lower: name.range.lower, upper: token.upper)
      report(
        .unexpectedToken(expected: "a type", found: "`\(name.text).`"), at: place,
        help: "write `\(text(peek()))`", fixIt: Diagnostic.FixIt(range: place, replacement: ""))
      advance()
      return parseNamedType()
    }
    if token.kind == .dot, isOnLine, !isSpaceBefore(token), isName(peek()), !isWord("ID", peek()) {
      let place = name.range.union(range(of: peek()))
      fail(
        .unexpectedToken(expected: "a type", found: "`\(source(of: place))`"), at: place,
        help: "declare `\(text(peek()))` at the top level of the file, and write its name alone; types are not nested")
      return TypeSyntax(.missing, place)
    }
    if token.kind == .less, isOnLine { return parseGenericType(name) }
    if token.kind == .dot, isOnLine, !isSpaceBefore(token), isWord("ID", peek()) {
      advance()
      advance()
      return TypeSyntax(
        .identity(of: name.text),
        name.range.union(SourceRange(file: file, lower: previousUpper - 2, upper: previousUpper)))
    }
    return TypeSyntax(.name(name.text), name.range)
  }

  /// Parses `Range<T>` and `Set<T>`. `Array<T>`, `Optional<T>`, `Dictionary<K, V>` and the like are read as the form to write.
  private mutating func parseGenericType(_ name: Identifier) -> TypeSyntax {
    let start = token
    advance()
    var arguments = [parseType()]
    while take(.comma) { arguments.append(parseType()) }
    guard !isPanicking else { return TypeSyntax(.missing, name.range) }
    // `>?` and `>>` contain several tokens.
    guard take(.greater) else {
      failExpected("`>`")
      return TypeSyntax(.missing, name.range)
    }
    let range = name.range.union(range(from: start))
    if arguments.count == 1, name.text == "Range" || name.text == "ClosedRange" {
      return TypeSyntax(.range(arguments[0], isClosed: name.text == "ClosedRange"), range)
    }
    if arguments.count == 1, name.text == "Set" { return TypeSyntax(.set(arguments[0]), range) }
    guard let (kind, form) = bracketedForm(of: name.text, arguments) else {
      report(.genericType(type: name.text, form: Self.genericForms[name.text] ?? "a type without `<…>`"), at: range)
      return TypeSyntax(.missing, range)
    }
    report(
      .genericType(type: name.text, form: "`\(form)`"), at: range,
      fixIt: Diagnostic.FixIt(range: range, replacement: form))
    return TypeSyntax(kind, range)
  }

  /// What to write instead of generic types of Swift that have no other form.
  private static let genericForms: [String: String] = [
    "Result": "the type of the value; a function that can fail `throws`",
    "PassthroughSubject": "a stream in a `service`: `func values() -> stream T`",
    "CurrentValueSubject": "a `state`, or a stream in a `service`: `func values() -> stream T`",
    "Binding": "the type of the value; an `input` can share it with the owner",
  ]

  /// Returns the type that the schema language has instead of a generic one, and its source.
  private func bracketedForm(of name: String, _ arguments: [TypeSyntax]) -> (TypeSyntax.Kind, String)? {
    let sources = arguments.map { code(in: $0.range) }
    switch (name, arguments.count) {
    case ("Array", 1), ("List", 1): return (.array(arguments[0]), "[\(sources[0])]")
    case ("Optional", 1): return (.optional(arguments[0]), "\(sources[0])?")
    case ("Dictionary", 2), ("Map", 2):
      return (.dictionary(key: arguments[0], value: arguments[1]), "[\(sources[0]): \(sources[1])]")
    default: return nil
    }
  }

  private mutating func parseBracketedType() -> TypeSyntax {
    let open = token
    advance()
    let first = parseType()
    let highest = height
    let second = take(.colon) ? parseType() : nil
    height = max(highest, height) + 1
    expectClosing(.rightBracket, "]", of: open)
    let kind = second.map { TypeSyntax.Kind.dictionary(key: first, value: $0) } ?? .array(first)
    return TypeSyntax(kind, range(from: open))
  }
}
