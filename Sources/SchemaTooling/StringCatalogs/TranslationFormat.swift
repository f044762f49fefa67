import VmgenSchemaSemantics

/// A part of a translated format other than its text. The runtime reads formats in `FormatPiece`, in the same way.
enum FormatPart: Equatable {
  /// `%@`, `%2$lld`. The position is zero-based; nil for the next argument.
  case argument(ArgumentKind, position: Int?)
  /// `%#@name@`
  case variable(String, position: Int?)
  /// `%arg`, the argument of the enclosing variable.
  case ownArgument
  case unknown(String)

  /// Returns the parts of a format.
  static func parts(of format: String) -> [FormatPart] {
    var parts: [FormatPart] = []
    var rest = Array(format.utf8)[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(percent + 1)...]
      if rest.first == UInt8(ascii: "%") { rest.removeFirst() } else { parts.append(part(&rest)) }
    }
    return parts
  }

  private static func part(_ text: inout ArraySlice<UInt8>) -> FormatPart {
    if text.starts(with: "arg".utf8) {
      text.removeFirst(3)
      return .ownArgument
    }
    let start = text
    var position: Int?
    let digits = text.prefix(while: isDigit)
    if !digits.isEmpty, text.dropFirst(digits.count).first == UInt8(ascii: "$"),
      let number = Int(String(decoding: digits, as: UTF8.self)), number > 0
    {
      position = number - 1
      text = text.dropFirst(digits.count + 1)
    }
    if text.starts(with: "#@".utf8), let end = text.dropFirst(2).firstIndex(of: UInt8(ascii: "@")) {
      let name = String(decoding: text[(text.startIndex + 2)..<end], as: UTF8.self)
      text = text[(end + 1)...]
      return .variable(name, position: position)
    }
    if let kind = kind(&text) { return .argument(kind, position: position) }
    text = start
    return .unknown("%" + String(decoding: start.prefix(1), as: UTF8.self))
  }

  /// Removes flags, width, precision, length and conversion from the start of a text.
  private static func kind(_ text: inout ArraySlice<UInt8>) -> ArgumentKind? {
    var rest = text.drop { " +-#0'".utf8.contains($0) }
    let width = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(width)
    var precision = 0
    if rest.first == UInt8(ascii: ".") {
      precision = 1 + rest.dropFirst().prefix(while: isDigit).count
      rest = rest.dropFirst(precision)
    }
    rest = rest.drop { "hlqLzjt".utf8.contains($0) }
    guard let conversion = rest.first, width <= 3, precision <= 3 else { return nil }
    text = rest.dropFirst()
    switch conversion {
    case UInt8(ascii: "@"): return .text
    case _ where "diuxXo".utf8.contains(conversion): return .integer
    case _ where "fFeEgG".utf8.contains(conversion): return .number
    default: return nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
