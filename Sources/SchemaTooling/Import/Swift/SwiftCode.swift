import VmgenSchemaSyntax

/// Writes Swift code in the words of a schema: without `self`, and with the functions of the standard library.
struct SwiftCode {
  /// The bytes of the file, for the text between tokens.
  var source: [UInt8]
  /// The names in the schema of members, by their names in Swift.
  var members: [String: String] = [:]
  /// The methods whose calls have no parentheses in the schema.
  var getters: Set<String> = []
  /// The names in the schema of locals that have others in Swift.
  var locals: [String: String] = [:]
  /// The names that the member declares in its code, so that they hide the members with these names.
  var declared: Set<String> = []
  /// The names in the schema of static members that are declarations of the file, by the names of their types.
  var statics: [String: [String: String]] = [:]
  /// The names of modules, which can be before the names of types.
  var modules: Set<String> = []
  /// The names in the schema of the imported types, and the path of the type that contains the code.
  var types: SwiftTypeReader?
  var path: [String] = []
  /// The names of the properties of services that are functions in the schema, by the names of the members.
  var queries: [String: Set<String>] = [:]
  /// The functions of services that take a completion handler, by the names of the members.
  var completions: [String: Set<String>] = [:]

  /// Returns the text of tokens, with the comments between them.
  func text(_ tokens: ArraySlice<SwiftToken>) -> String {
    var result = ""
    var place = tokens.first?.lower ?? 0
    var index = tokens.startIndex
    while index < tokens.endIndex {
      result += String(decoding: source[min(place, tokens[index].lower)..<tokens[index].lower], as: UTF8.self)
      let (text, next) = word(at: index, tokens) ?? (plain(tokens[index]), index + 1)
      result += text
      place = tokens[next - 1].upper
      index = next
    }
    return result
  }

  private func plain(_ token: SwiftToken) -> String { token.kind == .text ? interpolated(token) : token.text }

  /// Returns other code for the tokens from an index on, with the index after them.
  private func word(at index: Int, _ tokens: ArraySlice<SwiftToken>) -> (String, Int)? {
    let token = tokens[index]
    func next(_ offset: Int) -> SwiftToken? {
      tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
    }
    let isMember = next(-1)?.isSymbol(".") == true && !modules.contains(next(-2)?.text ?? "")
    if token.isSymbol("{"), let end = captureEnd(after: index, tokens) { return ("{", end) }
    guard token.kind == .word else { return nil }
    if ["let", "var"].contains(token.text), let found = emptyCollection(at: index, tokens) { return found }
    if isMember {
      let written = next(next(-2)?.isSymbol("?") == true ? -3 : -2)?.text ?? ""
      let owner = locals[written] ?? written
      let isQuery = queries[owner]?.contains(token.text) == true && next(1)?.isSymbol("(") != true
      return isQuery ? ("\(token.text)()", index + 1) : SwiftIdioms.member(at: index, tokens, self)
    }
    if modules.contains(token.text), next(1)?.isSymbol(".") == true, next(2)?.text.first?.isUppercase == true {
      return ("", index + 2)
    }
    let dot = next(1)?.isSymbol("?") == true ? 2 : 1
    if ["self", "Self"].contains(token.text), next(dot)?.isSymbol(".") == true, let member = next(dot + 1) {
      let prefix = token.text == "self" && declared.contains(member.text) ? "self." : ""
      if token.text == "Self", let name = statics[path.last ?? ""]?[member.text] { return (name, index + dot + 2) }
      return (prefix + (members[member.text] ?? member.text), callEnd(member, index + dot + 2, tokens))
    }
    if let type = typeName(at: index, tokens) { return type }
    if token.text == "Date" {
      if next(1)?.isSymbol("(") == true, next(2)?.isSymbol(")") == true { return ("now", index + 3) }
      if next(1)?.isSymbol(".") == true, next(2)?.isWord("now") == true { return ("now", index + 3) }
    }
    if token.text == "NSLocalizedString", next(1)?.isSymbol("(") == true, let text = next(2), text.kind == .text,
      let closing = next(1)?.closing, closing < tokens.endIndex
    {
      return ("String(localized: \(text.text))", closing + 1)
    }
    if locals[token.text] == nil, !declared.contains(token.text), case let end = callEnd(token, index + 1, tokens),
      end > index + 1
    {
      return (members[token.text] ?? token.text, end)
    }
    return renamed(at: index, tokens)
  }

  /// Returns the name in the schema of a type or static member, with the index after it: `Kind` for `Params.Kind`.
  private func typeName(at index: Int, _ tokens: ArraySlice<SwiftToken>) -> (String, Int)? {
    var names: [String] = []
    var place = index
    while place < tokens.endIndex, tokens[place].kind == .word, tokens[place].text.first?.isUppercase == true {
      names.append(tokens[place].text)
      guard place + 2 < tokens.endIndex, tokens[place + 1].isSymbol(".") else { break }
      place += 2
    }
    for count in stride(from: names.count, to: 0, by: -1) {
      let end = index + 2 * count - 1
      if end + 1 < tokens.endIndex, tokens[end].isSymbol("."),
        let name = statics[names[count - 1]]?[tokens[end + 1].text]
      {
        return (name, end + 2)
      }
      let path = names.prefix(count)
      if let name = types?.name(of: Array(path), in: self.path), name != path.joined(separator: ".") {
        return (name, end)
      }
    }
    return nil
  }

