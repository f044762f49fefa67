/// A layer that fills the window: a title bar, rows of views, a view that takes the remaining space, and a tab bar.
public final class Pane: Layer {
  public var title = "" { didSet { if oldValue != title { setNeedsDisplay() } } }
  public var subtitle = "" { didSet { if oldValue != subtitle { setNeedsDisplay() } } }
  /// The text at the right end of the title bar while something is running.
  public let activity = ActivityLine()
  /// The tab bar. Several panes can have the same one.
  public var tabs: TabBar? { didSet { setNeedsDisplay() } }

  private let commands: [KeyCommand]
  private let rows: [[View]]
  private let content: ScrollingView?

  /// - Parameters:
  ///   - rows: The views in each row below the title bar.
  ///   - content: The view that takes the remaining space, and has the focus first.
  ///   - commands: The keys of the pane, the most useful first.
  public init(rows: [[View]] = [], content: ScrollingView? = nil, commands: [KeyCommand] = []) {
    self.rows = rows
    self.commands = commands
    self.content = content
    super.init(views: rows.joined() + [content, activity].compactMap(\.self))
    for command in commands { command.layer = self }
    if let content { focus(content) }
  }

  override var help: [String] {
    var keys = selection?.help ?? []
    // A text field receives the keys of commands.
    if !isTyping { keys += commands.filter { $0.isEnabled && !$0.label.isEmpty }.map(\.label) }
    if isTyping, content != nil { keys.append("Esc list") } else if onCancel != nil { keys.append("Esc back") }
    if views.count(where: { $0.canBeFocused && !$0.isHidden }) > 1 { keys.append("Tab next") }
    return keys + ["Ctrl-C quit"]
  }

  private var isTyping: Bool { selection is TextField }

  override func handle(_ key: Key) {
    // Keys that arrive together are one text.
    if case .text(let text) = key, text.count > 1, !isTyping {
      for character in text { handle(.text(String(character))) }
      return
    }
    if let selection, !selection.isHidden, selection.handle(key) { return }
    if key == .escape, isTyping, let content { return focus(content) }
    if let command = commands.first(where: { $0.key == key && $0.isEnabled }) { return command.onPress?() ?? () }
    if let tabs, case .text(let text) = key, let number = Int(text) { return tabs.select(number - 1) }
    switch key {
    case .tab, .down, .right: moveFocus(by: 1)
    case .return where !(selection is Button): moveFocus(by: 1)
    case .backTab, .up, .left: moveFocus(by: -1)
    case .escape: onCancel?()
    default: break
    }
  }

  override func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    for row in 0..<canvas.size.rows { canvas.fill(columns, at: Point(column: 0, row: row)) }
    drawTitle(on: &canvas)
    var row = 2
    for views in rows.map({ $0.filter { !$0.isHidden } }) where !views.isEmpty {
      var column = Self.margin
      for view in views {
        column += drawCaption(of: view, on: &canvas, at: Point(column: column, row: row))
        column += view.draw(
          on: &canvas, at: Point(column: column, row: row), columns: max(0, columns - Self.margin - column))
        column += 2
      }
      row += views.map(\.height).max() ?? 1
    }
    // The last line of the window displays the keys.
    let end = canvas.size.rows - (tabs == nil ? 1 : 2)
    content?.visibleRows = max(1, end - row)
    let width = max(0, columns - 2 * Self.margin)
    _ = content?.draw(on: &canvas, at: Point(column: Self.margin, row: row), columns: width)
    tabs?.window = window
    tabs?.draw(on: &canvas, row: canvas.size.rows - 2)
  }

  private func drawTitle(on canvas: inout Canvas) {
    let end = canvas.size.columns - Self.margin
    var column = Self.margin
    if onCancel != nil { column += canvas.draw("‹ ", at: Point(column: column, row: 0), Style(color: .cyan)) }
    let status = activity.text.map { $0.terminalWidth + 2 } ?? 0
    let statusStart = end - status - (status > 0 ? 2 : 0)
    column +=
      canvas.draw(line(title, columns: statusStart - column), at: Point(column: column, row: 0), Style(isBold: true))
      + 2
    let rest = max(0, statusStart - column)
    canvas.draw(
      line(subtitle, columns: rest), at: Point(column: column, row: 0), columns: rest, Style(isDim: true))
    _ = activity.draw(on: &canvas, at: Point(column: max(column, end - status), row: 0), columns: status)
    canvas.draw(
      String(repeating: "─", count: canvas.size.columns), at: Point(column: 0, row: 1), Style(isDim: true))
  }

  private func line(_ text: String, columns: Int) -> String {
    columns > 0 ? text.wrapped(columns: columns, lines: 1).joined() : ""
  }

  private func drawCaption(of view: View, on canvas: inout Canvas, at start: Point) -> Int {
    guard !view.caption.isEmpty else { return 0 }
    let isFocused = view.isFocused
    return canvas.draw(view.caption, at: start, Style(color: isFocused ? .cyan : nil, isBold: isFocused)) + 2
  }

  private static let margin = 1
}
