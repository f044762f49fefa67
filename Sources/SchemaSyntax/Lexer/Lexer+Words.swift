extension Lexer {
  /// Reads an integer, a decimal or a duration, and reports unknown units and malformed digits.
  mutating func lexNumber() {
    let start = index
    if bytes[index] == UInt8(ascii: "0"), let (radix, name) = Self.radix(of: bytes[index + 1]) {
      index += 2
      return lexRadixInteger(from: start, radix, name)
    }
    skipDigits()
    var kind = Token.Kind.integer
    if bytes[index] == UInt8(ascii: "."), classes[Int(bytes[index + 1])] == .digit {
      index += 1
      skipDigits()
      kind = .decimal
    }
    if bytes[index] | 0x20 == UInt8(ascii: "e") {
      let isSigned = bytes[index + 1] == UInt8(ascii: "+") || bytes[index + 1] == UInt8(ascii: "-")
      if classes[Int(bytes[index + (isSigned ? 2 : 1)])] == .digit {
        index += isSigned ? 2 : 1
        skipDigits()
        kind = .decimal
      }
    }
    let suffix = index
    skipWord()
    guard index > suffix else { return add(kind, from: start) }
    let unit = String(decoding: bytes[suffix..<index], as: UTF8.self)
    if DurationUnit(rawValue: unit) != nil { return add(.duration, from: start) }
    report(.unknownDurationUnit(unit: String(unit.prefix(32))), suffix, index)
    add(.invalid, from: start)
  }

  private static func radix(of byte: UInt8) -> (radix: Int, name: String)? {
    switch byte {
    case UInt8(ascii: "x"): (16, "hexadecimal")
    case UInt8(ascii: "b"): (2, "binary")
    case UInt8(ascii: "o"): (8, "octal")
    default: nil
    }
  }

  private mutating func lexRadixInteger(from start: Int, _ radix: Int, _ name: String) {
    let digits = index
    skipWord()
    var why: String?
    if !bytes[digits..<index].contains(where: { $0 != UInt8(ascii: "_") }) {
      why = "a \(name) number needs a digit after `\(String(decoding: bytes[start..<digits], as: UTF8.self))`"
    } else if let wrong = bytes[digits..<index].firstIndex(where: { !Self.isDigit($0, radix: radix) }) {
      why = "`\(String(decoding: bytes[wrong...wrong], as: UTF8.self))` is not a \(name) digit"
    }
    guard let why else { return add(.integer, from: start) }
    report(.malformedNumber(why: why), start, index)
    add(.invalid, from: start)
  }

  private static func isDigit(_ byte: UInt8, radix: Int) -> Bool {
    byte == UInt8(ascii: "_") || Int(String(Unicode.Scalar(byte)), radix: radix) != nil
  }

  private mutating func skipDigits() {
    while classes[Int(bytes[index])] == .digit || bytes[index] == UInt8(ascii: "_") { index += 1 }
  }

  private mutating func skipWord() {
    while classes[Int(bytes[index])] == .letter || classes[Int(bytes[index])] == .digit { index += 1 }
  }
}

extension Lexer {
  /// Reads a bracket or a separator. Parentheses in an interpolation are counted, to find its end.
  mutating func lexPunctuation() {
    let start = index
    let kind = punctuation[Int(bytes[index])]
    if !openStrings.isEmpty {
      let innermost = openStrings.count - 1
      if kind == .leftParen {
        openStrings[innermost].parens += 1
      } else if kind == .rightParen {
        if openStrings[innermost].parens == 0 { return endInterpolation() }
        openStrings[innermost].parens -= 1
      }
    }
    index += 1
    add(kind, from: start)
  }

  /// Reads the longest operator.
  mutating func lexOperator() {
    let start = index
    let nextClass = classes[Int(bytes[index + 1])]
    if nextClass == .operation || nextClass == .slash,
      let kind = pairs[UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])]
    {
      // `===`, `====` and `!==` are one foreign operator.
      let isIdentity = (kind == .equalEqual || kind == .notEqual) && bytes[index + 2] == 0x3D
      index += 2
      while isIdentity, bytes[index] == 0x3D { index += 1 }
      return add(isIdentity ? .foreignOperator : kind, from: start)
    }
    let kind = punctuation[Int(bytes[index])]
    index += 1
    add(kind, from: start)
  }

  mutating func lexDot() {
    let start = index
    let second = bytes[index + 1]
    let point = UInt8(ascii: ".")
    if second == point, bytes[index + 2] == point {
      index += 3
      add(.closedRange, from: start)
    } else if second == point, bytes[index + 2] == UInt8(ascii: "<") {
      index += 3
      add(.halfOpenRange, from: start)
    } else if second == point {
      index += 2
      add(.foreignOperator, from: start)
    } else if classes[Int(second)] == .digit, !isAfterValue {
      index += 1
      lexNumber()
      let isMember = tokens.dropLast().last.map { $0.upper == Int32(start) && $0.kind == .closureParameter } ?? false
      report(
        .malformedNumber(
          why: isMember
            ? "a pair has names for its parts, such as `first` and `second`, `offset` and `element`, `key` and `value`"
            : "missing digit before the decimal point: `0.5`"), start, index)
      tokens[tokens.count - 1].kind = .invalid
    } else {
      index += 1
      add(.dot, from: start)
    }
  }

  /// Whether the last token ends a value directly before the current index. Then `.5` is read as a member.
  private var isAfterValue: Bool {
    guard let last = tokens.last, Int(last.upper) == index else { return false }
    return last.kind == .identifier || last.kind == .rightParen || last.kind == .rightBracket
  }
}
