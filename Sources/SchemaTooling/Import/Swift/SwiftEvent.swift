/// A closure or subject through which a view model reports that something happened: an event of a schema.
struct SwiftEvent {
  var parameters: [(name: String, type: ArraySlice<SwiftToken>)] = []

  /// - Parameters:
  ///   - type: The type of a stored property, such as `((Order) -> Void)?`.
  ///   - value: Its value, such as `PassthroughSubject<Order, Never>()`.
  init?(_ type: ArraySlice<SwiftToken>, _ value: ArraySlice<SwiftToken>) {
    for tokens in [type, value] where ["PassthroughSubject", "AnyPublisher"].contains(tokens.first?.text) {
      guard tokens.first?.text == "PassthroughSubject" else { return nil }
      let content = tokens.dropFirst(2).prefix { !$0.isSymbol(",") && !$0.isSymbol(">") }
      if !["Void", "("].contains(content.first?.text) { parameters = [("value", content)] }
      return
    }
    var tokens = type
    if tokens.last?.isSymbol("?") == true { tokens = tokens.dropLast() }
    while tokens.first?.isSymbol("@") == true { tokens = tokens.dropFirst(2) }
    if let first = tokens.first, first.isSymbol("("), first.closing == tokens.endIndex - 1 {
      tokens = tokens.dropFirst().dropLast()
    }
    while tokens.first?.isSymbol("@") == true { tokens = tokens.dropFirst(2) }
    guard let first = tokens.first, first.isSymbol("("), let closing = first.closing, closing + 2 < tokens.endIndex,
      tokens[closing + 1].text == "->", ["Void", "("].contains(tokens[closing + 2].text)
    else { return nil }
    read(tokens[(tokens.startIndex + 1)..<closing])
  }

  private mutating func read(_ tokens: ArraySlice<SwiftToken>) {
    for group in split(tokens, countsAngles: true) where !group.isEmpty {
      let number = parameters.isEmpty ? "" : String(parameters.count + 1)
      if let colon = group.firstIndex(where: { $0.isSymbol(":") }), !group[group.startIndex].isSymbol("[") {
        parameters.append((group[colon - 1].text, group[(colon + 1)...]))
      } else {
        parameters.append(("value" + number, group))
      }
    }
  }
}

extension ArraySlice<SwiftToken> {
  /// The code on one line, without the content of closures.
  var onOneLine: String {
    var (text, index) = ("", startIndex)
    while index < endIndex {
      let closing = self[index].isSymbol("{") ? self[index].closing : nil
      let isApart = index > startIndex && self[index - 1].upper < self[index].lower
      let isChained = self[index].isSymbol(".") && self[index].startsLine
      text += (isApart && !isChained ? " " : "") + (closing == nil ? self[index].text : "{ … }")
      index = (closing ?? index) + 1
    }
    return text
  }
}

/// Returns the tokens between commas that are not in brackets.
///
/// - Parameter countsAngles: Whether `<` and `>` are brackets, as in types.
func split(_ tokens: ArraySlice<SwiftToken>, countsAngles: Bool = false) -> [ArraySlice<SwiftToken>] {
  var groups: [ArraySlice<SwiftToken>] = []
  var (start, index, angles) = (tokens.startIndex, tokens.startIndex, 0)
  while index < tokens.endIndex {
    if countsAngles, tokens[index].isSymbol("<") { angles += 1 }
    if countsAngles, tokens[index].isSymbol(">") { angles -= 1 }
    if tokens[index].isSymbol(","), angles <= 0 {
      groups.append(tokens[start..<index])
      start = index + 1
    }
    index = (tokens[index].closing ?? index) + 1
  }
  return groups + (start < tokens.endIndex ? [tokens[start...]] : [])
}

/// A subscription to the changes of a variable with Combine, or to the values of a stream.
struct SwiftSubscription {
  var name: String
  /// The time of `debounce`, as a duration of a schema.
  var debounce: String?
  var parameter: String?
  /// Whether the steps do not run with the value at the start.
  var dropsFirst = false
  var statements: [SwiftStatement]

  /// Reads `$query.debounce(…).sink { … }.store(in: &bag)`.
  init?(_ statement: SwiftStatement) {
    var tokens = statement.tokens
    if let assigned = tokens.prefix(3).firstIndex(where: { $0.isSymbol("=") }) { tokens = tokens[(assigned + 1)...] }
    if tokens.first?.isWord("self") == true { tokens = tokens.dropFirst(2) }
    guard let first = tokens.first, first.kind == .word, first.text.hasPrefix("$"), first.text.count > 1 else {
      return nil
    }
    name = String(first.text.dropFirst())
    statements = []
    tokens = tokens.dropFirst()
    var hasSink = false
    while tokens.first?.isSymbol(".") == true, let method = tokens.dropFirst().first?.text {
      tokens = tokens.dropFirst(2)
      guard let bracket = tokens.first, let closing = bracket.closing, closing < tokens.endIndex else { return nil }
      let content = tokens[(tokens.startIndex + 1)..<closing]
      switch method {
      case "removeDuplicates", "receive", "store", "eraseToAnyPublisher": break
      case "dropFirst":
        guard !dropsFirst, content.isEmpty || content.map(\.text) == ["1"] else { return nil }
        dropsFirst = true
      case "debounce":
        guard let time = duration(content) else { return nil }
        debounce = time
      case "sink":
        guard !hasSink else { return nil }
        hasSink = true
        if bracket.isSymbol("(") {
          guard content.first?.text == "receiveValue", let brace = content.dropFirst(2).first, brace.isSymbol("{"),
            brace.closing == content.endIndex - 1
          else { return nil }
          read(content.dropFirst(3).dropLast())
        } else {
          read(content)
        }
      default: return nil
      }
      tokens = tokens[(closing + 1)...]
    }
    guard hasSink, tokens.isEmpty else { return nil }
  }

  private mutating func read(_ content: ArraySlice<SwiftToken>) {
    var content = content
    if let bracket = content.first, bracket.isSymbol("["), let closing = bracket.closing {
      content = content[(closing + 1)...]
    }
    if content.first?.isWord("in") == true { content = content.dropFirst() }
    if content.dropFirst().first?.isWord("in") == true {
      parameter = content.first?.text
      content = content.dropFirst(2)
    } else if content.contains(where: { $0.text == "$0" }) {
      parameter = "$0"
    }
    statements = SwiftFlow.flattened(SwiftStatementReader.statements(content))
  }

  /// The reason why no step subscribes to a publisher.
  static let publisherReason =
    "a view model follows streams of services; declare a service with `func values() -> stream T`, and write"
    + " `follow value from service.values() { … }`"

  /// Returns the publisher of a statement that subscribes to one with `sink`, `assign` or an observer.
  static func publisher(_ statement: SwiftStatement) -> ArraySlice<SwiftToken>? {
    guard case .plain = statement.kind else { return nil }
    let tokens = statement.tokens
    var index = tokens.startIndex
    while index + 2 < tokens.endIndex {
      let isMethod = tokens[index].isSymbol(".") && ["(", "{"].contains(tokens[index + 2].text)
      if isMethod, ["sink", "assign", "addObserver"].contains(tokens[index + 1].text) { return tokens[..<index] }
      index = (tokens[index].closing ?? index) + 1
    }
    return nil
  }
}
