/// The labels of an enum's cases: the texts that a property such as `errorDescription` returns.
struct SwiftLabels {
  /// The property.
  let member: SwiftMember
  /// The literals by the names of the cases.
  private(set) var texts: [String: String] = [:]
  /// The names of the cases whose text is no literal.
  let others: [String]

  private static let members = ["errorDescription", "label", "description", "localizedDescription"]

  /// Reads the first property whose body is a literal, or a `switch` with literals.
  init?(_ declaration: SwiftDeclaration) {
    var cases: [(name: String, values: [SwiftMember.Parameter])] = []
    for member in declaration.members {
      if case .enumCase(let values, _) = member.kind { cases.append((member.name, values)) }
    }
    for property in declaration.members where Self.members.contains(property.name) && !property.isStatic {
      guard case .property(_, _, _, let body?) = property.kind, body.isGetter else { continue }
      let statements = SwiftStatementReader.statements(body.tokens)
      let texts = Self.texts(statements, cases, SwiftCode(source: property.source))
      let others = cases.map(\.name).filter { texts[$0] == nil }
      // With other texts, it stays a property if it can.
      let schema = "enum Sample {\n    case first\n    var \(property.name): String { \"\" }\n}\n"
      guard !texts.isEmpty, others.isEmpty || !isSound(schema) else { continue }
      (member, self.texts, self.others) = (property, texts, others)
      return
    }
    return nil
  }

  private typealias Case = (name: String, values: [SwiftMember.Parameter])

  private static func texts(_ statements: [SwiftStatement], _ cases: [Case], _ code: SwiftCode) -> [String: String] {
    if let text = text(statements, code) { return Dictionary(cases.map { ($0.name, text) }) { first, _ in first } }
    guard statements.count == 1, statements[0].keyword == "switch", let head = statements[0].parts.first?.head,
      head.suffix(2).map(\.text) == ["switch", "self"]
    else { return [:] }
    var texts: [String: String] = [:]
    var handled: Set<String> = []
    for part in statements[0].parts.dropFirst() {
      if part.head.first?.isWord("default") == true {
        let rest = cases.filter { !handled.contains($0.name) }
        for item in rest { texts[item.name] = text(part.statements, code) }
        continue
      }
      for pattern in split(part.head.dropFirst().dropLast()) {
        guard let (item, names) = match(pattern, cases) else { return [:] }
        var code = code
        code.locals = names
        // A case with several patterns has several texts.
        let isOnly = handled.insert(item).inserted && !part.head.contains { $0.isWord("where") }
        texts[item] = isOnly ? text(part.statements, code) : nil
      }
    }
    return texts
  }

  /// Returns the literal that statements return, in whose interpolations the constants before it have their values.
  private static func text(_ statements: [SwiftStatement], _ code: SwiftCode) -> String? {
    var code = code
    for statement in statements.dropLast() {
      let words = statement.tokens
      guard words.first?.isWord("let") == true, let name = words.dropFirst().first, name.kind == .word,
        words.dropFirst(2).first?.isSymbol("=") == true
      else { return nil }
      let value = words.dropFirst(3)
      let isCall = value.last?.isSymbol(")") == true && value.dropFirst().first?.closing == value.endIndex - 1
      let text = code.text(value)
      code.locals[name.text] = value.count == 1 || isCall ? text : "(\(text))"
    }
    guard var rest = statements.last?.tokens else { return nil }
    if rest.first?.isWord("return") == true { rest = rest.dropFirst() }
    guard let literal = literal(rest) else { return nil }
    let text = code.text([literal])
    let declared = Set(code.locals.keys)
    let isClosed = literal.interpolations.0.allSatisfy { interpolation in
      let tokens = interpolation.tokens
      return tokens.indices.allSatisfy { index in
        let isMember = index > tokens.startIndex && tokens[index - 1].isSymbol(".")
        let isCall = index + 1 < tokens.endIndex && ["(", ":"].contains(tokens[index + 1].text)
        let token = tokens[index]
        return token.kind != .word || isMember || isCall || declared.contains(token.text)
          || token.text.first?.isUppercase == true
      }
    }
    return isClosed ? text : nil
  }

  /// Returns a literal, which can be in `String(localized:)` or `NSLocalizedString`.
  private static func literal(_ tokens: ArraySlice<SwiftToken>) -> SwiftToken? {
    guard let first = tokens.first else { return nil }
    if ["String", "NSLocalizedString"].contains(first.text), let bracket = tokens.dropFirst().first,
      bracket.closing == tokens.endIndex - 1
    {
      let inner = tokens.dropFirst(2).dropLast()
      guard inner.first?.kind == .text || inner.prefix(2).map(\.text) == ["localized", ":"] else { return nil }
      return inner.first { $0.kind == .text }
    }
    return tokens.count == 1 && first.kind == .text && !first.text.contains("\n") ? first : nil
  }

  /// Returns the name of the case of a pattern, and the names in the schema of the values that it binds.
  ///
  /// A value without a label has no name in the schema.
  private static func match(_ pattern: ArraySlice<SwiftToken>, _ cases: [Case]) -> (name: String, [String: String])? {
    guard let name = pattern.first(where: { $0.kind == .word && $0.text != "let" }),
      let item = cases.first(where: { $0.name == name.text })
    else { return nil }
    guard let open = pattern.firstIndex(where: { $0.isSymbol("(") }), let closing = pattern[open].closing,
      closing < pattern.endIndex
    else { return (item.name, [:]) }
    var names: [String: String] = [:]
    for (binding, value) in zip(split(pattern[(open + 1)..<closing]), item.values) where value.label != "_" {
      if let last = binding.last, last.kind == .word, last.text != "_" { names[last.text] = value.label }
    }
    return (item.name, names)
  }
}
