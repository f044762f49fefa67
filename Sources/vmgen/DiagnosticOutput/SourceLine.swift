import VmgenProjectGeneration

/// A line of source code for a terminal, with the columns of its byte offsets.
///
/// A line that is too wide is cut to a window around the given offset. `…` marks the omitted parts.
struct SourceLine {
  static let widest = 140

  private(set) var text = ""
  /// The column, from 0, of the character of each byte in the window, and of the end of the window.
  private var columns: [Int] = []
  private let first: Int

  /// - Parameters:
  ///   - bytes: The line without its line break.
  ///   - focus: The offset in the line that must be visible.
  init(_ bytes: ArraySlice<UInt8>, focus: Int) {
    let window = Self.window(bytes, focus: min(max(focus, 0), bytes.count))
    first = window.startIndex - bytes.startIndex
    if window.startIndex > bytes.startIndex { text = "…" }
    var column = text.isEmpty ? 0 : 1
    for character in String(decoding: window, as: UTF8.self) {
      let width = TerminalWidth.width(of: character)
      // The columns are only approximate after an invalid byte, because its replacement character has three bytes.
      columns += Array(repeating: column, count: character.utf8.count)
      column += width
      if character == "\t" {
        text += String(repeating: " ", count: TerminalWidth.tabWidth)
      } else {
        text.unicodeScalars += character.unicodeScalars.map(\.printable)
      }
    }
    columns.append(column)
    if window.endIndex < bytes.endIndex { text += "…" }
  }

  /// Returns the column of an offset in the line, from 0. For an offset outside of the window, it is the nearest end of
  /// the window.
  func column(of offset: Int) -> Int {
    columns[min(max(offset - first, 0), columns.count - 1)]
  }

  private static func window(_ bytes: ArraySlice<UInt8>, focus: Int) -> ArraySlice<UInt8> {
    if bytes.count <= widest { return bytes }
    var lower = bytes.startIndex + max(0, min(focus - widest / 3, bytes.count - widest))
    var upper = min(lower + widest, bytes.endIndex)
    while lower > bytes.startIndex, bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < bytes.endIndex, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return bytes[lower..<upper]
  }
}
