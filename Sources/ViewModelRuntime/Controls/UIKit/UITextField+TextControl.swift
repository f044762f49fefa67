#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITextField: TextControl {
    public var editedText: String {
      get { text ?? "" }
      set {
        // Without this, the cursor would jump to the end.
        let selection = selectedTextRange
        text = newValue
        if isFirstResponder { selectedTextRange = selection }
      }
    }

    public var isComposing: Bool { markedTextRange != nil }

    public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
      on(.editingDidBegin) { handle(.began) }
      on(.editingChanged) { handle(.changed) }
      on(.editingDidEnd) { handle(.ended) }
    }
  }
#endif
