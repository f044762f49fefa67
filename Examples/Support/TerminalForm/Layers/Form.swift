/// Rows of views in a frame. The focused view receives the keys; Tab and the arrow keys move the focus.
public final class Form: Layer {
  public var title: String { didSet { if oldValue != title { setNeedsDisplay() } } }

  private let rows: [[View]]
  private let width: Int

  /// - Parameter rows: The views in each row, from top to bottom.
  /// - Parameter width: The width in columns, including the frame.
  public init(_ title: String, rows: [[View]], width: Int = 64) {
    self.title = title
    self.rows = rows
    self.width = width
    super.init(views: Array(rows.joined()))
  }

  override func handle(_ key: Key) {
    if let selection, !selection.isHidden, selection.handle(key) { return }
    switch key {
    case .tab, .down, .right: moveFocus(by: 1)
    case .return where !(selection is Button): moveFocus(by: 1)
    case .backTab, .up, .left: moveFocus(by: -1)
    case .escape: onCancel?()
    default: break
    }
  }

  override func draw(on canvas: inout Canvas) {
    let heights = rows.map { row in row.map(\.height).max() ?? 1 }
    let size = Size(columns: min(width, canvas.size.columns), rows: heights.reduce(Self.frameRows, +))
    var origin = Point(
      column: (canvas.size.columns - size.columns) / 2, row: max(0, (canvas.size.rows - 1 - size.rows) / 2))
    origin.row -= rowsToScroll(heights: heights, in: canvas.size.rows)
    drawFrame(on: &canvas, at: origin, size)

    let captionWidth = rows.joined().map(\.caption.terminalWidth).max() ?? 0
    let indent = Self.margin + (captionWidth > 0 ? captionWidth + 2 : 0)
    var row = origin.row + 2
    for (views, height) in zip(rows, heights) {
      var column = origin.column + indent
      let end = origin.column + size.columns - Self.margin
      for view in views where !view.isHidden {
        drawCaption(of: view, on: &canvas, at: Point(column: origin.column + Self.margin, row: row))
        column += view.draw(on: &canvas, at: Point(column: column, row: row), columns: max(0, end - column)) + 2
      }
      row += height
    }
  }
}

// MARK: - Drawing

extension Form {
  private static let margin = 4
  /// The number of rows of the frame, including an empty row at the top and at the bottom.
  private static let frameRows = 4

  private func drawFrame(on canvas: inout Canvas, at origin: Point, _ size: Size) {
    let inner = max(0, size.columns - 2)
    let heading = title.isEmpty ? "" : "─ \(title) "
    let edge = Style(isDim: !isActive)
    for row in 0..<size.rows {
      let start = Point(column: origin.column, row: origin.row + row)
      switch row {
      case 0: canvas.draw("╭" + line(heading, inner) + "╮", at: start, edge)
      case size.rows - 1: canvas.draw("╰" + line("", inner) + "╯", at: start, edge)
      default: canvas.draw("│" + String(repeating: " ", count: inner) + "│", at: start, edge)
      }
    }
    if isActive, !title.isEmpty {
      canvas.draw(title, at: Point(column: origin.column + 3, row: origin.row), columns: inner - 3, Style(isBold: true))
    }
  }

  private func line(_ heading: String, _ columns: Int) -> String {
    heading + String(repeating: "─", count: max(0, columns - heading.terminalWidth))
  }

  private func drawCaption(of view: View, on canvas: inout Canvas, at start: Point) {
    let isFocused = view.isFocused
    canvas.draw(view.caption, at: start, Style(color: isFocused ? .cyan : nil, isBold: isFocused))
    if isFocused, view is TextField {
      canvas.draw("›", at: Point(column: start.column - 2, row: start.row), Style(color: .cyan, isBold: true))
    }
  }

  /// The number of rows to scroll so that the focused view is visible.
  private func rowsToScroll(heights: [Int], in available: Int) -> Int {
    guard heights.reduce(Self.frameRows, +) > available,
      let selected = rows.firstIndex(where: { row in row.contains { $0 === selection } })
    else { return 0 }
    return max(0, heights.prefix(selected + 1).reduce(Self.frameRows / 2, +) - available)
  }
}
