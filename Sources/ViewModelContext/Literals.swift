public import Foundation

// Initializers for literals of a schema. vmgen has validated each text; for any other invalid text they return a fixed
// value.

extension Date {
  /// Creates a date from a text such as `1970-01-01T00:00:00Z`, with or without fractions of a second, or the start of
  /// 1970 for an invalid text.
  public init(literal text: String) {
    let bytes = Array(text.utf8)
    let zero = Int(UInt8(ascii: "0"))
    let digits: [Int] = bytes.map { Int($0) - zero }
    var seconds = 0
    var fraction = 0.0
    if bytes.count >= 20, let day = Day(String(decoding: bytes[..<10], as: UTF8.self)) {
      let hours: Int = digits[11] * 10 + digits[12]
      let minutes: Int = digits[14] * 10 + digits[15]
      let wholeSeconds: Int = digits[17] * 10 + digits[18]
      let time: Int = (hours * 60 + minutes) * 60 + wholeSeconds
      seconds = day.number * 86_400 + time
      if bytes.count > 21 {
        fraction = Double("0." + String(decoding: bytes[20..<(bytes.count - 1)], as: UTF8.self)) ?? 0
      }
    }
    // Adds the fraction as `+` with a duration does, so that the results are equal.
    self = Date(timeIntervalSince1970: Double(seconds)) + fraction
  }
}

extension Day {
  /// Creates a day from a text such as `2024-02-29`, or the earliest day for an invalid text.
  public init(literal text: String) { self = Day(text) ?? .earliest }
}

extension URL {
  /// Creates a URL from a text, or the root of the file system for an invalid text.
  public init(literal text: String) { self = URL(string: text) ?? URL(filePath: "/") }
}

extension UUID {
  /// Creates a UUID from a text such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`, or zeros for an invalid text.
  public init(literal text: String) {
    self = UUID(uuidString: text) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
