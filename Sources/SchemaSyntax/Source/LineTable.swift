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

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

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
