/// A column and a row, from 0.
struct Point: Hashable {
  var column: Int
  var row: Int
}

struct Size: Hashable {
  var columns: Int
  var rows: Int
}

/// The content of the terminal. Drawing outside of it is clipped.
struct Canvas: Equatable {
  struct Cell: Hashable {
    /// Nil in the right half of a wide character.
    var character: Character?
    var style: Style
  }

  let size: Size
  private(set) var cells: [Cell]
  /// The position of the cursor, or nil to hide it.
  var cursor: Point?

  init(_ size: Size) {
    self.size = size
    cells = Array(repeating: Cell(character: " ", style: .plain), count: max(0, size.columns * size.rows))
  }

  subscript(_ point: Point) -> Cell { cells[point.row * size.columns + point.column] }

  /// Draws a line of text at `start`, at most `columns` wide, and returns its width.
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

  /// Fills a part of a line with spaces.
  mutating func fill(_ columns: Int, at start: Point, _ style: Style = .plain) {
    draw(String(repeating: " ", count: max(0, columns)), at: start, style)
  }

  /// Draws the content of another canvas, whose top left corner is then at `origin`.
  mutating func draw(_ other: Canvas, at origin: Point) {
    for row in 0..<other.size.rows {
      for column in 0..<other.size.columns {
        let cell = other[Point(column: column, row: row)]
        let point = Point(column: origin.column + column, row: origin.row + row)
        if let character = cell.character { draw(character, width: character.terminalWidth, at: point, cell.style) }
      }
    }
  }

  /// Dims the current content.
  mutating func dim() {
    for index in cells.indices { cells[index].style = Style(isDim: true) }
    cursor = nil
  }

  private mutating func draw(_ character: Character, width: Int, at point: Point, _ style: Style) {
    guard (0..<size.rows).contains(point.row), point.column >= 0, point.column + width <= size.columns else { return }
    let index = point.row * size.columns + point.column
    // If half of a wide character is overwritten, clear the other half.
    if cells[index].character == nil, point.column > 0 { cells[index - 1].character = " " }
    let next = index + width
    if point.column + width < size.columns, cells[next].character == nil { cells[next].character = " " }
    cells[index] = Cell(character: character, style: style)
    if width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
  }
}
