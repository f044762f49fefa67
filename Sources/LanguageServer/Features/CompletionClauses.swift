import VmgenSchemaSyntax

/// The words that can continue a declaration or a step behind its first part.
enum CompletionClauses {
  /// The words that can follow the parts of a line, by the word that begins the part, of which the first one begins the
  /// line. The last one that the line contains counts.
  private static let following: [String: [String: [String]]] = [
    "edit": ["edit": ["as text"], "=": ["as text"]],
    "list": ["list": ["of"], "of": ["in"]],
    "follow": ["follow": ["from"], "from": ["when"]],
    "every": ["every": ["when"]],
    "on": ["of": ["from"]],
    "leave": ["leave": ["when"], "when": ["else confirm"]],
    "focus": ["focus": ["on first appear"]],
    "require": ["require": ["else"]],
    "check": ["check": ["after", "else"], "after": ["else"]],
    "for": ["for": ["in"], "in": ["where"]],
    "progress": ["progress": ["of"]],
    "given": ["returns": ["then"], "throws": ["then"], "then": []],
    "when": ["returns": ["then"], "throws": ["then"], "then": []],
  ]

  /// The words that can follow the words of a line among the items of a body.
  static func words(after line: [String], in body: Body) -> [String] {
    switch body {
    case .functions: return parts(ofFunction: line)
    case .fields where line.count > 2 && line[1].hasSuffix(":"):
      return line.contains("key") || isOpen(line[line.count - 1]) ? [] : ["key"]
    case .tabs: return parts(ofTab: line)
    default: break
    }
    let line = line.first == "private" ? Array(line.dropFirst()) : line
    guard let first = line.first, line.count > 1, let last = line.last, !isOpen(last) else { return [] }
    if first == "command" { return clauses(after: line) }
    if let start = line.firstIndex(where: { QuestionKeyword(rawValue: $0) != nil }),
      start == 0 || line[start - 1] == "="
    {
      return line.count - start > 1 ? questionClauses(line[start], after: line[(start + 1)...]) : []
    }
    guard let parts = following[first], let index = line.lastIndex(where: { parts[$0] != nil }), index < line.count - 1
    else { return [] }
    return parts[line[index]] ?? []
  }

  /// Whether a value must follow a word.
  private static func isOpen(_ word: String) -> Bool {
    guard let end = word.utf8.last else { return true }
    return word.utf8.count < 3 && !end.isPartOfName && ![0x29, 0x22, 0x5D, 0x7D].contains(end) || end == 0x2C
      || end == 0x2E
  }

  /// The words after the parameters of a service's function.
  private static func parts(ofFunction line: [String]) -> [String] {
    switch line.last {
    case "->": return ["stream"]
    case "async": return ["throws", "->"]
    case let last? where last.hasPrefix("throws"): return ["->"]
    default: return line.count == 2 ? ["async", "throws", "->"] : []
    }
  }

  /// The words after the title of a tab.
  private static func parts(ofTab line: [String]) -> [String] {
    guard line.count > 2, line.last?.hasSuffix("\"") == true, !line.contains("badge") else { return [] }
    return line.contains("icon") ? ["badge"] : ["icon", "badge"]
  }

  /// The clauses of a command that a line lacks. A policy excludes the others.
  private static func clauses(after line: [String]) -> [String] {
    if [ClauseKeyword.when.rawValue, ClauseKeyword.busy.rawValue].contains(line.last) { return [] }
    let written = Set(line.compactMap(ClauseKeyword.init))
    let hasPolicy = written.contains(where: \.isPolicy)
    return ClauseKeyword.allCases.filter { !written.contains($0) && !($0.isPolicy && hasPolicy) }.map(\.rawValue)
  }

  private static func questionClauses(_ question: String, after words: ArraySlice<String>) -> [String] {
    guard let question = QuestionKeyword(rawValue: question), words.last.flatMap(QuestionClause.init) == nil else {
      return []
    }
    let written = Set(words.compactMap(QuestionClause.init))
    return QuestionClause.allCases.filter { $0.fits(question) && !written.contains($0) }.map(\.rawValue)
  }
}
