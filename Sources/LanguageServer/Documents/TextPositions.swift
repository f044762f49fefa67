import VmgenSchemaSyntax

/// How the characters of a position are counted.
package enum PositionEncoding: String, Codable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// The positions of the protocol in a text, and the UTF-8 offsets that the schemas' ranges have.
package struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// Ranges within lines that the text in the editor does not have.
  private let gaps: [Range<Int>]

  package init(_ bytes: [UInt8], gaps: [Range<Int>] = [], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    self.gaps = gaps
    lines = LineTable(bytes)
  }

  /// Returns the position of an offset. An offset outside the text counts as its nearest end.
  package func position(of offset: Int) -> Position {
    let location = lines.location(of: offset)
    let start = lines.starts[location.line - 1]
    let end = min(max(offset, start), bytes.count)
    let skipped = gaps(in: start..<end).reduce(0) { $0 + $1.clamped(to: start..<end).count }
    return Position(line: location.line - 1, character: length(of: start..<end) - skipped)
  }

  /// Returns the offset of a position, before a gap. A line after the text is its end, and a character after a line the
  /// line's end; a character inside of a scalar is the scalar's start.
  package func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return lines.starts[0] }
    guard position.line < lines.starts.count else { return bytes.count }
    let bounds = lines.bounds(ofLine: position.line + 1)
    var offset = bounds.lowerBound
    var rest = position.character
    var gaps = gaps(in: bounds)
    while offset < bounds.upperBound, bytes[offset] != 0x0A, bytes[offset] != 0x0D, rest > 0 {
      if let gap = gaps.first, gap.lowerBound == offset {
        gaps.removeFirst()
        offset = gap.upperBound
        continue
      }
      let size = scalarSize(at: offset)
      let width = encoding == .utf8 ? size : (size == 4 ? 2 : 1)
      if width > rest { break }
      rest -= width
      offset = min(offset + size, bounds.upperBound)
    }
    return offset
  }

  package func range(of range: SourceRange) -> PositionRange { self.range(of: Int(range.lower)..<Int(range.upper)) }

  package func range(of offsets: Range<Int>) -> PositionRange {
    PositionRange(start: position(of: offsets.lowerBound), end: position(of: offsets.upperBound))
  }

  package func offsets(of range: PositionRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  /// The range of the whole text.
  package var all: PositionRange {
    PositionRange(start: Position(line: 0, character: 0), end: position(of: bytes.count))
  }

  private func length(of range: Range<Int>) -> Int {
    if encoding == .utf8 { return range.count }
    return range.reduce(0) { sum, index in
      let byte = bytes[index]
      // Continuation bytes count with their first byte.
      return sum + (byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1)
    }
  }

  private func gaps(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    // The gaps are in order.
    gaps.drop { $0.upperBound <= range.lowerBound }.prefix { $0.lowerBound < range.upperBound }
  }

  private func scalarSize(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
