public struct ScreenSize: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}

/// The content of a terminal.
public struct Screen: Equatable, Sendable {
  /// The style of a cell. The color is the number in the escape sequence, such as 31 for red.
  public struct Style: Equatable, Sendable {
    public internal(set) var color: Int?
    public internal(set) var isBold = false
    public internal(set) var isDim = false
    public internal(set) var isUnderlined = false
    public internal(set) var isInverse = false
  }

  struct Cell: Equatable, Sendable {
    /// Empty in the right half of a wide character.
    var text = " "
    var style = Style()
  }

  public let size: ScreenSize
  var cells: [Cell]
  var column = 0
  var row = 0
  public internal(set) var isCursorVisible = true

  init(_ size: ScreenSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  /// The lines without trailing spaces.
  public var lines: [String] {
    (0..<size.rows).map { row in
      let text = cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The lines as one text, without trailing empty lines.
  public var text: String {
    lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }

  public func contains(_ text: String) -> Bool { line(with: text) != nil }

  /// The first line that contains the text.
  public func line(with text: String) -> String? { lines.first { $0.contains(text) } }

  /// The style of the first occurrence of the text.
  public func style(of text: String) -> Style? {
    guard let row = lines.firstIndex(where: { $0.contains(text) }) else { return nil }
    let cells = cells[row * size.columns..<(row + 1) * size.columns]
    for start in cells.indices where cells[start...].lazy.map(\.text).joined().hasPrefix(text) {
      return cells[start].style
    }
    return nil
  }

  /// The text to the left of the cursor.
  public var textBeforeCursor: String {
    let start = row * size.columns
    return cells[start..<start + min(column, size.columns)].map(\.text).joined()
  }
}

/// A failed test prints the screen in a frame instead of its cells.
extension Screen: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    let edge = String(repeating: "─", count: size.columns)
    return (["", "┌\(edge)┐"] + lines.map { "│\($0)" } + ["└\(edge)┘"]).joined(separator: "\n")
  }

  public var debugDescription: String { description }
}
