/// A half-open range of UTF-8 offsets in one schema file.
package struct SourceRange: Hashable, Sendable {
  /// The file that contains the range.
  package var file: SourceFile.ID
  package var lower: Int32
  package var upper: Int32

  package init(file: SourceFile.ID, lower: Int, upper: Int) {
    self.file = file
    self.lower = Int32(clamping: lower)
    self.upper = Int32(clamping: upper)
  }

  init(file: SourceFile.ID, lower: Int32, upper: Int32) {
    self.file = file
    self.lower = lower
    self.upper = upper
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
