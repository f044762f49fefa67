/// The bytes of a template, with positions.
struct SourceText: Sendable {
  let origin: String
  let bytes: [UInt8]

  /// Creates a source text. Throws an error if the bytes are not valid UTF-8 or contain a NUL.
  init(origin: String, bytes: [UInt8]) throws(TemplateError) {
    self.origin = origin
    self.bytes = bytes
    if let bad = bytes.offsetOfInvalidUTF8() { throw TemplateError(.invalidUTF8, at: location(of: bad)) }
    let nul = bytes.withUnsafeBytes { $0.offset(of: 0, or: 0, from: 0, to: $0.count) }
    if nul < bytes.count { throw TemplateError(.containsNUL, at: location(of: nul)) }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns a range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Byte.isWhiteSpace(bytes[start]) { start += 1 }
    while start < end, Byte.isWhiteSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  func location(of offset: Int) -> TemplateError.Location {
    let (line, column) = bytes.lineAndColumn(of: offset)
    return TemplateError.Location(template: origin, line: line, column: column)
  }
}

/// The bytes with a special meaning in templates and JSON.
enum Byte {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let equals: UInt8 = 0x3D
  static let pipe: UInt8 = 0x7C
  static let dot: UInt8 = 0x2E
  static let star: UInt8 = 0x2A

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
  static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == space || (byte >= tab && byte <= carriageReturn) }
}
