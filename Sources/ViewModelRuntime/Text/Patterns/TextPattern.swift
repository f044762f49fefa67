extension String {
  /// Whether all of the text matches a pattern: letters, `.`, `[a-z]`, `\d` `\w` `\s` and their opposites, `\` before a sign
  /// that stands for itself, groups, `|`, and `* + ? {2} {2,} {2,3}`. What is no pattern matches nothing.
  ///
  /// It takes time in proportion to the text, whatever the pattern: Foundation's regular expressions can take exponential time.
  public func matches(_ pattern: String) -> Bool {
    TextPattern(pattern)?.matches(self) ?? false
  }
}

/// A regular expression, as a program that follows all of its ways at once.
struct TextPattern {
  enum Instruction {
    case scalar(ScalarSet)
    /// Goes on at both places, relative to this one.
    case split(Int, Int)
    case jump(Int)
  }

  /// Patterns whose counts would make a longer program are no patterns.
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
    follow(0, &current)
    for scalar in text.unicodeScalars {
      if current.list.isEmpty { return false }
      for place in current.list where place < program.count {
        if case .scalar(let set) = program[place], set.contains(scalar) { follow(place + 1, &next) }
      }
      swap(&current, &next)
      next.removeAll()
    }
    return current.list.contains(program.count)
  }

  /// Adds a place, and all that can be reached from it without a scalar.
  private func follow(_ start: Int, _ places: inout Places) {
    var pending = [start]
    while let place = pending.popLast() {
      guard places.insert(place), place < program.count else { continue }
      switch program[place] {
      case .scalar: break
      case .jump(let offset): pending.append(place + offset)
      case .split(let first, let second): pending += [place + second, place + first]
      }
    }
  }
}

/// Places in a program, each once.
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

/// What one place of a pattern accepts.
struct ScalarSet {
  enum Item {
    case range(ClosedRange<Unicode.Scalar>)
    case digit(isNegated: Bool)
    case word(isNegated: Bool)
    case space(isNegated: Bool)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .range(let range): range.contains(scalar)
      case .digit(let isNegated): ("0"..."9").contains(scalar) != isNegated
      case .word(let isNegated):
        (scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal) != isNegated
      case .space(let isNegated): scalar.properties.isWhitespace != isNegated
      }
    }
  }

  var items: [Item] = []
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    items.contains { $0.contains(scalar) } != isNegated
  }
}
