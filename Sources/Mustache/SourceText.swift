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

// Searches eight bytes at a time, which is fast even in unoptimized builds.

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highs: UInt64 = 0x8080_8080_8080_8080

/// Returns a nonzero value if one of the eight bytes of `word` is zero.
private func zeroBytes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

extension UnsafeRawBufferPointer {
  /// Returns the first offset in `start..<end` of the byte `a` or `b`, or `end`.
  func offset(of a: UInt8, or b: UInt8, from start: Int, to end: Int) -> Int {
    let wideA = ones &* UInt64(a)
    let wideB = ones &* UInt64(b)
    var offset = start
    while offset &+ 8 <= end {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if zeroBytes(word ^ wideA) | zeroBytes(word ^ wideB) != 0 { break }
      offset &+= 8
    }
    while offset < end {
      let byte = self[offset]
      if byte == a || byte == b { return offset }
      offset &+= 1
    }
    return end
  }

  /// Returns the first offset from `start` of a non-ASCII byte, or `count`.
  fileprivate func offsetOfNonASCII(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count, loadUnaligned(fromByteOffset: offset, as: UInt64.self) & highs == 0 { offset &+= 8 }
    while offset < count, self[offset] < 0x80 { offset &+= 1 }
    return offset
  }

  /// Returns the length of the UTF-8 sequence at `offset`, or 0 if it is invalid.
  fileprivate func lengthOfUTF8Sequence(at offset: Int) -> Int {
    let lead = self[offset]
    // The range of the second byte excludes overlong forms, surrogates and code points beyond U+10FFFF.
    let (length, low, high): (Int, UInt8, UInt8) =
      switch lead {
      case 0x00...0x7F: (1, 0, 0)
      case 0xC2...0xDF: (2, 0x80, 0xBF)
      case 0xE0: (3, 0xA0, 0xBF)
      case 0xED: (3, 0x80, 0x9F)
      case 0xE1...0xEF: (3, 0x80, 0xBF)
      case 0xF0: (4, 0x90, 0xBF)
      case 0xF1...0xF3: (4, 0x80, 0xBF)
      case 0xF4: (4, 0x80, 0x8F)
      default: (0, 0, 0)
      }
    guard length > 1 else { return length }
    guard offset + length <= count, self[offset + 1] >= low, self[offset + 1] <= high else { return 0 }
    var further = offset + 2
    while further < offset + length {
      if self[further] & 0xC0 != 0x80 { return 0 }
      further += 1
    }
    return length
  }
}

extension [UInt8] {
  /// Returns the range of the first occurrence of `text`, or nil. `text` is not empty.
  package func firstRange(ofText text: [UInt8]) -> Range<Int>? {
    guard let first = text.first else { return nil }
    return withUnsafeBytes { buffer in
      let end = buffer.count - text.count + 1
      var offset = buffer.offset(of: first, or: first, from: 0, to: end)
      while offset < end {
        var length = 1
        while length < text.count, buffer[offset + length] == text[length] { length += 1 }
        if length == text.count { return offset..<offset + length }
        offset = buffer.offset(of: first, or: first, from: offset + 1, to: end)
      }
      return nil
    }
  }

  /// Returns the offset of the first invalid UTF-8 byte, or nil.
  func offsetOfInvalidUTF8() -> Int? {
    withUnsafeBytes { buffer in
      var offset = buffer.offsetOfNonASCII(from: 0)
      while offset < buffer.count {
        let length = buffer.lengthOfUTF8Sequence(at: offset)
        if length == 0 { return offset }
        offset += length
        if offset < buffer.count, buffer[offset] < 0x80 { offset = buffer.offsetOfNonASCII(from: offset) }
      }
      return nil
    }
  }

  /// Returns the line and column of an offset, from 1, with columns in bytes.
  func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    withUnsafeBytes { buffer in
      var line = 1
      var lineStart = 0
      while true {
        let newline = buffer.offset(of: Byte.newline, or: Byte.newline, from: lineStart, to: offset)
        if newline >= offset { return (line, offset - lineStart + 1) }
        line += 1
        lineStart = newline + 1
      }
    }
  }
}
