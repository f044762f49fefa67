/// A half-open range of UTF-8 offsets in one schema file.
public struct SourceRange: Hashable, Sendable {
  /// The file that the offsets count in.
  public var file: SourceFile.ID
  public var lower: Int32
  public var upper: Int32

  public init(file: SourceFile.ID, lower: Int, upper: Int) {
    self.file = file
    self.lower = Int32(clamping: lower)
    self.upper = Int32(clamping: upper)
  }

  /// The empty range at the beginning of this one.
  public var start: SourceRange { SourceRange(file: file, lower: Int(lower), upper: Int(lower)) }

  /// The empty range at the end of this one.
  public var end: SourceRange { SourceRange(file: file, lower: Int(upper), upper: Int(upper)) }

  /// The smallest range that covers both; the two lie in one file.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, lower: Int(min(lower, other.lower)), upper: Int(max(upper, other.upper)))
  }
}
