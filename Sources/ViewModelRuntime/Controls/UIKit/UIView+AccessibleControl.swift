#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIView: AccessibleControl {
    var testIdentifier: String? {
      get { accessibilityIdentifier }
      set { accessibilityIdentifier = newValue }
    }

    var spokenHint: String? {
      get { accessibilityHint }
      set { accessibilityHint = newValue }
    }

    func announce(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  extension UIBarItem: AccessibleControl {
    var testIdentifier: String? {
      get { accessibilityIdentifier }
      set { accessibilityIdentifier = newValue }
    }

    var spokenHint: String? {
      get { accessibilityHint }
      set { accessibilityHint = newValue }
    }

    func announce(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  extension UIResponder: FocusTarget {
    public func takeFocus() { becomeFirstResponder() }

    public func giveUpFocus() { resignFirstResponder() }
  }
#endif
