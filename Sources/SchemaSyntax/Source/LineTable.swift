/// Where each line of a file begins. Lines end with LF, CR LF or CR.
package struct LineTable: Sendable {
  /// The offset of each line's first byte; a byte order mark belongs to no line.
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

  /// The place of a UTF-8 offset. An offset outside of the file counts as its nearest end.
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

  /// The bytes of a line, counted from 1, with its line break; empty for a line that is not there.
  package func bounds(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return size..<size }
    return starts[line - 1]..<(line < starts.count ? starts[line] : size)
  }
}
