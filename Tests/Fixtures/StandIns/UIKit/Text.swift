// A stand-in for UIKit: text. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  @MainActor open class UITextPosition: NSObject {}

  @MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
  }

  @MainActor open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor! = UIColor()
  }

  public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  }

  @MainActor open class UITextField: UIControl {
    open var returnKeyType: UIReturnKeyType = .default
    open var text: String?
    open var placeholder: String?
    open var isSecureTextEntry: Bool = false
    open var markedTextRange: UITextRange? { nil }
    open var selectedTextRange: UITextRange?
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  }

  @MainActor open class UITextView: UIScrollView {
    open var text: String! = ""
    @available(tvOS, unavailable) open var isEditable: Bool {
      get { true }
      set {}
    }
    open var markedTextRange: UITextRange? { nil }
    open var selectedRange: NSRange = NSRange()
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name { NSNotification.Name("") }
    public nonisolated class var textDidChangeNotification: NSNotification.Name { NSNotification.Name("") }
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name { NSNotification.Name("") }
  }
#endif
