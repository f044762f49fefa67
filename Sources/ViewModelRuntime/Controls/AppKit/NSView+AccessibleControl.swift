#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSView: AccessibleControl {
    var testIdentifier: String? {
      get { accessibilityIdentifier() }
      set { setAccessibilityIdentifier(newValue) }
    }

    var spokenHint: String? {
      get { accessibilityHelp() }
      set { setAccessibilityHelp(newValue) }
    }

    func announce(_ text: String) {
      guard let window else { return }
      NSAccessibility.post(
        element: window, notification: .announcementRequested,
        userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.high.rawValue])
    }
  }
#endif
