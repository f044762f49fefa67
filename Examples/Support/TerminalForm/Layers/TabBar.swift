/// The tabs of panes, which are selected with the keys 1 to 9.
@MainActor
public final class TabBar {
  /// The titles of the tabs. A badge is a part of its title.
  public var titles: [String] { didSet { if oldValue != titles { window?.setNeedsDisplay() } } }
  public var selected: Int { didSet { if oldValue != selected { window?.setNeedsDisplay() } } }
  /// Called with the index of a tab whose key was pressed.
  public var onSelect: ((Int) -> Void)?
  weak var window: TerminalWindow?

  public init(_ titles: [String] = [], selected: Int = 0) {
    self.titles = titles
    self.selected = selected
  }

  func select(_ index: Int) {
    if titles.indices.contains(index) { onSelect?(index) }
  }

  /// Draws the bar. A narrow window displays only the title of the selected tab.
  func draw(on canvas: inout Canvas, row: Int) {
    let width = titles.map { $0.terminalWidth + 5 }.reduce(0, +)
    var column = 1
    for (index, title) in titles.enumerated() {
      let isSelected = index == selected
      let text = isSelected || width <= canvas.size.columns ? " \(index + 1) \(title) " : " \(index + 1) "
      let style = Style(isBold: isSelected, isDim: !isSelected, isInverse: isSelected)
      column += canvas.draw(text, at: Point(column: column, row: row), style) + 1
    }
  }
}
