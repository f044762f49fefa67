/// A list with sections and a selected row, which scrolls. It creates cells for the visible rows only.
public final class ListView: ScrollingView {
  /// The text that is displayed instead of rows.
  public var placeholder = "" { didSet { setNeedsDisplay(oldValue != placeholder) } }
  /// The text below the last row.
  public var footer = "" { didSet { setNeedsDisplay(oldValue != footer) } }
  /// Called with the index of a row for the Return key.
  public var onOpen: ((Int) -> Void)?
  /// Called with the index of the last visible row when it changes.
  public var onRowVisible: ((Int) -> Void)?

  /// The index of the selected row, which is 0 for a list without rows.
  public private(set) var selectedIndex = 0
  /// The number of rows.
  public var count: Int { rows.count }

  private let rowHeight: Int
  private var rows = ListRows()
  private var cells: [AnyHashable: ListCell] = [:]
  private var reported: (row: Int, count: Int)?

  /// - Parameters:
  ///   - rowHeight: The number of lines of a row.
  ///   - visibleRows: The number of visible lines in a form; a pane sets it.
  public init(rowHeight: Int = 1, visibleRows: Int = 8) {
    self.rowHeight = rowHeight
    super.init(visibleRows: visibleRows)
  }

  /// Displays rows. The same row stays selected, if it still exists.
  public func show(_ rows: ListRows) {
    let selected = self.rows.count > 0 ? self.rows.id(selectedIndex) : nil
    self.rows = rows
    let index = selected.flatMap(rows.index) ?? selectedIndex
    selectedIndex = max(0, min(index, rows.count - 1))
    cells = cells.filter { rows.index($0.key) != nil }
    setNeedsDisplay()
  }

  /// Selects a row and scrolls to it.
  public func select(_ index: Int) {
    selectedIndex = max(0, min(index, rows.count - 1))
    setNeedsDisplay()
  }

  override var help: [String] { rows.count > 0 && onOpen != nil ? ["Return open"] : [] }

  private var layout: ListLayout { ListLayout(sections: rows.sections, rowHeight: rowHeight) }

  override func handle(_ key: Key) -> Bool {
    let before = selectedIndex
    switch key {
    case .down, .text("j"): select(selectedIndex + 1)
    case .up, .text("k"): select(selectedIndex - 1)
    case .pageDown, .text(" "): select(selectedIndex + max(1, visibleRows / rowHeight - 1))
    case .pageUp: select(selectedIndex - max(1, visibleRows / rowHeight - 1))
    case .home, .text("g"): select(0)
    case .end, .text("G"): select(rows.count - 1)
    case .text("]"): selectSection(after: true)
    case .text("["): selectSection(after: false)
    case .return where rows.count > 0 && onOpen != nil: onOpen?(selectedIndex)
    default: return false
    }
    // At an end of the list, an arrow key moves the focus.
    return before != selectedIndex || ![.down, .up].contains(key)
  }

  private func selectSection(after: Bool) {
    let starts = rows.sections.map(\.rows.lowerBound)
    let next = after ? starts.first { $0 > selectedIndex } : starts.last { $0 < selectedIndex }
    if let next { select(next) }
  }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    guard rows.count > 0 else {
      offset = 0
      let lines = placeholder.wrapped(columns: max(1, columns - 2), lines: max(1, visibleRows - 1))
      for (index, line) in lines.enumerated() {
        let column = origin.column + max(0, (columns - line.terminalWidth) / 2)
        let row = origin.row + max(0, (visibleRows - lines.count) / 2) + index
        canvas.draw(line, at: Point(column: column, row: row), Style(isDim: true))
      }
      return columns
    }
    let layout = layout
    let lines = layout.count + (footer.isEmpty ? 0 : 1)
    let hasTitles = rows.sections.contains { !$0.title.isEmpty }
    let selected = layout.lines(ofRow: selectedIndex)
    let isLast = selectedIndex == rows.count - 1
    // A title covers the first visible line.
    scroll(to: max(0, selected.lowerBound - (hasTitles ? 1 : 0))..<(isLast ? lines : selected.upperBound))
    offset = max(0, min(offset, lines - visibleRows))
    drawItems(layout, on: &canvas, at: origin, columns: max(0, columns - 1))
    drawScrollBar(on: &canvas, at: Point(column: origin.column + columns - 1, row: origin.row), lines: lines)
    return columns
  }

  private func drawItems(_ layout: ListLayout, on canvas: inout Canvas, at origin: Point, columns: Int) {
    let visible = offset..<offset + visibleRows
    var used: [AnyHashable: ListCell] = [:]
    var lastRow = 0
    // Rows and titles outside of the visible lines are clipped.
    var clipped = Canvas(Size(columns: columns, rows: visibleRows))
    for (line, item) in layout.items(in: visible) {
      let start = Point(column: 0, row: line - offset)
      switch item {
      case .title(let title): draw(title: title, on: &clipped, at: start, columns: columns)
      case .row(let index):
        let id = rows.id(index)
        let cell = cells[id] ?? makeCell(index)
        used[id] = cell
        lastRow = index
        cell.draw(
          on: &clipped, at: start, columns: columns, height: rowHeight, isSelected: index == selectedIndex,
          isFocused: isFocused)
      }
    }
    cells = used
    if let title = layout.title(above: offset) {
      draw(title: title, on: &clipped, at: Point(column: 0, row: 0), columns: columns)
    }
    if visible.contains(layout.count), !footer.isEmpty {
      clipped.draw(
        footer, at: Point(column: 2, row: layout.count - offset), columns: max(0, columns - 2), Style(isDim: true))
    }
    canvas.draw(clipped, at: origin)
    report(lastRow)
  }

  private func makeCell(_ index: Int) -> ListCell {
    let cell = ListCell { [weak self] in self?.setNeedsDisplay() }
    cell.content = rows.bind(index, cell)
    return cell
  }

  private func draw(title: String, on canvas: inout Canvas, at origin: Point, columns: Int) {
    let line = "─ \(title) "
    let rest = String(repeating: "─", count: max(0, columns - line.terminalWidth - 1))
    canvas.draw(line + rest, at: origin, columns: columns, Style(color: .cyan))
  }

  private func report(_ lastRow: Int) {
    guard reported?.row != lastRow || reported?.count != rows.count else { return }
    reported = (lastRow, rows.count)
    onRowVisible?(lastRow)
  }
}
