/// A loop over the values of a stream, which a view model follows.
struct SwiftStream {
  /// The variable that gets the values if the only statement is `y = x`, or otherwise the name of the values.
  var target: String
  var tokens: ArraySlice<SwiftToken>
  /// The statements for each value; none for `y = x`.
  var statements: [SwiftStatement]
  /// The `catch` clauses around the loop.
  var catches: [SwiftStatement.Part] = []
  private let code: [SwiftToken]

  /// Reads `for await x in stream { … }`, also in `do`.
  init?(_ statement: SwiftStatement) {
    if statement.keyword == "do", let part = statement.parts.first, part.statements.count == 1,
      let loop = SwiftStream(part.statements[0])
    {
      self = loop
      (statements, catches) = (part.statements[0].parts[0].statements, Array(statement.parts.dropFirst()))
      if let name = loop.name { target = name }
      return
    }
    guard let name = Self.name(statement), let part = statement.parts.first, let first = part.statements.first,
      let keyword = part.head.firstIndex(where: { $0.isWord("in") }),
      !part.head.contains(where: { $0.isWord("where") }), !part.statements.contains(where: \.endsLoop)
    else { return nil }
    tokens = statement.streamDeclaration.first.map(Self.value) ?? part.head[(keyword + 1)...]
    tokens = tokens.drop { ["try", "await"].contains($0.text) }
    code = tokens + part.statements.flatMap(\.tokens)
    (target, statements, self.name) = (name, part.statements, name)
    var assigned = first.tokens
    if assigned.first?.isWord("self") == true {
      assigned = assigned.dropFirst(assigned.dropFirst().first?.isSymbol("?") == true ? 3 : 2)
    }
    if part.statements.count == 1, assigned.count == 3, assigned.map(\.text).suffix(2) == ["=", name] {
      (target, statements) = (assigned.first?.text ?? name, [])
    }
  }

  private var name: String?

  /// The name of the values of a loop with `await`.
  private static func name(_ statement: SwiftStatement) -> String? {
    guard statement.keyword == "for", let head = statement.parts.first?.head,
      head.contains(where: { $0.isWord("await") })
    else { return nil }
    return head.firstIndex { $0.isWord("in") }.flatMap { head[..<$0].last?.text }
  }

  private static func value(_ declaration: SwiftStatement) -> ArraySlice<SwiftToken> {
    declaration.tokens.drop { !$0.isSymbol("=") }.dropFirst()
  }

  /// Whether the loop reads no parameter and no constant of the method, so that it can be outside of it.
  func isIndependent(of member: SwiftMember) -> Bool {
    let own = SwiftMember.names(declaredIn: code[...]).union([name ?? "", "self"])
    var others = member.declaredNames.subtracting(own)
    // The view model has the parameters of its initializer.
    if case .initializer(let parameters, _, _) = member.kind { others.subtract(parameters.map(\.name)) }
    return !code.indices.contains { index in
      let isMember = index > 0 && code[index - 1].isSymbol(".")
      return !isMember && others.contains(code[index].text)
    }
  }

  /// Returns statements in which each loop over a constant has the declaration of the constant before it.
  static func joined(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.reduce(into: []) { result, statement in
      guard name(statement) != nil, let last = result.last, last.parts.isEmpty,
        last.tokens.first?.isWord("let") == true, last.tokens.dropFirst(2).first?.isSymbol("=") == true,
        let stream = statement.parts.first?.head.last, stream.text == last.tokens.dropFirst().first?.text
      else { return result.append(statement) }
      var loop = statement
      loop.streamDeclaration = [last]
      result[result.count - 1] = loop
    }
  }

  static let reason =
    "a loop over a stream is no step; write `follow value from service.values() { … }` in the view model"
}

extension SwiftStatement {
  /// Whether the statement ends the loop that it is in.
  fileprivate var endsLoop: Bool {
    ["break", "return", "continue"].contains(tokens.first?.text)
      || parts.contains { part in
        part.statements.contains(where: \.endsLoop)
      }
  }
}
