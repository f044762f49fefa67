import VmgenSchemaSyntax

/// The literals `date("…")`, `day("…")`, `url("…")` and `uuid("…")`, whose text is checked at compile time.
package enum CompileTimeLiteral: String, CaseIterable {
  case date, day, url, uuid

  var type: Type {
    switch self {
    case .date: .date
    case .day: .day
    case .url: .url
    case .uuid: .uuid
    }
  }

  /// An example of a valid text, for diagnostics.
  var example: String {
    switch self {
    case .date: "`date(\"1970-01-31\")` or `date(\"1970-01-31T09:30:00Z\")`"
    case .day: "`day(\"1970-01-31\")`"
    case .url: "`url(\"https://example.com\")`"
    case .uuid: "`uuid(\"123E4567-E89B-12D3-A456-426614174000\")`"
    }
  }

  /// Returns whether a literal can have the text.
  package func accepts(_ text: String) -> Bool { read(text) != nil }

  func read(_ text: String) -> TypedExpression.Kind? {
    switch self {
    case .date: CalendarReader.date(text)
    case .day: CalendarReader.day(text).map { .day(year: $0.year, month: $0.month, day: $0.day) }
    case .url: Self.isURL(text) ? .url(text) : nil
    case .uuid: isUUID(text) ? .uuid(text) : nil
    }
  }

  /// Returns whether a text has a scheme, `:` and at least one more character, all allowed by RFC 3986. Foundation
  /// accepts every such URL on all platforms.
  private static func isURL(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < bytes.count,
      (0x61...0x7A).contains(bytes[0] | 0x20)
    else { return false }
    let scheme = bytes[..<colon].allSatisfy { SignatureParser.isIdentifier($0) || "+-.".utf8.contains($0) }
    guard scheme else { return false }
    if bytes[(colon + 1)...].starts(with: "//".utf8), colon + 3 >= bytes.count || !hasPort(bytes[(colon + 3)...]) {
      return false
    }
    var index = colon + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, isHex(bytes[index + 1]), isHex(bytes[index + 2]) else { return false }
        index += 3
        continue
      }
      guard SignatureParser.isIdentifier(byte) || "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte) else { return false }
      index += 1
    }
    return true
  }

  /// Returns whether the port of an authority is a number or absent. The port is after the user and the host, which can be
  /// an IPv6 address in brackets.
  private static func hasPort(_ text: ArraySlice<UInt8>) -> Bool {
    let authority = text.prefix { !"/?#".utf8.contains($0) }
    let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
    let afterAddress = host.lastIndex(of: UInt8(ascii: "]")).map { host[($0 + 1)...] } ?? host
    guard let colon = afterAddress.firstIndex(of: UInt8(ascii: ":")) else { return true }
    return afterAddress[(colon + 1)...].allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}

extension ExpressionChecker {
  func inferCompileTimeLiteral(
    _ literal: CompileTimeLiteral, _ call: CallSite
  ) -> TypedExpression {
    let (nameRange, arguments, range) = (call.name.range, call.arguments, call.range)
    let result = TypedExpression(.invalid, literal.type, range)
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      case .string(let string) = arguments[0].value.kind, let text = string.plainText
    else {
      if arguments.contains(where: \.value.isMissing) { return result }
      let place = arguments.count == 1 ? arguments[0].value.range : nameRange
      report(.literalNeeded(name: literal.rawValue, example: literal.example), at: place)
      return result
    }
    guard let kind = literal.read(text) else {
      report(.badLiteral(text: text, type: literal.type, example: literal.example), at: string.range)
      return result
    }
    return TypedExpression(kind, literal.type, range)
  }
}
