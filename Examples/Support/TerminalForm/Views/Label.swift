/// A text with a fixed height. Long lines wrap; if the text does not fit,
/// its last line ends with “…”.
public final class Label: View {
  public enum Emphasis: Sendable {
    case normal, strong, secondary, alarming
  }

  public var text: String { didSet { setNeedsDisplay(oldValue != text) } }
  private let shownCaption: String
  private let lineCount: Int
  private let emphasis: Emphasis

  public init(_ text: String = "", caption: String = "", lines: Int = 1, emphasis: Emphasis = .normal) {
    self.text = text
    shownCaption = caption
    lineCount = lines
    self.emphasis = emphasis
  }

  override var height: Int { lineCount }
  override var caption: String { shownCaption }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    let style = Style(
      color: emphasis == .alarming ? .red : nil, isBold: emphasis == .strong,
      isDim: emphasis == .secondary || !isEnabled)
    let lines = text.wrapped(columns: columns, lines: lineCount)
    return lines.enumerated().map { index, line in
      canvas.draw(line, at: Point(column: origin.column, row: origin.row + index), columns: columns, style)
    }.max() ?? 0
  }
}
