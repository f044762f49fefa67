/// A statement of Swift code in a function.
struct SwiftStatement {
  enum Kind {
    case plain
    case block(keyword: String, [Part])
  }

  /// A block of a statement with the tokens before its brace: `else if x` of `else if x { … }`.
  struct Part {
    var head: ArraySlice<SwiftToken>
    var statements: [SwiftStatement]
  }

  var kind: Kind
  var tokens: ArraySlice<SwiftToken>
  /// Whether it is the only statement of a `Task`, so that no other statement waits for it.
  private(set) var isAloneInTask = false
  /// Whether the next statements run before the task.
  private(set) var isBeforeOthers = false
  /// The declaration of the constant whose values a loop reads.
  var streamDeclaration: [SwiftStatement] = []

  /// Comments before it.
  var notes: [String] = []

  /// The name of the constant or variable that it declares.
  var declaredName: String? {
    ["let", "var"].contains(tokens.first?.text) ? tokens.dropFirst().first?.text : nil
  }

  var parts: [Part] { if case .block(_, let parts) = kind { parts } else { [] } }
  var keyword: String { if case .block(let keyword, _) = kind { keyword } else { "" } }

  /// The statement and all in its blocks.
  var all: [SwiftStatement] { [self] + parts.flatMap { $0.statements.flatMap(\.all) } }

  /// Returns the statement with other statements in its blocks.
  func mapBlocks(_ transform: ([SwiftStatement]) -> [SwiftStatement]) -> SwiftStatement {
    guard case .block(let keyword, var parts) = kind else { return self }
    for part in parts.indices { parts[part].statements = transform(parts[part].statements) }
    var statement = self
    statement.kind = .block(keyword: keyword, parts)
    return statement
  }

  /// The statement as the only one of a `Task`, and the only statements of its blocks, too.
  func aloneInTask(isLast: Bool) -> SwiftStatement {
    var statement = self
    statement.isAloneInTask = true
    statement.isBeforeOthers = !isLast
    guard case .block(let keyword, var parts) = kind, ["if", "switch"].contains(keyword) else { return statement }
    for part in parts.indices where parts[part].statements.count == 1 {
      parts[part].statements = [parts[part].statements[0].aloneInTask(isLast: isLast)]
    }
    statement.kind = .block(keyword: keyword, parts)
    return statement
  }

  /// Whether the statements after it may not run, or read what it declares.
  var changesFlow: Bool {
    let words: Set = ["return", "throw", "break", "continue", "defer", "fatalError"]
    guard parts.isEmpty else { return tokens.contains { words.contains($0.text) } }
    // A `return` in a closure does not end the function.
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if words.contains(tokens[index].text) { return true }
      index = (tokens[index].isSymbol("{") ? tokens[index].closing ?? index : index) + 1
    }
    return false
  }

  /// Whether the statement only writes a log: `print(…)` or `logger.error(…)`.
  var isLog: Bool {
    guard parts.isEmpty, let bracket = tokens.firstIndex(where: { $0.kind == .symbol && !$0.isSymbol(".") }),
      tokens[bracket].isSymbol("("), tokens[bracket].closing == tokens.endIndex - 1
    else { return false }
    let names = tokens[..<bracket].filter { $0.kind == .word }.map { $0.text.lowercased() }
    if names.count == 1 { return ["print", "debugprint", "dump", "nslog", "os_log"].contains(names[0]) }
    // A property with the name `log` can be a list of texts.
    return names.dropLast().contains { $0.hasSuffix("logger") }
      || names.dropLast().contains("log") && Self.logLevels.contains(names.last ?? "")
  }

  private static let logLevels: Set<String> = [
    "trace", "verbose", "debug", "info", "notice", "warn", "warning", "error", "critical", "fault", "log", "event",
  ]

  /// Whether the statement is at the place of one of the others.
  func isIn(_ others: [SwiftStatement]) -> Bool { others.contains { $0.tokens.startIndex == tokens.startIndex } }

  /// Whether the statement is `words`, each of which is the text of a token.
  func matches(_ words: [String]) -> Bool { tokens.elementsEqual(words) { $0.text == $1 } }
}

/// The index of the colon that ends the patterns of a case: one that is not in brackets.
func colonOfCase(_ tokens: ArraySlice<SwiftToken>) -> Int? {
  var index = tokens.startIndex
  while index < tokens.endIndex {
    if tokens[index].isSymbol(":") { return index }
    index = (tokens[index].closing ?? index) + 1
  }
  return nil
}

/// Splits the tokens of a function into statements. The last token of the file's tokens is their end.
struct SwiftStatementReader {
  private let tokens: ArraySlice<SwiftToken>
  private var index: Int

  init(_ tokens: ArraySlice<SwiftToken>) { (self.tokens, index) = (tokens, tokens.startIndex) }

  static func statements(_ tokens: ArraySlice<SwiftToken>) -> [SwiftStatement] {
    var reader = SwiftStatementReader(tokens)
    return reader.statements()
  }

  private var token: SwiftToken? { index < tokens.endIndex ? tokens[index] : nil }

