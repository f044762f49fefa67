/// The labels of an enum's cases: the texts that a property such as `errorDescription` returns.
struct SwiftLabels {
  /// The name of the property.
  var member: String
  /// The literals by the names of the cases.
  var texts: [String: String] = [:]

  private static let members: Set<String> = ["errorDescription", "label", "description", "localizedDescription"]

  /// Reads the first property whose body is a `switch` with a literal for each case.
  init?(_ declaration: SwiftDeclaration) {
    let cases = declaration.members.filter { if case .enumCase = $0.kind { true } else { false } }
    for property in declaration.members where Self.members.contains(property.name) && !property.isStatic {
      guard case .property(_, _, _, let body?) = property.kind, let texts = Self.texts(body.tokens, cases) else {
        continue
      }
      guard Set(texts.keys) == Set(cases.map(\.name)) else { continue }
      (member, self.texts) = (property.name, texts)
      return
    }
    return nil
  }

  private static func texts(_ body: ArraySlice<SwiftToken>, _ cases: [SwiftMember]) -> [String: String]? {
    var body = body
    if body.first?.isWord("return") == true { body = body.dropFirst() }
    guard body.prefix(2).map(\.text) == ["switch", "self"], let brace = body.dropFirst(2).first, brace.isSymbol("{"),
      brace.closing == body.endIndex - 1
    else { return nil }
    var rest = body.dropFirst(3).dropLast()
    var texts: [String: String] = [:]
    while rest.first?.isWord("case") == true {
      guard let colon = colonOfCase(rest) else { return nil }
      let patterns = split(rest[(rest.startIndex + 1)..<colon])
      rest = rest[(colon + 1)...]
      if rest.first?.isWord("return") == true { rest = rest.dropFirst() }
      guard let literal = literal(&rest) else { return nil }
      for pattern in patterns {
        guard let name = name(pattern, literal, cases) else { return nil }
        texts[name] = literal
      }
    }
    return rest.isEmpty ? texts : nil
  }

  /// Reads a literal, which can be in `String(localized:)` or `NSLocalizedString`.
  private static func literal(_ rest: inout ArraySlice<SwiftToken>) -> String? {
    if ["String", "NSLocalizedString"].contains(rest.first?.text), let bracket = rest.dropFirst().first,
      let closing = bracket.closing, closing < rest.endIndex
    {
      let inner = rest[(rest.startIndex + 2)..<closing]
      guard inner.first?.kind == .text || inner.prefix(2).map(\.text) == ["localized", ":"],
        let text = inner.first(where: { $0.kind == .text })?.text
      else { return nil }
      rest = rest[(closing + 1)...]
      return text
    }
    guard let text = rest.first, text.kind == .text, !text.text.contains("\n") else { return nil }
    rest = rest.dropFirst()
    return text.text
  }

  /// Returns the name of the case of a pattern, if the literal reads nothing else than values of the case by their names.
  private static func name(
    _ pattern: ArraySlice<SwiftToken>, _ literal: String, _ cases: [SwiftMember]
  ) -> String? {
    let words = pattern.filter { $0.kind == .word && $0.text != "let" }.map(\.text)
    guard let name = words.first, let found = cases.first(where: { $0.name == name }),
      case .enumCase(let values, _) = found.kind
    else { return nil }
    guard literal.contains("\\(") else { return name }
    let bindings = words.dropFirst().filter { $0 != "_" }
    return bindings.allSatisfy { binding in values.contains { $0.label == binding } } ? name : nil
  }
}
