import VmgenSchemaSyntax

/// The text of a schema with spaces after its declarations, so that an edit in one declaration does not move the others:
/// the check of a declaration that neither moves nor changes is not repeated.
///
/// The spaces are at ends of lines. Within a line, they could separate a syntax error from the code that it belongs to.
///
/// The positions of the protocol do not count these spaces (``TextPositions``).
package struct SpacedText: Sendable {
  /// The text as it is in the editor.
  package private(set) var written: [UInt8]
  /// Where spaces are added, by offsets in the written text.
  private var gaps: [Gap]

  private struct Gap {
    var offset: Int
    var count: Int
  }

  /// The number of bytes by which a declaration can grow before the ones after it move.
  private static let room = 256

  package init(_ file: SourceFile) {
    written = file.bytes
    // A declaration inside of another one follows it, but ends first.
    let ends = parseSchema(file).syntax.declarations.map { Int($0.node.range.upper) }.sorted()
      .filter { Self.isEndOfLine($0, in: file.bytes) }
    let isShort = written.count + ends.count * Self.room < SourceRange.maximumOffset
    gaps = isShort ? ends.map { Gap(offset: $0, count: Self.room) } : []
  }

  /// The text with the added spaces.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var start = 0
    for gap in gaps {
      bytes += written[start..<gap.offset]
      bytes += repeatElement(UInt8(ascii: " "), count: gap.count)
      start = gap.offset
    }
    return bytes + written[start...]
  }

  /// The ranges of the added spaces in ``bytes``.
  package var addedRanges: [Range<Int>] {
    var added = 0
    return gaps.map { gap in
      defer { added += gap.count }
      return gap.offset + added..<gap.offset + added + gap.count
    }
  }

  /// Replaces the text. Returns whether the spaces after the difference had room for it, so that nothing else moves; if
  /// they had not, then the text is not replaced.
  package mutating func replace(by new: [UInt8]) -> Bool {
    let difference = TextDifference(from: written, to: new)
    // Spaces in a literal of several lines would change its value.
    if Self.touchesLongLiteral(written, difference.old) || Self.touchesLongLiteral(new, difference.new) {
      return false
    }
    let following = gaps.firstIndex { $0.offset >= difference.old.lowerBound } ?? gaps.endIndex
    var moved = gaps[..<following]
    var growth = difference.new.count - difference.old.count
    for gap in gaps[following...] {
      if gap.offset < difference.old.upperBound {
        growth -= gap.count
      } else if gap.count < growth {
        return false
      } else {
        moved.append(Gap(offset: gap.offset + new.count - written.count, count: gap.count - growth))
        growth = 0
      }
    }
    (written, gaps) = (new, Array(moved))
    return true
  }

  private static func isEndOfLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
  }

  private static func touchesLongLiteral(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let around = bytes[max(0, range.lowerBound - 2)..<min(bytes.count, range.upperBound + 2)]
    return around.split { $0 != UInt8(ascii: "\"") }.contains { $0.count > 2 }
  }
}
