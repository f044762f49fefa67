/// Splits a stream of bytes into messages: a header with the length of the content, an empty line, and the content.
///
/// Source: [Base protocol](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol)
package struct MessageReader {
  package enum Event: Equatable, Sendable {
    /// The content of a message.
    case content([UInt8])
    /// A message was skipped, because its content is longer than the limit.
    case tooLarge(bytes: Int)
    /// A header without a valid length was skipped.
    case malformedHeader
  }

  /// The limit of the content of a message in bytes. Schemas are limited to 16 MiB.
  package static let contentLimit = 64 << 20
  private static let headerLimit = 8_192
  private static let headerEnd = Array("\r\n\r\n".utf8)

  private var buffer: [UInt8] = []
  /// The number of bytes of a message over the limit that were not read yet.
  private var skipped = 0

  package init() {}

  package mutating func append(_ bytes: some Collection<UInt8>) {
    let dropped = min(skipped, bytes.count)
    skipped -= dropped
    buffer += bytes.dropFirst(dropped)
  }

  /// Removes and returns the next complete message; nil if more bytes are needed.
  package mutating func next() -> Event? {
    guard let end = buffer.firstRange(of: Self.headerEnd) else {
      guard buffer.count > Self.headerLimit else { return nil }
      buffer = Array(buffer.suffix(Self.headerEnd.count - 1))
      return .malformedHeader
    }
    let header = buffer[..<end.lowerBound]
    guard let length = Self.length(in: header) else {
      buffer.removeSubrange(..<end.upperBound)
      return .malformedHeader
    }
    if length > Self.contentLimit {
      let known = min(length, buffer.count - end.upperBound)
      buffer.removeSubrange(..<(end.upperBound + known))
      skipped = length - known
      return .tooLarge(bytes: length)
    }
    guard buffer.count - end.upperBound >= length else { return nil }
    let content = Array(buffer[end.upperBound..<end.upperBound + length])
    buffer.removeSubrange(..<(end.upperBound + length))
    return .content(content)
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    // The rest of a damaged message can precede the first line.
    let text = String(decoding: header, as: UTF8.self).lowercased()
    guard let name = text.ranges(of: "content-length:").last else { return nil }
    let value = text[name.upperBound...].prefix { !$0.isNewline }.trimmingPrefix { $0 == " " }
    return Int(value).flatMap { $0 >= 0 ? $0 : nil }
  }
}
