/// A column and a row, from 0.
struct Point: Hashable {
  var column: Int
  var row: Int
}

struct Size: Hashable {
  var columns: Int
  var rows: Int
}

/// What the whole terminal is to show. Drawing outside it is cut off.
struct Canvas: Equatable {
  struct Cell: Hashable {
    /// Nil in the right half of a wide character.
    var character: Character?
    var style: Style
  }

  let size: Size
  private(set) var cells: [Cell]
  /// Where typing goes; nil hides the cursor.
  var cursor: Point?

  init(_ size: Size) {
    self.size = size
    cells = Array(repeating: Cell(character: " ", style: .plain), count: max(0, size.columns * size.rows))
  }

  subscript(_ point: Point) -> Cell { cells[point.row * size.columns + point.column] }

  /// Draws a line of text from `start` on, at most `columns` wide, and returns how wide it came out.
  @discardableResult
  mutating func draw(_ text: some StringProtocol, at start: Point, columns: Int = .max, _ style: Style = .plain) -> Int
  {
    var used = 0
    for character in text.lazy.map(\.drawable) {
      let width = character.terminalWidth
      guard width <= columns - used else { break }
      draw(character, width: width, at: Point(column: start.column + used, row: start.row), style)
      used += width
    }
    return used
  }

  /// Overdraws a line's part with blanks.
  mutating func fill(_ columns: Int, at start: Point, _ style: Style = .plain) {
    draw(String(repeating: " ", count: max(0, columns)), at: start, style)
  }

  /// Puts what is drawn so far into the background.
  mutating func dim() {
    for index in cells.indices { cells[index].style = Style(isDim: true) }
    cursor = nil
  }

  private mutating func draw(_ character: Character, width: Int, at point: Point, _ style: Style) {
    guard (0..<size.rows).contains(point.row), point.column >= 0, point.column + width <= size.columns else { return }
    let index = point.row * size.columns + point.column
    // Half of a wide character is overdrawn: the other half goes too.
    if cells[index].character == nil, point.column > 0 { cells[index - 1].character = " " }
    let next = index + width
    if point.column + width < size.columns, cells[next].character == nil { cells[next].character = " " }
    cells[index] = Cell(character: character, style: style)
    if width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
  }
}
