// A stand-in for AppKit: text. Signatures only.

@_exported import Foundation

@MainActor open class NSText: NSView {
  public nonisolated class var didBeginEditingNotification: NSNotification.Name { NSNotification.Name("") }
  public nonisolated class var didChangeNotification: NSNotification.Name { NSNotification.Name("") }
  public nonisolated class var didEndEditingNotification: NSNotification.Name { NSNotification.Name("") }
  public nonisolated class var movementUserInfoKey: String { "" }
  open var string: String = ""
  open var isEditable: Bool = true
  open var selectedRange: NSRange = NSRange()
}

public enum NSTextMovement: Int, Sendable {
  case other = 0
  case `return` = 16
  case tab = 17
  case backtab = 18
  case left = 19
  case right = 20
  case up = 21
  case down = 22
  case cancel = 23
}

@MainActor open class NSTextStorage: NSObject {}

@MainActor open class NSTextView: NSText {
  open var allowsUndo: Bool = false
  open var textStorage: NSTextStorage? { nil }
  open func breakUndoCoalescing() {}
  open func hasMarkedText() -> Bool { false }
  open func selectedRange() -> NSRange { NSRange() }
}

@MainActor open class NSTextField: NSControl {
  public convenience init(labelWithString stringValue: String) { self.init() }
  open var placeholderString: String?
}

@MainActor open class NSSecureTextField: NSTextField {}
