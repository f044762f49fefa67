extension MustacheValue {
  /// Parses a JSON text according to RFC 8259. Integers that fit become `int`, other numbers `double`. If an object
  /// contains a key more than once, its last value is used.
  ///
  /// - Parameters:
  ///   - rejectsRepeatedKeys: Whether a key that an object contains more than once is an error.
  ///   - keepsDigits: Whether whole numbers beyond `Int` become `largeInteger`.
  public init(json: [UInt8], rejectsRepeatedKeys: Bool = false, keepsDigits: Bool = false) throws(JSONError) {
    var reader = JSONReader(bytes: json, rejectsRepeatedKeys: rejectsRepeatedKeys, keepsDigits: keepsDigits)
    self = try reader.read()
  }

  public init(json: String) throws(JSONError) { self = try MustacheValue(json: Array(json.utf8)) }
}

struct JSONReader {
  static let nestingLimit = 500
  /// The number of keys at which the search for duplicates starts to use hashing.
  private static let hashedKeyCount = 16

  let bytes: [UInt8]
  private let rejectsRepeatedKeys: Bool
  private let keepsDigits: Bool
  var offset = 0

  init(bytes: [UInt8], rejectsRepeatedKeys: Bool = false, keepsDigits: Bool = false) {
    (self.bytes, self.rejectsRepeatedKeys, self.keepsDigits) = (bytes, rejectsRepeatedKeys, keepsDigits)
  }

  mutating func read() throws(JSONError) -> MustacheValue {
    if let bad = bytes.offsetOfInvalidUTF8() { throw error(.invalidUTF8, at: bad) }
    let value = try value(depth: 0)
    skipWhiteSpace()
    if offset < bytes.count { throw error(.expected("the end of the text")) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> MustacheValue {
    guard depth <= Self.nestingLimit else { throw error(.nestedTooDeep(limit: Self.nestingLimit)) }
    skipWhiteSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error(.expected("a value"))
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> MustacheValue {
    offset += 1
    var object = MustacheObject()
    var slots: [String: Int] = [:]
    if try closes(UInt8(ascii: "}")) { return .object(object) }
    repeat {
      skipWhiteSpace()
      guard try peek() == UInt8(ascii: "\"") else { throw error(.expected("a key in quotes")) }
      let keyStart = offset
      let key = try string()
      skipWhiteSpace()
      guard try peek() == UInt8(ascii: ":") else { throw error(.expected("`:`")) }
      offset += 1
      let value = try value(depth: depth + 1)
      if object.count == Self.hashedKeyCount {
        for (slot, key) in object.keys.enumerated() { slots[key] = slot }
      }
      let isHashed = object.count >= Self.hashedKeyCount
      if let slot = isHashed ? slots[key] : object.slot(of: key, guess: 0) {
        if rejectsRepeatedKeys { throw error(.repeatedKey, at: keyStart) }
        object.replace(slot, with: value)
      } else {
        if isHashed { slots[key] = object.count }
        object.append(key, value)
      }
    } while try continues(before: UInt8(ascii: "}"), "`,` or `}`")
    return .object(object)
  }

  private mutating func list(depth: Int) throws(JSONError) -> MustacheValue {
    offset += 1
    if try closes(UInt8(ascii: "]")) { return .list([]) }
    var items: [MustacheValue] = []
    repeat {
      items.append(try value(depth: depth + 1))
    } while try continues(before: UInt8(ascii: "]"), "`,` or `]`")
    return .list(items)
  }

  // MARK: Punctuation

  private mutating func closes(_ closer: UInt8) throws(JSONError) -> Bool {
    skipWhiteSpace()
    guard try peek() == closer else { return false }
    offset += 1
    return true
  }

  /// Reads a comma or the closing bracket, and returns whether it is a comma.
  private mutating func continues(before closer: UInt8, _ expected: String) throws(JSONError) -> Bool {
    skipWhiteSpace()
    let byte = try peek()
    guard byte == closer || byte == UInt8(ascii: ",") else { throw error(.expected(expected)) }
    offset += 1
    return byte != closer
  }

  private mutating func word(_ word: String, _ value: MustacheValue) throws(JSONError) -> MustacheValue {
    let start = offset
    for byte in word.utf8 {
      guard offset < bytes.count, bytes[offset] == byte else { throw error(.expected("a value"), at: start) }
      offset += 1
    }
    return value
  }

  private mutating func skipWhiteSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case Byte.space, Byte.tab, Byte.newline, Byte.carriageReturn: offset += 1
      default: return
      }
    }
  }

  func peek() throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[offset]
  }

  func error(_ kind: JSONError.Kind, at place: Int? = nil) -> JSONError {
    let (line, column) = bytes.lineAndColumn(of: place ?? offset)
    return JSONError(kind: kind, line: line, column: column)
  }
}

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
    if isWhole, keepsDigits { return .largeInteger(text) }
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
