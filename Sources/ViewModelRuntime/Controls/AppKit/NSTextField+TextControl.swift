#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  @_spi(Generated) import ViewModelCore

  extension NSTextField: TextControl {
    public var editedText: String {
      get { stringValue }
      set {
        let selection = currentEditor()?.selectedRange.moved(from: stringValue, to: newValue)
        stringValue = newValue
        if let selection, let editor = currentEditor() as? NSTextView {
          editor.selectedCharacters = selection
          editor.replaceText(with: newValue)
        }
      }
    }

    public var isComposing: Bool { (currentEditor() as? NSTextView)?.hasMarkedText() ?? false }

    // This leaves the control's delegate to the app. The first notification is posted at the first change.
    public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
      NotificationEvents.on(NSControl.textDidBeginEditingNotification, of: self) { handle(.began) }
      NotificationEvents.on(NSControl.textDidChangeNotification, of: self) { handle(.changed) }
      onEnd { handle($0 == .return ? .endedByReturn : .ended) }
    }

    /// Calls a function with the movement that ends editing.
    private func onEnd(_ handle: @escaping @MainActor (NSTextMovement?) -> Bool) {
      let movementKey = NSText.movementUserInfoKey
      NotificationEvents.on(NSControl.textDidEndEditingNotification, of: self) {
        $0.userInfo?[movementKey] as? Int
      } _: { movement in
        handle(movement.flatMap(NSTextMovement.init(rawValue:)))
      }
    }
  }

  extension NSTextField: FocusedTextControl {
    /// A field with the focus has an editor, which is the first responder of its window.
    var hasFocus: Bool { currentEditor() != nil }

    func onFocusCheck(_ handle: @escaping @MainActor () -> Bool) { NSWindow.onUpdate(handle) }
  }

  extension NSTextField: FocusableTextControl {
    public var hasKeyboardFocus: Bool { hasFocus }
    public var canTakeFocus: Bool { window != nil }

    public func onFocusChance(_ handle: @escaping @MainActor () -> Bool) { onFocusCheck(handle) }
  }

  extension NSTextView: FocusableTextControl {
    public var hasKeyboardFocus: Bool { hasFocus }
    public var canTakeFocus: Bool { window != nil }

    public func onFocusChance(_ handle: @escaping @MainActor () -> Bool) { onFocusCheck(handle) }
  }

  extension NSTextField: ReturnControl {
    /// Calls a function when Return ends editing. This leaves the field's action to the app.
    public func onReturn(_ handle: @escaping @MainActor () -> Bool) {
      onEnd { movement in
        guard movement == .return else { return true }
        // The field selects its text again after the notification.
        Task { _ = handle() }
        return true
      }
    }
  }

  extension NSTextView: EditableText {}

  // Only for text controls: an extension of NSView would add the functions to each view.
  extension FocusTarget where Self: NSView {
    public func takeFocus() { window?.makeFirstResponder(self) }

    public func giveUpFocus() { window?.makeFirstResponder(nil) }
  }

  extension NSTextView: FocusedTextControl {
    var hasFocus: Bool { window?.firstResponder === self }

    func onFocusCheck(_ handle: @escaping @MainActor () -> Bool) { NSWindow.onUpdate(handle) }
  }

  extension NSWindow {
    /// Calls a function after each event, when the windows update. AppKit posts no notification when the focus changes,
    /// and observing the first responder of one window would miss a view that moves to another window.
    fileprivate static func onUpdate(_ handle: @escaping @MainActor () -> Bool) {
      NotificationEvents.on(didUpdateNotification, of: nil, handle)
    }
  }

  extension NSTextView: TextControl {
    public var editedText: String {
      get { string }
      set { replaceText(with: newValue) }
    }

    public var isComposing: Bool { hasMarkedText() }

    public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
      NotificationEvents.on(NSText.didBeginEditingNotification, of: self) { handle(.began) }
      NotificationEvents.on(NSText.didChangeNotification, of: self) { handle(.changed) }
      NotificationEvents.on(NSText.didEndEditingNotification, of: self) { handle(.ended) }
    }
  }

  extension NSTextView: UndoableText {
    var shownText: String {
      get { string }
      set { if string != newValue { string = newValue } }
    }

    var selectedCharacters: NSRange {
      // NSTextView has a method of the same name.
      get { (self as NSText).selectedRange }
      set { (self as NSText).selectedRange = newValue.limited(to: string) }
    }

    var isUndoing: Bool { undoManager.map { $0.isUndoing || $0.isRedoing } ?? false }

    func removeUndoActions() {
      guard allowsUndo else { return }
      // What is typed next begins another action.
      breakUndoCoalescing()
      undoManager?.removeAllActions(withTarget: self)
      if let textStorage { undoManager?.removeAllActions(withTarget: textStorage) }
    }
  }
#endif
