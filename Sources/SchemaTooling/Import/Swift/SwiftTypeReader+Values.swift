/// The effects of functions.
extension SwiftTypeReader {
  /// Returns effects such as `async` and `throws(LoadError)` in the words of a schema, with the best form first.
  func effects(_ effects: [String], in path: [String]) -> [(text: String, note: String?)] {
    let typed = effects.first { $0.hasPrefix("throws(") }
    let error = typed.map { $0.dropFirst("throws(".count).dropLast() } ?? ""
    let plain = effects.map { $0 == typed ? " throws" : " \($0)" }.joined()
    if ["", "Error", "anyError"].contains(error) { return [(plain, nil)] }
    guard let name = name(of: error.split(separator: ".").map(String.init), in: path) else {
      return [(plain, "Without the type of its error: the imported files do not declare `\(error)`.")]
    }
    let whole = effects.map { $0 == typed ? " throws(\(name))" : " \($0)" }.joined()
    return [(whole, nil), (plain, "Without the type of its error: {reason}.")]
  }
}

/// The types of values whose types are not written.
extension SwiftTypeReader {
  /// Returns the type of a literal, or of what an initializer creates; otherwise no tokens.
  static func inferred(_ value: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken> {
    guard let first = value.first else { return [] }
    let isAlone = value.count == 1
    switch first.kind {
    case .text where isAlone && first.text.contains("\""): return words("String", at: first)
    case .number where isAlone: return words(first.text.contains(".") ? "Double" : "Int", at: first)
    case .word where isAlone && ["true", "false"].contains(first.text): return words("Bool", at: first)
    case .symbol where first.text == "-": return inferred(value.dropFirst())
    case .symbol where first.text == "[": return collection(value, first)
    case .word where first.text.first?.isUppercase == true:
      return named(value, first)
    default: return []
    }
  }

  /// Whether a value is `[]`, `[:]`, or the call of the initializer without arguments of a collection: `[Order]()`.
  static func isEmptyCollection(_ value: ArraySlice<SwiftToken>) -> Bool {
    if ["[]", "[:]"].contains(value.map(\.text).joined()) { return true }
    guard let first = value.first, value.suffix(2).map(\.text) == ["(", ")"] else { return false }
    let isCollection = ["Set", "Array", "Dictionary"].contains(first.text) && value.dropFirst().first?.text == "<"
    return isCollection || first.isSymbol("[") && first.closing == value.endIndex - 3
  }

  /// Whether the value is a static member, such as `Status.open`, so that its type is a guess.
  static func isStaticMember(_ value: ArraySlice<SwiftToken>) -> Bool {
    value.count > 2 && value.allSatisfy { $0.kind == .word || $0.isSymbol(".") }
  }

  private static func words(_ text: String, at token: SwiftToken) -> ArraySlice<SwiftToken> {
    [SwiftToken(kind: .word, text: text, lower: token.lower, upper: token.lower, startsLine: false)]
  }

  /// Returns the type of an array, or of a dictionary, with the types that its elements share.
  private static func list(_ types: [ArraySlice<SwiftToken>], at token: SwiftToken) -> ArraySlice<SwiftToken> {
    guard types.allSatisfy({ !$0.isEmpty }) else { return [] }
    func symbol(_ text: String) -> SwiftToken {
      SwiftToken(kind: .symbol, text: text, lower: token.lower, upper: token.lower, startsLine: false)
    }
    var tokens = [symbol("[")]
    for (index, type) in types.enumerated() {
      if index > 0 { tokens.append(symbol(":")) }
      // Brackets refer to the places of the ones that close them.
      let distance = tokens.count - type.startIndex
      for var inner in type {
        inner.closing = inner.closing.map { $0 + distance }
        tokens.append(inner)
      }
    }
    tokens[0].closing = tokens.count
    return (tokens + [symbol("]")])[...]
  }

  /// Returns the type of `[String]()`, `[Status.open]` or `["a": 1]`.
  private static func collection(_ value: ArraySlice<SwiftToken>, _ first: SwiftToken) -> ArraySlice<SwiftToken> {
    guard let closing = first.closing, closing < value.endIndex else { return [] }
    guard closing == value.endIndex - 1 else {
      let isCall = value[closing + 1].isSymbol("(") && value[closing + 1].closing == value.endIndex - 1
      return isCall ? value[value.startIndex...closing] : []
    }
    let elements = split(value[(value.startIndex + 1)..<closing]).map { element in
      guard let colon = colonOfCase(element) else { return [inferred(element)] }
      return [inferred(element[..<colon]), inferred(element[(colon + 1)...])]
    }
    let texts = elements.map { $0.map { $0.map(\.text) } }
    guard let types = elements.first, texts.allSatisfy({ $0 == texts[0] }) else { return [] }
    return list(types, at: first)
  }

  /// Returns the type of `Order(…)`, `Status.open`, `Status.allCases` or `UUID().uuidString`.
  private static func named(_ value: ArraySlice<SwiftToken>, _ first: SwiftToken) -> ArraySlice<SwiftToken> {
    let end = value.firstIndex { $0.isSymbol("(") } ?? value.endIndex
    if value.suffix(2).map(\.text) == [".", "uuidString"] { return words("String", at: first) }
    guard isStaticMember(value) else {
      let isCall = end < value.endIndex && value[end].closing == value.endIndex - 1
      return isCall && isPath(value[..<end].prefix { !$0.isSymbol("<") }) ? value[..<end] : []
    }
    let type = value.dropLast(2)
    guard isPath(type) else { return [] }
    return value.last?.text == "allCases" ? list([type], at: first) : type
  }

  /// Whether each name of a path is that of a type: `Order.Status`.
  private static func isPath(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    tokens.allSatisfy { $0.isSymbol(".") || $0.text.first?.isUppercase == true }
  }
}
