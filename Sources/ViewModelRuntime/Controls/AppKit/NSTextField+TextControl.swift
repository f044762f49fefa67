#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTextField: TextControl {
    public var editedText: String {
      get { stringValue }
      set {
        // Without this, the cursor would jump to the end.
        let selection = currentEditor()?.selectedRange
        stringValue = newValue
        if let selection { currentEditor()?.selectedRange = selection.limited(to: newValue) }
      }
    }

    public var isComposing: Bool { (currentEditor() as? NSTextView)?.hasMarkedText() ?? false }

    // This leaves the control's delegate to the app.
    public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
      NotificationEvents.on(NSControl.textDidBeginEditingNotification, of: self) { handle(.began) }
      NotificationEvents.on(NSControl.textDidChangeNotification, of: self) { handle(.changed) }
      NotificationEvents.on(NSControl.textDidEndEditingNotification, of: self) { handle(.ended) }
    }
  }

  extension NSTextView: TextControl {
    public var editedText: String {
      get { string }
      set {
        // NSTextView has a method of the same name.
        let text: NSText = self
        let selection = text.selectedRange
        string = newValue
        text.selectedRange = selection.limited(to: newValue)
      }
    }

    public var isComposing: Bool { hasMarkedText() }

    public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
      NotificationEvents.on(NSText.didBeginEditingNotification, of: self) { handle(.began) }
      NotificationEvents.on(NSText.didChangeNotification, of: self) { handle(.changed) }
      NotificationEvents.on(NSText.didEndEditingNotification, of: self) { handle(.ended) }
    }
  }
#endif
