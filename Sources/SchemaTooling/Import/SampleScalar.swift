import VmgenSchemaSemantics

/// The type of a value in JSON samples that is no object and no array.
enum SampleScalar: String {
  case bool = "Bool"
  case int = "Int"
  case double = "Double"
  case decimal = "Decimal"
  case string = "String"
  case date = "Date"
  case day = "Day"
  case url = "URL"
  case uuid = "UUID"

  /// The type of a text: the most specific one whose literals can have it.
  init(of text: String) {
    if CompileTimeLiteral.uuid.accepts(text) {
      self = .uuid
    } else if CompileTimeLiteral.day.accepts(text) {
      self = .day
    } else if Self.isDate(text) {
      self = .date
    } else if Self.isURL(text) {
      self = .url
    } else {
      self = .string
    }
  }

  private var isText: Bool {
    switch self {
    case .string, .date, .day, .url, .uuid: true
    case .bool, .int, .double, .decimal: false
    }
  }

  private var isNumber: Bool { self == .int || self == .double || self == .decimal }

  /// The type that both values have, or nil if there is none.
  func common(with other: SampleScalar) -> SampleScalar? {
    if self == other { return self }
    if isText, other.isText { return .string }
    guard isNumber, other.isNumber else { return nil }
    return self == .decimal || other == .decimal ? .decimal : .double
  }

  /// Whether the key of an object is data and no name: a number, a day, a time or a UUID.
  static func isData(key: String) -> Bool {
    switch SampleScalar(of: key) {
    case .uuid, .day, .date: true
    default: !key.isEmpty && key.utf8.allSatisfy(isDigit)
    }
  }

  // MARK: Texts

  /// Whether a text is a point in time in the form of `2024-02-29T12:00:00Z`, with or without fractions of a second.
  /// Literals have further forms, which `JSONDecoder` does not read.
  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count >= 20 && bytes[10] == UInt8(ascii: "T") && bytes[16] == UInt8(ascii: ":")
      && (bytes.last == UInt8(ascii: "Z") || bytes[bytes.count - 3] == UInt8(ascii: ":"))
      && CompileTimeLiteral.date.accepts(text)
  }

  /// Whether a text is an absolute web address. A template, such as `https://example.com/{id}`, is none.
  private static func isURL(_ text: String) -> Bool {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: text.hasPrefix),
      let first = text.utf8.dropFirst(scheme.utf8.count).first, isDigit(first) || isLetter(first)
    else { return false }
    return !text.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
      && CompileTimeLiteral.url.accepts(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