  /// Returns `var names: Set<String> = []` for `var names = Set<String>()`, with the index after it.
  private func emptyCollection(at index: Int, _ tokens: ArraySlice<SwiftToken>) -> (String, Int)? {
    let start = index + 3
    guard start + 1 < tokens.endIndex, tokens[index + 2].isSymbol("="), tokens[start].isWord("Set"),
      tokens[start + 1].isSymbol("<"), let bracket = tokens[start...].firstIndex(where: { $0.isSymbol("(") }),
      tokens[bracket].closing == bracket + 1
    else { return nil }
    let name = tokens[index + 1].text
    let type = String(decoding: source[tokens[start].lower..<tokens[bracket].lower], as: UTF8.self)
    return ("\(tokens[index].text) \(locals[name] ?? name): \(type) = []", bracket + 2)
  }

  /// The index after the parentheses that the call of a method has only in Swift, or the given one.
  private func callEnd(_ name: SwiftToken, _ index: Int, _ tokens: ArraySlice<SwiftToken>) -> Int {
    guard getters.contains(name.text), tokens.indices.contains(index), tokens[index].isSymbol("("),
      tokens[index].closing == index + 1
    else { return index }
    return index + 2
  }

  /// Returns the new name of a member or local, if it has one.
  private func renamed(at index: Int, _ tokens: ArraySlice<SwiftToken>) -> (String, Int)? {
    let token = tokens[index]
    let following = tokens.indices.contains(index + 1) ? tokens[index + 1] : nil
    let isLabel =
      following?.isSymbol(":") == true && tokens.indices.contains(index - 1)
      && ["(", ",", "["].contains(tokens[index - 1].text)
    guard !isLabel, let name = locals[token.text] ?? member(token.text) else { return nil }
    let isDeclared = tokens.indices.contains(index - 1) && ["let", "var"].contains(tokens[index - 1].text)
    guard isDeclared, locals[token.text] != nil else { return isDeclared ? nil : (name, index + 1) }
    // `let items = items` and `if let items` read a member.
    if following?.isSymbol("=") == true {
      guard tokens.indices.contains(index + 2), tokens[index + 2].text == token.text else { return (name, index + 1) }
      return ("\(name) = \(members[token.text] ?? token.text)", index + 3)
    }
    return following?.isSymbol(":") == true
      ? (name, index + 1) : ("\(name) = \(members[token.text] ?? token.text)", index + 1)
  }

  /// The index after the list of captures of a closure, such as `[weak self] in`, if it has one.
  private func captureEnd(after brace: Int, _ tokens: ArraySlice<SwiftToken>) -> Int? {
    guard tokens.indices.contains(brace + 2), tokens[brace + 1].isSymbol("["),
      ["weak", "unowned", "self"].contains(tokens[brace + 2].text), let closing = tokens[brace + 1].closing,
      closing + 1 < tokens.endIndex
    else { return nil }
    return tokens[closing + 1].isWord("in") ? closing + 2 : closing + 1
  }

  /// Returns the name in the schema of a member that no local hides.
  private func member(_ name: String) -> String? { declared.contains(name) ? nil : members[name] }

  /// Returns a string whose interpolations are in the words of a schema.
  private func interpolated(_ token: SwiftToken) -> String {
    let (interpolations, rest) = token.interpolations
    return interpolations.map { interpolation in
      var inner = self
      inner.source = interpolation.source
      let text = inner.text(interpolation.tokens)
      // A text of an error is its label.
      return interpolation.start + (text == "error" && declared.contains(text) ? "error.label" : text)
    }.joined() + rest
  }
}

extension SwiftToken {
  /// An interpolation of a string.
  struct Interpolation {
    /// The text before the tokens, from the end of the interpolation before it on.
    var start: String
    var tokens: ArraySlice<SwiftToken>
    /// The bytes that the tokens are a part of.
    var source: [UInt8]
  }

  /// The length from which the interpolations of a string are not read, because each is read on its own.
  private static let longText = 5_000

  /// The interpolations of a string, and the text after them.
  var interpolations: ([Interpolation], rest: String) {
    guard kind == .text, text.contains("\\("), !text.hasPrefix("#"), text.utf8.count < Self.longText else {
      return ([], text)
    }
    var result: [Interpolation] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "\\(") {
      let file = SourceFile(imported: String(rest[start.upperBound...]))
      // The last token is the bracket that closes the interpolation.
      let lexer = SwiftLexer(file, endsAtBracket: true)
      guard let end = lexer.tokens.last?.lower else { break }
      result.append(
        Interpolation(
          start: String(rest[..<start.upperBound]), tokens: lexer.tokens.dropLast()[...], source: file.bytes))
      rest = Substring(decoding: file.bytes[end...], as: UTF8.self)
    }
    return (result, String(rest))
  }
}
