/// The line break of a file: LF, CR LF or CR.
struct LineEnding {
  let bytes: [UInt8]

  /// Returns the first line break of a file, or LF if there is none.
  init(of file: [UInt8]) {
    guard let first = file.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), file[first] == 0x0D else {
      bytes = [0x0A]
      return
    }
    bytes = file.dropFirst(first + 1).first == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }

  /// Returns a text with this line break in place of each line break.
  func applied(to text: [UInt8]) -> [UInt8] {
    if bytes == [0x0A], !text.contains(0x0D) { return text }
    return Array(text[...].lines.joined(separator: bytes))
  }
}
