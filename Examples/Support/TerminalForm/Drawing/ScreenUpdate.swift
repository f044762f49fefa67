/// Computes the output that updates a terminal from one canvas to another. It contains only the cells that differ.
struct ScreenUpdate {
  private(set) var text = ""
  private let inColor: Bool
  private var position: Point?
  private var style: Style?

  /// - Parameter old: The current content of the terminal, or nil if it is unknown.
  init(from old: Canvas?, to new: Canvas, inColor: Bool) {
    self.inColor = inColor
    guard old != new else { return }
    let known = old?.size == new.size ? old : nil
    // Synchronized output (mode 2026, which other terminals ignore), with a hidden cursor.
    text = "\u{1B}[?2026h\u{1B}[?25l"
    if known == nil { text += "\u{1B}[0m\u{1B}[2J" }
    for row in 0..<new.size.rows {
      for column in 0..<new.size.columns {
        let point = Point(column: column, row: row)
        let cell = new[point]
        let shown = known?[point] ?? Canvas.Cell(character: " ", style: .plain)
        if cell != shown { write(cell, at: point) }
      }
    }
    text += "\u{1B}[0m"
    if let cursor = new.cursor {
      move(to: cursor)
      text += "\u{1B}[?25h"
    }
    text += "\u{1B}[?2026l"
  }

  private mutating func write(_ cell: Canvas.Cell, at point: Point) {
    guard let character = cell.character else { return }
    if position != point { move(to: point) }
    if style != cell.style { text += cell.style.sequence(inColor: inColor) }
    text.append(character)
    style = cell.style
    // Terminals disagree about the width of non-ASCII characters, so position the cursor for the next cell.
    position = character.isASCII ? Point(column: point.column + 1, row: point.row) : nil
  }

  private mutating func move(to point: Point) { text += "\u{1B}[\(point.row + 1);\(point.column + 1)H" }
}
