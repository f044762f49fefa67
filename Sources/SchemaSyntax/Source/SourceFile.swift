/// The bytes of a schema file and its path.
package struct SourceFile: Sendable, Identifiable {
  /// A file's index among the files of one run.
  package struct ID: Hashable, Sendable {
    /// The number of distinct IDs.
    package static let limit = 65_536

    package var index: UInt16
    package init(_ index: Int) { self.index = UInt16(clamping: index) }
  }

  package let id: ID
  /// The path shown in diagnostics, as the user or the build system gave it.
  package let path: String
  /// The path in its target or schema folder, with `/` between the parts. Output names and provenance use it.
  package let relativePath: String
  /// The module that the file belongs to; nil for the module being generated.
  package let module: String?
  /// The whole file, byte for byte.
  package let bytes: [UInt8]

  package init(id: ID, path: String, relativePath: String, module: String? = nil, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.relativePath = relativePath
    self.module = module
    self.bytes = bytes
  }

  /// Returns the file with another text.
  package func replacing(bytes: [UInt8]) -> SourceFile {
    SourceFile(id: id, path: path, relativePath: relativePath, module: module, bytes: bytes)
  }

  /// Returns the text in a range of the file. Offsets outside the file count as its nearest end.
  package func text(at range: SourceRange) -> String {
    let lower = min(max(Int(range.lower), 0), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

/// A line and a column, both counted from 1. Columns count UTF-8 bytes.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

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

  /// Whether the range contains another one.
  package func contains(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }

  /// Returns the smallest range that contains both ranges, which are in one file.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, lower: min(lower, other.lower), upper: max(upper, other.upper))
  }
}

/// The offsets at which the lines of a file begin. Lines end with LF, CR LF or CR.
package struct LineTable: Sendable {
  /// The offset of the first byte of each line. A byte order mark belongs to no line.
  package let starts: [Int]
  /// The file's size in bytes.
  package let size: Int

  package init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0]
    var index = 0
    let size = bytes.count
    while index < size {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < size, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
    self.size = size
  }

  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the line and column of a UTF-8 offset. An offset outside the file counts as the nearest end of the file.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), size)
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return SourceLocation(line: low + 1, column: max(offset - starts[low], 0) + 1)
  }

  package func location(of offset: Int32) -> SourceLocation { location(of: Int(offset)) }

  /// Returns the range of a line with its line break. Lines count from 1; a line that does not exist is empty.
  package func bounds(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return size..<size }
    return starts[line - 1]..<(line < starts.count ? starts[line] : size)
  }
}
