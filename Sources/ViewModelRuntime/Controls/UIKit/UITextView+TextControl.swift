#if canImport(UIKit) && !os(watchOS)
  public import UIKit

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
