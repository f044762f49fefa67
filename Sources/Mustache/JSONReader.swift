extension MustacheValue {
  /// Parses a JSON text according to RFC 8259. Integers that fit become `int`, other numbers `double`. If an object
  /// contains a key more than once, its last value is used.
  public init(json: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: json)
    self = try reader.read()
  }

  public init(json: String) throws(JSONError) { self = try MustacheValue(json: Array(json.utf8)) }
}

struct JSONReader {
  static let nestingLimit = 500
  /// The number of keys at which the search for duplicates starts to use hashing.
  private static let hashedKeyCount = 16

  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

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
