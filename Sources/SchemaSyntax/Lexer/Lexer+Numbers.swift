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
    report(.unknownDurationUnit, suffix, index, ["unit": String(unit.prefix(32))])
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
    report(.malformedNumber, start, index, ["why": why])
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
