/// Compiles a pattern to a program, or to nil if the pattern is malformed.
struct TextPatternParser {
  private typealias Program = [TextPattern.Instruction]

  private var rest: Substring
  private var depth = 0

  init(_ pattern: String) {
    rest = Substring(pattern)
  }

  mutating func program() -> [TextPattern.Instruction]? {
    guard let program = alternatives(), rest.isEmpty else { return nil }
    return program
  }

  private mutating func alternatives() -> Program? {
    guard var program = sequence() else { return nil }
    while take("|") {
      guard let other = sequence() else { return nil }
      program = [.split(1, program.count + 2)] + program + [.jump(other.count + 1)] + other
    }
    return program.count <= TextPattern.longestProgram ? program : nil
  }

  private mutating func sequence() -> Program? {
    var program: Program = []
    while let next = rest.first, next != "|", next != ")" {
      guard let item = item(), let repeated = repetition(of: item) else { return nil }
      program += repeated
      if program.count > TextPattern.longestProgram { return nil }
    }
    return program
  }

  private mutating func item() -> Program? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "(": return group()
    case "[": return set().map { [.character($0)] }
    case ".": return [.character(CharacterClass(items: [.character("\n"), .character("\r\n")], isNegated: true))]
    case "\\": return escape().map { [.character(CharacterClass(items: [$0]))] }
    case "*", "+", "?", "{", "}", "]", "^", "$": return nil
    default: return [.character(CharacterClass(items: [.character(character)]))]
    }
  }

  private mutating func group() -> Program? {
    if depth == 100 { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let program = alternatives(), take(")") else { return nil }
    return program
  }

  private mutating func escape() -> CharacterClass.Item? {
    guard let character = rest.popFirst(), let scalar = character.unicodeScalars.first else { return nil }
    switch character {
    case "d", "D": return .digit(isNegated: character == "D")
    case "w", "W": return .word(isNegated: character == "W")
    case "s", "S": return .space(isNegated: character == "S")
    case "n": return .character("\n")
    case "t": return .character("\t")
    case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil: return nil
    default: return .character(character)
    }
  }

  /// Reads the items after `[`, up to and including `]`.
  private mutating func set() -> CharacterClass? {
    var set = CharacterClass()
    set.isNegated = take("^")
    while !take("]") {
      guard let item = setItem() else { return nil }
      guard case .character(let lower) = item, rest.first == "-", rest.dropFirst().first != "]" else {
        set.items.append(item)
        continue
      }
      rest.removeFirst()
      guard case .character(let upper)? = setItem(), let first = lower.composedScalar,
        let last = upper.composedScalar, first <= last
      else { return nil }
      set.items.append(.range(first...last))
    }
    return set.items.isEmpty ? nil : set
  }

  private mutating func setItem() -> CharacterClass.Item? {
    guard let character = rest.popFirst() else { return nil }
    return character == "\\" ? escape() : .character(character)
  }

  private mutating func repetition(of item: Program) -> Program? {
    if take("*") { return star(item) }
    if take("+") { return item + [.split(-item.count, 1)] }
    if take("?") { return optional(item) }
    guard take("{") else { return item }
    guard let lower = number() else { return nil }
    let isOpen = take(",")
    let upper = isOpen ? number() : lower
    guard take("}"), (upper ?? lower) >= lower, item.count *| max(upper ?? lower, 1) <= TextPattern.longestProgram
    else { return nil }
    var program = Array(repeating: item, count: lower).flatMap { $0 }
    guard let upper else { return program + star(item) }
    for _ in lower..<upper { program += optional(item) }
    return program
  }

  private func star(_ item: Program) -> Program {
    [.split(1, item.count + 2)] + item + [.jump(-item.count - 1)]
  }

  private func optional(_ item: Program) -> Program { [.split(1, item.count + 1)] + item }

  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
