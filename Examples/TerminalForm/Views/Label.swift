/// Text that is shown; lines are parted by line ends, and what is too long is cut.
public final class Label: View {
  public enum Emphasis: Sendable {
    case normal, strong, secondary
  }

  public var text: String { didSet { setNeedsDisplay(oldValue != text) } }
  private let emphasis: Emphasis
  private let shownCaption: String

  public init(_ text: String = "", caption: String = "", emphasis: Emphasis = .normal) {
    self.text = text
    self.emphasis = emphasis
    shownCaption = caption
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  override var height: Int { lines.count }
  override var caption: String { shownCaption }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    var style = Style(isDim: emphasis == .secondary || !isEnabled)
    style.isBold = emphasis == .strong
    return lines.enumerated().map { index, line in
      canvas.draw(line, at: Point(column: origin.column, row: origin.row + index), columns: columns, style)
    }.max() ?? 0
  }
}
