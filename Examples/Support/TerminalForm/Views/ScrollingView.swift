/// A view with more lines than are visible.
public class ScrollingView: View {
  /// The number of lines that are visible. A pane sets it to the remaining space.
  public final var visibleRows: Int
  /// The first visible line.
  final var offset = 0

  init(visibleRows: Int) { self.visibleRows = visibleRows }

  override var canBeFocused: Bool { true }
  override var height: Int { visibleRows }

  /// Scrolls so that `lines` are visible. If they do not fit, the first ones are.
  final func scroll(to lines: Range<Int>) {
    offset = min(max(offset, lines.upperBound - visibleRows), lines.lowerBound)
  }

  /// Draws a scroll bar if not all of `lines` are visible.
  final func drawScrollBar(on canvas: inout Canvas, at origin: Point, lines: Int) {
    guard lines > visibleRows, visibleRows > 0 else { return }
    let length = max(1, visibleRows * visibleRows / lines)
    let start = offset * (visibleRows - length) / max(1, lines - visibleRows)
    for row in 0..<visibleRows {
      let isThumb = (start..<start + length).contains(row)
      canvas.draw(
        isThumb ? "┃" : "│", at: Point(column: origin.column, row: origin.row + row),
        Style(isDim: !isThumb || !isFocused))
    }
  }
}
