// Strings and numbers.

extension JSONReader {
  /// Reads the string whose opening quote is at the offset.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    try skipPlainText()
    if try peek() == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while true {
      if try peek() == UInt8(ascii: "\"") { break }
      try appendEscape(to: &text)
      let plain = offset
      try skipPlainText()
      text += bytes[plain..<offset]
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Advances to a quote or a backslash.
  private mutating func skipPlainText() throws(JSONError) {
    while true {
      let byte = try peek()
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      if byte < 0x20 { throw error(.controlCharacter) }
      offset += 1
    }
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
    let start = offset
    offset += 1
    let byte = try peek()
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(Byte.newline)
    case UInt8(ascii: "r"): text.append(Byte.carriageReturn)
    case UInt8(ascii: "t"): text.append(Byte.tab)
    case UInt8(ascii: "u"): text += try String(unicodeEscape(from: start)).utf8
    default: throw error(.badEscape, at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Character {
    let high = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(high) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(high), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw error(.loneSurrogate, at: start) }
    offset += 2
    let low = try hexadecimal(from: start)
    guard (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + low - 0xDC00)
    else { throw error(.loneSurrogate, at: start) }
    return Character(scalar)
  }

  private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = try peek()
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw error(.badEscape, at: start)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  mutating func number() throws(JSONError) -> MustacheValue {
    let start = offset
    skip(UInt8(ascii: "-"))
    let firstDigit = offset
    var isWhole = true
    var isValid = skipDigits()
    if isValid, bytes[firstDigit] == UInt8(ascii: "0"), offset - firstDigit > 1 { isValid = false }
    if skip(Byte.dot) {
      isWhole = false
      isValid = skipDigits() && isValid
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isWhole = false
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      isValid = skipDigits() && isValid
    }
    guard isValid else { throw error(.badNumber, at: start) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, let whole = Int(text) { return .int(whole) }
    guard let value = Double(text), value.isFinite else { throw error(.numberOutOfRange, at: start) }
    return .double(value)
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Skips digits, and returns whether there was at least one.
  private mutating func skipDigits() -> Bool {
    let start = offset
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] { offset += 1 }
    return offset > start
  }
}
