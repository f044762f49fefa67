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
      report(.malformedNumber, start, index, ["why": "missing digit before the decimal point: `0.5`"])
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
