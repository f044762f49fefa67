/// The type of a value in JSON samples that is no object and no array.
enum SampleScalar: String {
  case bool = "Bool"
  case int = "Int"
  case double = "Double"
  case string = "String"
  case date = "Date"
  case day = "Day"
  case url = "URL"
  case uuid = "UUID"

  /// The type of a text: the most specific one that it is written as.
  init(of text: String) {
    let bytes = Array(text.utf8)
    if Self.isUUID(bytes) {
      self = .uuid
    } else if Self.isDay(bytes[...]) {
      self = .day
    } else if Self.isDate(bytes) {
      self = .date
    } else if Self.isURL(bytes) {
      self = .url
    } else {
      self = .string
    }
  }

  private var isText: Bool {
    switch self {
    case .string, .date, .day, .url, .uuid: true
    case .bool, .int, .double: false
    }
  }

  /// The type that both values have, or nil if there is none.
  func common(with other: SampleScalar) -> SampleScalar? {
    if self == other { return self }
    if isText, other.isText { return .string }
    return Set([self, other]) == [.int, .double] ? .double : nil
  }

  /// Whether the key of an object is data and no name: a number, a day, a time or a UUID.
  static func isData(key: String) -> Bool {
    let bytes = Array(key.utf8)
    if isUUID(bytes) || isDay(bytes[...]) || isDate(bytes) { return true }
    return !bytes.isEmpty && bytes.allSatisfy(isDigit)
  }

  // MARK: Texts

  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    bytes.count == 36
      && bytes.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : isHexadecimal(byte)
      }
  }

  /// Whether the bytes are a day of the calendar, such as `2024-02-29`.
  private static func isDay(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2], let year = number(parts[0]), let month = number(parts[1]),
      let day = number(parts[2]), year >= 1, (1...12).contains(month), day >= 1
    else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1]
  }

  /// Whether the bytes are a point in time according to ISO 8601, such as `2024-02-29T12:00:00Z`, with or without
  /// fractions of a second.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 20, isDay(bytes[..<10]), bytes[10] == UInt8(ascii: "T"), isTime(bytes[11..<19]) else {
      return false
    }
    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: isDigit)
      if digits.isEmpty { return false }
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.elementsEqual("Z".utf8) { return true }
    guard rest.count == 6, let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return false
    }
    let offset = rest.dropFirst()
    return isTime(offset + Array(":00".utf8))
  }

  /// Whether the bytes are a time of day, such as `23:59:59`.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 2], let hour = number(parts[0]), let minute = number(parts[1]),
      let second = number(parts[2])
    else { return false }
    return hour < 24 && minute < 60 && second < 60
  }

  /// Whether the bytes are an absolute web address. A template, such as `https://example.com/{id}`, is none.
  private static func isURL(_ bytes: [UInt8]) -> Bool {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { bytes.starts(with: $0.utf8) }) else { return false }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let punctuation = Array("-._~:/?#@!$&'()*+,;=%".utf8)
    guard let first = rest.first, isDigit(first) || isLetter(first) else { return false }
    return rest.allSatisfy { isDigit($0) || isLetter($0) || punctuation.contains($0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.allSatisfy(isDigit) ? Int(String(decoding: bytes, as: UTF8.self)) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
