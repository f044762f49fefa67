/// A text with several lines, which scrolls.
public final class TextView: ScrollingView {
  public var text = "" { didSet { if oldValue != text { textChanged() } } }
  /// The number of lines after wrapping, from the last drawing.
  private var lineCount = 0

  /// - Parameter visibleRows: The number of visible lines in a form; a pane sets it.
  public override init(visibleRows: Int = 8) { super.init(visibleRows: visibleRows) }

  private func textChanged() {
    offset = 0
    setNeedsDisplay()
  }

  override func handle(_ key: Key) -> Bool {
    let before = offset
    switch key {
    case .down, .text("j"): offset += 1
    case .up, .text("k"): offset -= 1
    case .pageDown, .text(" "): offset += max(1, visibleRows - 1)
    case .pageUp: offset -= max(1, visibleRows - 1)
    case .home, .text("g"): offset = 0
    case .end, .text("G"): offset = lineCount
    default: return false
    }
    offset = max(0, min(offset, lineCount - visibleRows))
    setNeedsDisplay(before != offset)
    return before != offset || ![.down, .up].contains(key)
  }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    let width = max(1, columns - 2)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      String(line).wrapped(columns: width, lines: .max).map { ($0, Self.style(of: line)) }
    }
    lineCount = lines.count
    offset = max(0, min(offset, lineCount - visibleRows))
    for (row, (line, style)) in lines.dropFirst(offset).prefix(visibleRows).enumerated() {
      canvas.draw(line, at: Point(column: origin.column, row: origin.row + row), columns: width, style)
    }
    drawScrollBar(on: &canvas, at: Point(column: origin.column + columns - 1, row: origin.row), lines: lineCount)
    return columns
  }

  /// The style of a line of Markdown.
  private static func style(of line: Substring) -> Style {
    if line.hasPrefix("#") { return Style(color: .cyan, isBold: true) }
    if line.hasPrefix("    ") { return Style(color: .green) }
    return .plain
  }
}
