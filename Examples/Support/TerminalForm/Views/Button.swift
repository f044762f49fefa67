/// A button, which is pressed with Return or the space bar.
public final class Button: View {
  public var title: String { didSet { setNeedsDisplay(oldValue != title) } }
  public var onPress: (() -> Void)?

  public init(_ title: String, onPress: (() -> Void)? = nil) {
    self.title = title
    self.onPress = onPress
  }

  override var canBeFocused: Bool { true }
  override var help: [String] { ["Return press"] }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    let style = Style(isBold: isFocused, isDim: !isEnabled, isInverse: isFocused)
    return canvas.draw("[ \(title) ]", at: origin, columns: columns, style)
  }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled, key == .return || key == .text(" ") else { return false }
    onPress?()
    return true
  }
}
