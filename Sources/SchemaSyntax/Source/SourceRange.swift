/// A half-open range of UTF-8 offsets in one schema file.
///
/// One number, because debug builds copy every stored property separately, and every node of a syntax tree has a range.
package struct SourceRange: Hashable, Sendable {
  /// The greatest offset; a greater one is clamped.
  package static let maximumOffset = 0xFF_FFFF

  /// The file's index in 16 bits, then the ends in 24 bits each.
  private let bits: UInt64

  /// The file that contains the range.
  package var file: SourceFile.ID { SourceFile.ID(Int(truncatingIfNeeded: bits &>> 48)) }
  package var lower: Int32 { Int32(truncatingIfNeeded: (bits &>> 24) & 0xFF_FFFF) }
  package var upper: Int32 { Int32(truncatingIfNeeded: bits & 0xFF_FFFF) }

  package init(file: SourceFile.ID, lower: Int, upper: Int) {
    let lower = UInt64(truncatingIfNeeded: min(max(lower, 0), Self.maximumOffset))
    let upper = UInt64(truncatingIfNeeded: min(max(upper, 0), Self.maximumOffset))
    bits = UInt64(truncatingIfNeeded: file.index) &<< 48 | lower &<< 24 | upper
  }

  package init(file: SourceFile.ID, lower: Int32, upper: Int32) {
    self.init(file: file, lower: Int(lower), upper: Int(upper))
  }

  /// The empty range at the beginning of this one.
  package var start: SourceRange { SourceRange(file: file, lower: lower, upper: lower) }

  /// The empty range at the end of this one.
  package var end: SourceRange { SourceRange(file: file, lower: upper, upper: upper) }

  /// Returns the smallest range that contains both ranges, which are in one file.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, lower: min(lower, other.lower), upper: max(upper, other.upper))
  }
}
