/// Rows of views in a frame. The keys go to one of them; Tab and the arrows go from one to the next.
@MainActor
public final class Form {
  public let title: String
  /// What Escape does.
  public var onCancel: (() -> Void)?

  private let rows: [[View]]
  private let width: Int
  weak var window: TerminalWindow?

  /// Whether keys come here: no other form lies over it.
  var isActive = false {
    didSet { if oldValue != isActive { selection?.focusChanged() } }
  }

  /// Where keys go while the form is active.
  private var selection: View? {
    didSet {
      guard oldValue !== selection else { return }
      if isActive {
        oldValue?.focusChanged()
        selection?.focusChanged()
      }
      setNeedsDisplay()
    }
  }

  /// - Parameter rows: what stands side by side in each row, from the top.
  /// - Parameter width: in columns, the frame included.
  public init(_ title: String, rows: [[View]], width: Int = 64) {
    self.title = title
    self.rows = rows
    self.width = width
    for view in rows.joined() { view.form = self }
    selection = rows.joined().first { $0.canBeFocused }
  }

  var focusedView: View? { isActive ? selection : nil }

  /// Sends the keys to this view from now on.
  public func focus(_ view: View) {
    if view.form === self, view.canBeFocused { selection = view }
  }

  func setNeedsDisplay() { window?.setNeedsDisplay() }

  func handle(_ key: Key) {
    if let selection, !selection.isHidden, selection.handle(key) { return }
    switch key {
    case .tab, .down, .right: moveFocus(by: 1)
    case .return where !(selection is Button): moveFocus(by: 1)
    case .backTab, .up, .left: moveFocus(by: -1)
    case .escape: onCancel?()
    default: break
    }
  }

  private func moveFocus(by step: Int) {
    // What is selected counts even if it was disabled meanwhile: the next one is next to it.
    let views = rows.joined().filter { $0 === selection || ($0.canBeFocused && $0.isEnabled && !$0.isHidden) }
    guard let index = views.firstIndex(where: { $0 === selection }) else {
      selection = views.first
      return
    }
    selection = views[(index + step + views.count) % views.count]
  }
}

// MARK: - Drawing

extension Form {
  private static let margin = 4
  /// The frame's own rows, with a blank one inside at the top and at the bottom.
  private static let frameRows = 4

  func draw(on canvas: inout Canvas) {
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

  /// In a window that is too low, as much as must go at the top for what is selected to be seen.
  private func rowsToScroll(heights: [Int], in available: Int) -> Int {
    guard heights.reduce(Self.frameRows, +) > available,
      let selected = rows.firstIndex(where: { row in row.contains { $0 === selection } })
    else { return 0 }
    return max(0, heights.prefix(selected + 1).reduce(Self.frameRows / 2, +) - available)
  }
}
