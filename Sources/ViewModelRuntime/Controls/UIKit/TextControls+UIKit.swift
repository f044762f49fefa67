#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  extension UITextField: ReturnControl {
    public func onReturn(_ handle: @escaping @MainActor () -> Bool) { on(.primaryActionTriggered, handle) }
  }

  // Only for the types below: an extension of UIResponder would add the functions to each view.
  extension FocusTarget where Self: UIResponder {
    public func takeFocus() { becomeFirstResponder() }

    public func giveUpFocus() { resignFirstResponder() }
  }

  #if !os(tvOS)
    extension UITextView: EditableText {}
  #endif

  extension UITextField: FocusableTextControl {
    public var hasKeyboardFocus: Bool { isFirstResponder }
    public var canTakeFocus: Bool { window != nil }

    public func show(_ key: ReturnKey) { returnKeyType = UIReturnKeyType(key) ?? returnKeyType }

    public func onFocusChance(_ handle: @escaping @MainActor () -> Bool) { FocusProbe.add(to: self, handle) }
  }

  extension UITextView: FocusableTextControl {
    public var hasKeyboardFocus: Bool { isFirstResponder }
    public var canTakeFocus: Bool { window != nil }

    public func onFocusChance(_ handle: @escaping @MainActor () -> Bool) { FocusProbe.add(to: self, handle) }
  }

  extension UIReturnKeyType {
    /// Creates the key for what Return does; nil for the key of the app.
    fileprivate init?(_ key: ReturnKey) {
      switch key {
      case .done: return nil
      case .next: self = .next
      case .submit: self = .go
      }
    }
  }

  /// An invisible view in a text control that reports when the control is added to a window, as only a subclass of the
  /// control could do otherwise.
  private final class FocusProbe: UIView {
    private let handle: @MainActor () -> Bool

    private init(_ handle: @escaping @MainActor () -> Bool) {
      self.handle = handle
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    static func add(to control: UIView, _ handle: @escaping @MainActor () -> Bool) {
      let probe = FocusProbe(handle)
      control.addSubview(probe)
      ControlReleases.add { [weak probe] in probe?.removeFromSuperview() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil else { return }
      // UIKit is still adding the views around the control.
      Task { [weak self] in
        if let self, !self.handle() { self.removeFromSuperview() }
      }
    }
  }

  extension UITextField: TextControl {
    public var editedText: String {
      get { text ?? "" }
      set {
        // Without this, the cursor would jump to the end.
        let selection = isFirstResponder ? selectedOffsets?.moved(from: editedText, to: newValue) : nil
        text = newValue
        if let selection { select(selection) }
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
        let selection = selectedRange.moved(from: editedText, to: newValue)
        text = newValue
        if isFirstResponder { selectedRange = selection }
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
