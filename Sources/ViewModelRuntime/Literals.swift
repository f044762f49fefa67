public import Foundation

// Literals of a schema whose types can fail to be made of a text. The tool has read each text, so that none fails; should
// somebody else write one that does, it is a fixed value instead.

extension Date {
  /// `1970-01-01T00:00:00Z`, with a fraction of a second where there is one; else 1970 begins.
  public init(literal text: String) {
    let bytes = Array(text.utf8)
    let digits = bytes.map { Int($0) - Int(UInt8(ascii: "0")) }
    var seconds = 0.0
    if bytes.count >= 20, let day = Day(String(decoding: bytes[..<10], as: UTF8.self)) {
      let time =
        (digits[11] * 10 + digits[12]) * 3600 + (digits[14] * 10 + digits[15]) * 60 + digits[17] * 10 + digits[18]
      seconds = Double(day.number * 86_400 + time)
      if bytes.count > 21 {
        seconds += Double("0." + String(decoding: bytes[20..<(bytes.count - 1)], as: UTF8.self)) ?? 0
      }
    }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension Day {
  /// `2024-02-29`; else the earliest day.
  public init(literal text: String) { self = Day(text) ?? .earliest }
}

extension Decimal {
  /// The number that the text writes, such as `12.50` or `1e128`; 0 for any other text.
  public init(literal text: String) {
    self = Decimal(strict: text) ?? 0
  }
}

extension URL {
  /// An address; else the root of the file system.
  public init(literal text: String) { self = URL(string: text) ?? URL(filePath: "/") }
}

extension UUID {
  /// `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`; else zeros.
  public init(literal text: String) {
    self = UUID(uuidString: text) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
