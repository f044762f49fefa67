import Foundation
import ViewModelContext

extension String {
  /// Returns whether the whole text matches a pattern: characters, `.`, `[a-z]`, `\d` `\w` `\s` and their opposites, `\` before a
  /// character that has a meaning in patterns, groups, `|`, `* + ? {2} {2,} {2,3}`, and `^` and `$` for the ends of the text. A
  /// malformed pattern matches no text.
  ///
  /// `(?:` begins a group, and `?` after a repetition has no effect, as a match is not divided into parts.
  ///
  /// `.` and sets match one `Character`, so that a composed and a decomposed `é` match alike.
  ///
  /// - Complexity: O(*n* · *m*) for a text of *n* characters and a pattern of length *m*, whatever the pattern; Foundation's
  ///   regular expressions can take exponential time.
  public func matches(_ pattern: String) -> Bool {
    TextPattern(pattern)?.matches(self) ?? false
  }
}

/// A regular expression, compiled to a program that follows all alternatives at once.
struct TextPattern {
  enum Instruction {
    case character(CharacterClass)
    /// Continues at both places, relative to this one.
    case split(Int, Int)
    case jump(Int)
    /// Continues only at the start or at the end of the text.
    case end(isStart: Bool)
  }

  /// The greatest length of a program; a pattern whose counts need more is malformed.
  static let longestProgram = 10_000

  private let program: [Instruction]

  init?(_ pattern: String) {
    var parser = TextPatternParser(pattern)
    guard let program = parser.program() else { return nil }
    self.program = program
  }

  func matches(_ text: String) -> Bool {
    var current = Places(program.count + 1)
    var next = Places(program.count + 1)
    follow(0, &current, isStart: true, isEnd: text.isEmpty)
    for index in text.indices {
      if current.list.isEmpty { return false }
      let isEnd = text.index(after: index) == text.endIndex
      for place in current.list where place < program.count {
        if case .character(let set) = program[place], set.contains(text[index]) {
          follow(place + 1, &next, isStart: false, isEnd: isEnd)
        }
      }
      swap(&current, &next)
      next.removeAll()
    }
    return current.list.contains(program.count)
  }

  /// Adds a place, and all places that are reachable from it without reading a character.
  private func follow(_ start: Int, _ places: inout Places, isStart: Bool, isEnd: Bool) {
    var pending = [start]
    while let place = pending.popLast() {
      guard places.insert(place), place < program.count else { continue }
      switch program[place] {
      case .character: break
      case .jump(let offset): pending.append(place + offset)
      case .split(let first, let second): pending += [place + second, place + first]
      case .end(isStart: let isStartMeant): if isStartMeant ? isStart : isEnd { pending.append(place + 1) }
      }
    }
  }
}

/// A set of places in a program, in the order of insertion.
private struct Places {
  private(set) var list: [Int] = []
  private var isIn: [Bool]

  init(_ count: Int) {
    isIn = Array(repeating: false, count: count)
  }

  mutating func insert(_ place: Int) -> Bool {
    if isIn[place] { return false }
    isIn[place] = true
    list.append(place)
    return true
  }

  mutating func removeAll() {
    for place in list { isIn[place] = false }
    list.removeAll(keepingCapacity: true)
  }
}

/// The characters that one place of a pattern matches.
struct CharacterClass {
  enum Item {
    case character(Character)
    case range(ClosedRange<Unicode.Scalar>)
    case digit(isNegated: Bool)
    case word(isNegated: Bool)
    case space(isNegated: Bool)

    func contains(_ character: Character) -> Bool {
      switch self {
      case .character(let own): own == character
      case .range(let range): character.composedScalar.map { range.contains($0) } ?? false
      case .digit(let isNegated): ("0"..."9").contains(character) != isNegated
      case .word(let isNegated): character.isWordPart != isNegated
      case .space(let isNegated): character.isWhitespace != isNegated
      }
    }
  }

  var items: [Item] = []
  var isNegated = false

  func contains(_ character: Character) -> Bool {
    items.contains { $0.contains(character) } != isNegated
  }
}

extension Character {
  /// The single Unicode scalar of the composed form, or nil if the form has several.
  var composedScalar: Unicode.Scalar? {
    if unicodeScalars.count == 1 { return unicodeScalars.first }
    let composed = String(self).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.count == 1 ? composed.first : nil
  }

  fileprivate var isWordPart: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}

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
      if take("^") || take("$") {
        program.append(.end(isStart: next == "^"))
        continue
      }
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
    case "*", "+", "?", "{", "}", "]": return nil
    default: return [.character(CharacterClass(items: [.character(character)]))]
    }
  }

  private mutating func group() -> Program? {
    if depth == 100 { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("?"), !take(":") { return nil }
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
    guard let mark = rest.first, "*+?{".contains(mark) else { return item }
    rest.removeFirst()
    guard let program = mark == "{" ? counted(item) : repeated(item, mark) else { return nil }
    _ = take("?")
    return program
  }

  private func repeated(_ item: Program, _ mark: Character) -> Program {
    switch mark {
    case "*": star(item)
    case "+": item + [.split(-item.count, 1)]
    default: optional(item)
    }
  }

  private mutating func counted(_ item: Program) -> Program? {
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
