/// The texts of a row in a ``ListView``.
@MainActor
public final class ListCell {
  /// A symbol before the title.
  public var icon = "" { didSet { setNeedsDisplay(oldValue != icon) } }
  public var title = "" { didSet { setNeedsDisplay(oldValue != title) } }
  /// The text at the right end of the first line.
  public var trailing = "" { didSet { setNeedsDisplay(oldValue != trailing) } }
  /// The text at the right end of the second line.
  public var trailingDetail = "" { didSet { setNeedsDisplay(oldValue != trailingDetail) } }
  /// The text of the lines below the title.
  public var detail = "" { didSet { setNeedsDisplay(oldValue != detail) } }
  /// Whether the icon is emphasized.
  public var isMarked = false { didSet { setNeedsDisplay(oldValue != isMarked) } }

  /// The binding that sets the texts, and the view model that it observes.
  var content: Any?
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  private func setNeedsDisplay(_ isNeeded: Bool) {
    if isNeeded { onChange() }
  }

  func draw(on canvas: inout Canvas, at origin: Point, columns: Int, height: Int, isSelected: Bool, isFocused: Bool) {
    let isInverse = isSelected && isFocused
    for row in 0..<height {
      canvas.fill(columns, at: Point(column: origin.column, row: origin.row + row), Style(isInverse: isInverse))
    }
    canvas.draw(isSelected ? "▸" : " ", at: origin, Style(color: .cyan, isBold: true, isInverse: isInverse))
    var column = origin.column + 2
    if !icon.isEmpty {
      let style = Style(color: isMarked ? .yellow : nil, isInverse: isInverse)
      column += canvas.draw(icon, at: Point(column: column, row: origin.row), style) + 1
    }
    let end = origin.column + columns - 1
    let trailing = trailing.terminalWidth + 2 < end - column - 8 ? trailing : ""
    let titleEnd = end - (trailing.isEmpty ? 0 : trailing.terminalWidth + 2)
    canvas.draw(
      title.wrapped(columns: max(1, titleEnd - column), lines: 1).joined(), at: Point(column: column, row: origin.row),
      columns: max(0, titleEnd - column), Style(isBold: isSelected, isInverse: isInverse))
    canvas.draw(
      trailing, at: Point(column: end - trailing.terminalWidth, row: origin.row),
      Style(isDim: true, isInverse: isInverse))
    guard height > 1 else { return }
    let style = Style(isDim: true, isInverse: isInverse)
    let trailingDetail = trailingDetail.terminalWidth + 2 < end - column - 8 ? trailingDetail : ""
    let detailEnd = end - (trailingDetail.isEmpty ? 0 : trailingDetail.terminalWidth + 2)
    for (index, line) in detail.wrapped(columns: max(1, detailEnd - column), lines: height - 1).enumerated() {
      let start = Point(column: column, row: origin.row + 1 + index)
      canvas.draw(line, at: start, columns: max(0, detailEnd - column), style)
    }
    canvas.draw(
      trailingDetail, at: Point(column: end - trailingDetail.terminalWidth, row: origin.row + 1), style)
  }
}
