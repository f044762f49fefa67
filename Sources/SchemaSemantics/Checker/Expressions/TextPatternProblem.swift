/// Finds what makes a pattern of `matches` invalid, as the runtime reads it.
struct TextPatternProblem {
  /// The greatest number of groups in one another.
  private static let deepestGroup = 100

  private var rest: Substring
  private var depth = 0

  /// Returns the problem of a pattern; nil if it is valid.
  static func text(of pattern: String) -> String? {
    var reader = TextPatternProblem(rest: pattern[...])
    if let problem = reader.alternatives() { return problem }
    return reader.rest.isEmpty ? nil : "unmatched `)`"
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func alternatives() -> String? {
    repeat {
      while let next = rest.first, next != "|", next != ")" {
        rest.removeFirst()
        if next == "^" || next == "$" { continue }
        if let problem = item(next) ?? repetition() { return problem }
      }
    } while take("|")
    return nil
  }

  private mutating func item(_ first: Character) -> String? {
    switch first {
    case "(": group()
    case "[": set()
    case "\\": escape()
    case "*", "+", "?", "{": "nothing before `\(first)`"
    case "]", "}": "unmatched `\(first)`"
    default: nil
    }
  }

  private mutating func group() -> String? {
    if depth == Self.deepestGroup { return "more than \(Self.deepestGroup) groups in one another" }
    depth += 1
    defer { depth -= 1 }
    if take("?"), !take(":") { return "only `(?:` can follow `(`, and not `(?\(rest.prefix(1))`" }
    return alternatives() ?? (take(")") ? nil : "unmatched `(`")
  }

  private mutating func escape() -> String? {
    guard let letter = rest.popFirst() else { return "`\\` at the end" }
    return !letter.isLetter && !letter.isNumber || "dDwWsSnt".contains(letter) ? nil : "`\\\(letter)` has no meaning"
  }

  private mutating func set() -> String? {
    _ = take("^")
    var isEmpty = true
    while !take("]") {
      guard let first = rest.popFirst() else { return "unmatched `[`" }
      isEmpty = false
      let isClass = first == "\\" && "dDwWsS".contains(rest.first ?? "\\")
      let lower = first == "\\" ? rest.first ?? first : first
      if first == "\\", let problem = escape() { return problem }
      guard !isClass, rest.first == "-", rest.dropFirst().first != "]", rest.count > 1 else { continue }
      rest.removeFirst()
      let upper = rest.removeFirst()
      if upper == "\\", let problem = escape() { return problem }
      if upper != "\\", lower > upper { return "`\(lower)-\(upper)` contains nothing" }
    }
    return isEmpty ? "`[]` contains nothing" : nil
  }

  private mutating func repetition() -> String? {
    guard let mark = rest.first, "*+?{".contains(mark) else { return nil }
    rest.removeFirst()
    if mark == "{" {
      let count = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(count.count)
      let numbers = count.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard take("}"), count.allSatisfy({ "0123456789,".contains($0) }), numbers.count < 3, let lower = numbers[0],
        let upper = numbers.last, upper != nil || numbers.count == 2, upper ?? lower >= lower
      else { return "`{` needs counts, as in `{2}` or `{2,3}`" }
    }
    _ = take("?")
    return nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