  private mutating func statements() -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    while let token {
      if token.isSymbol(";") {
        index += 1
        continue
      }
      let statement = statement()
      if let last = result.last, let joined = joined(last, statement) {
        result[result.count - 1] = joined
      } else {
        result.append(statement)
      }
    }
    return result
  }

  /// Returns `let text: String` and the `if` or `switch` that gives the constant its value as one statement.
  private func joined(_ declaration: SwiftStatement, _ choice: SwiftStatement) -> SwiftStatement? {
    let words = declaration.tokens
    guard case .block(let keyword, var parts) = choice.kind, ["if", "switch"].contains(keyword),
      ["let", "var"].contains(words.first?.text), let name = words.dropFirst().first?.text,
      !words.contains(where: { $0.isSymbol("=") || $0.isSymbol("{") }), words.endIndex == choice.tokens.startIndex,
      choice.all.contains(where: { SwiftFlow.assigned(name, $0) != nil })
    else { return nil }
    parts[0].head = tokens[words.startIndex..<parts[0].head.endIndex]
    let whole = tokens[words.startIndex..<choice.tokens.endIndex]
    return SwiftStatement(kind: .block(keyword: keyword, parts), tokens: whole)
  }

  private static let keywords: Set<String> = ["if", "guard", "for", "while", "do", "defer", "repeat", "switch"]

  private mutating func statement() -> SwiftStatement {
    let start = index
    let keyword = tokens[index].text
    let isBlock = tokens[index].kind == .word && Self.keywords.contains(keyword)
    if isBlock, let parts = keyword == "switch" ? cases() : parts(keyword) {
      return SwiftStatement(kind: .block(keyword: keyword, parts), tokens: tokens[start..<index])
    }
    index = start
    skipPlain()
    return SwiftStatement(kind: .plain, tokens: tokens[start..<index])
  }

  /// Reads the blocks of a statement, or nothing if it has another form.
  private mutating func parts(_ keyword: String) -> [SwiftStatement.Part]? {
    var parts: [SwiftStatement.Part] = []
    while true {
      let start = index
      while let token, !token.isSymbol("{") {
        if token.isSymbol(";") || token.isSymbol("}") { return nil }
        skipToken()
      }
      guard let brace = token, let closing = brace.closing, closing < tokens.endIndex else { return nil }
      let inner = Self.statements(tokens[(index + 1)..<closing])
      parts.append(SwiftStatement.Part(head: tokens[start..<index], statements: inner))
      index = closing + 1
      switch keyword {
      case "if" where token?.isWord("else") == true: continue
      case "do" where token?.isWord("catch") == true: continue
      case "repeat":
        skipPlain()
        return parts
      default: return parts
      }
    }
  }

  /// Reads the cases of a `switch` after its head, which is a part without statements. Returns nil if it has another form.
  private mutating func cases() -> [SwiftStatement.Part]? {
    let start = index
    while let token, !token.isSymbol("{") { skipToken() }
    guard let brace = token, let closing = brace.closing, closing < tokens.endIndex else { return nil }
    var parts = [SwiftStatement.Part(head: tokens[start..<index], statements: [])]
    var place = index + 1
    while place < closing {
      guard tokens[place].isWord("case") || tokens[place].isWord("default"),
        let colon = colonOfCase(tokens[place..<closing])
      else { return nil }
      let end = nextCase(tokens[(colon + 1)..<closing])
      parts.append(.init(head: tokens[place...colon], statements: Self.statements(tokens[(colon + 1)..<end])))
      place = end
    }
    index = closing + 1
    return parts
  }

  /// The index of the next `case` or `default` that is not in brackets, or the end.
  private func nextCase(_ tokens: ArraySlice<SwiftToken>) -> Int {
    var place = tokens.startIndex
    while place < tokens.endIndex {
      let isStart = place == tokens.startIndex || tokens[place].startsLine || tokens[place - 1].isSymbol(";")
      if tokens[place].isWord("case") || tokens[place].isWord("default"), isStart { return place }
      place = (tokens[place].closing ?? place) + 1
    }
    return tokens.endIndex
  }

  private mutating func skipToken() { index = min((tokens[index].closing ?? index) + 1, tokens.endIndex) }

  /// Skips a statement without blocks of its own: up to `;` or a line that does not continue it.
  private mutating func skipPlain() {
    let start = index
    while let token {
      if token.isSymbol(";") { return }
      if index > start, token.startsLine, !continues(token) { return }
      skipToken()
    }
  }

  /// Whether a token at the beginning of a line continues the line before it.
  private func continues(_ token: SwiftToken) -> Bool {
    let last = tokens[index - 1]
    if last.kind == .symbol, ![")", "]", "}", "!", "?", ">"].contains(last.text) { return true }
    // `?` behind white space is that of `condition ? a : b`.
    if last.isSymbol("?"), index > tokens.startIndex + 1, tokens[index - 2].upper < last.lower { return true }
    guard token.kind == .symbol else { return ["as", "is"].contains(token.text) }
    return ![")", "]", "}", "{", "@", "(", "[", "-", "!", "&"].contains(token.text) || token.text == "->"
  }
}
