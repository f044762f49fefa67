#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  import ViewModelFormatting

  extension UITextField: ReturnControl {
    public func onReturn(_ handle: @escaping @MainActor () -> Bool) { on(.primaryActionTriggered, handle) }
  }

  extension UITextField: TextControl {
    public var editedText: String {
      get { text ?? "" }
      set {
        // Without this, the cursor would jump to the end.
        let selection = isFirstResponder ? selectedOffsets : nil
        text = newValue
        if let selection { select(selection.limited(to: newValue)) }
      }
    }

    /// The selection as offsets, because the positions belong to the old text.
    private var selectedOffsets: NSRange? {
      guard let range = selectedTextRange else { return nil }
      return NSRange(
        location: offset(from: beginningOfDocument, to: range.start), length: offset(from: range.start, to: range.end))
    }

    private func select(_ range: NSRange) {
      guard let start = position(from: beginningOfDocument, offset: range.location),
        let end = position(from: start, offset: range.length)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }

    public var isComposing: Bool { markedTextRange != nil }

    public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
      on(.editingDidBegin) { handle(.began) }
      on(.editingChanged) { handle(.changed) }
      on(.editingDidEnd) { handle(.ended) }
    }
  }

  extension UITextView: TextControl {
    public var editedText: String {
      get { text ?? "" }
      set {
        // Without this, the cursor would jump to the end.
        let selection = selectedRange
        text = newValue
        if isFirstResponder { selectedRange = selection.limited(to: newValue) }
      }
    }

    public var isComposing: Bool { markedTextRange != nil }

    // This leaves the control's delegate to the app.
    public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
      NotificationEvents.on(Self.textDidBeginEditingNotification, of: self) { handle(.began) }
      NotificationEvents.on(Self.textDidChangeNotification, of: self) { handle(.changed) }
      NotificationEvents.on(Self.textDidEndEditingNotification, of: self) { handle(.ended) }
    }
  }
#endif
