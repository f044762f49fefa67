/// A text field with a caption before it and an error below it.
///
/// As in UIKit, `text` can be set at any time. Only user input is reported: the beginning of editing, each change,
/// and the end of editing.
public final class TextField: View {
  public var text: String {
    get { edited.text }
    set {
      guard newValue != edited.text else { return }
      edited.replace(with: newValue)
      setNeedsDisplay()
    }
  }

  /// The error below the field, in red.
  public var errorText: String? { didSet { setNeedsDisplay(oldValue != errorText) } }
  /// The text that is displayed while the field is empty.
  public var placeholder = "" { didSet { setNeedsDisplay(oldValue != placeholder) } }

  public var onEditingBegan: (() -> Void)?
  /// Called with the text after the user changed it, but not after `text` was set.
  public var onEditingChanged: ((String) -> Void)?
  public var onEditingEnded: (() -> Void)?
  /// Called for the Return key. If it is nil, Return moves the focus to the next view.
  public var onReturn: (() -> Void)?

  /// What the last line of the window shows for the Return key.
  var returnTitle = "done"

  private let shownCaption: String
  private let isSecret: Bool
  private let showsErrors: Bool
  private var edited = LineEditor("")

  /// - Parameters:
  ///   - isSecret: Whether to display dots instead of the text.
  ///   - showsErrors: Whether there is a row below the field for its error.
  public init(_ caption: String, text: String = "", isSecret: Bool = false, showsErrors: Bool = true) {
    shownCaption = caption
    self.isSecret = isSecret
    self.showsErrors = showsErrors
    edited = LineEditor(text)
  }

  override var canBeFocused: Bool { true }
  override var caption: String { shownCaption }
  override var help: [String] { onReturn == nil ? [] : ["Return \(returnTitle)"] }
  /// The second row is reserved for the error, so the layout does not change.
  override var height: Int { showsErrors ? 2 : 1 }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled else { return false }
    if key == .return, let action = onReturn {
      action()
      return true
    }
    let before = edited.text
    guard edited.handle(key) else { return false }
    setNeedsDisplay()
    // Compare scalars: a different composition of an accent is a change too.
    if !before.unicodeScalars.elementsEqual(edited.text.unicodeScalars) { onEditingChanged?(edited.text) }
    return true
  }

  override func focusChanged() {
    isFocused ? onEditingBegan?() : onEditingEnded?()
  }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    let shown = isSecret ? String(repeating: "•", count: edited.text.count) : edited.text
    let before = shown.prefix(edited.cursor).terminalWidth
    let visible = text(shown, scrolledTo: before, columns: columns)
    let style = Style(isDim: !isEnabled, isUnderlined: true)
    canvas.fill(columns, at: origin, style)
    if shown.isEmpty {
      canvas.draw(placeholder, at: origin, columns: columns, Style(isDim: true, isUnderlined: true))
    }
    canvas.draw(visible.text, at: origin, columns: columns, style)
    if isFocused { canvas.cursor = Point(column: origin.column + before - visible.hidden, row: origin.row) }
    if let errorText, showsErrors {
      let below = Point(column: origin.column, row: origin.row + 1)
      let line = errorText.wrapped(columns: columns, lines: 1).joined()
      canvas.draw(line, at: below, columns: columns, Style(color: .red))
    }
    return columns
  }

  /// The end of the text that fits with the cursor visible.
  private func text(_ shown: String, scrolledTo cursor: Int, columns: Int) -> (text: Substring, hidden: Int) {
    var rest = shown[...]
    var hidden = 0
    while cursor - hidden >= columns, let first = rest.popFirst() { hidden += first.drawable.terminalWidth }
    return (rest, hidden)
  }
}
