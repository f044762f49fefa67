// A stand-in for AppKit: menus and toolbars. Signatures only.

@_exported import Foundation

// The classes of menus are isolated to no actor, and not sendable. Their members are isolated here only.

open class NSMenu: NSObject {
  @MainActor public init(title: String) { super.init() }
  @MainActor public required init(coder: NSCoder) { super.init() }
  @MainActor open func addItem(_ newItem: NSMenuItem) {}
  @MainActor open var items: [NSMenuItem] = []
}

open class NSMenuItem: NSObject, @preconcurrency NSAccessibilityProtocol {
  @MainActor public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    super.init()
  }
  @MainActor public required init(coder: NSCoder) { super.init() }
  @MainActor open var title: String = ""
  @MainActor open var isEnabled: Bool = true
  @MainActor open var isHidden: Bool = false
  @MainActor open var state: NSControl.StateValue = .off
  @MainActor open weak var target: AnyObject?
  @MainActor open var action: Selector?
  @MainActor open func accessibilityIdentifier() -> String? { nil }
  @MainActor open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  @MainActor open func accessibilityLabel() -> String? { nil }
  @MainActor open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  @MainActor open func accessibilityHelp() -> String? { nil }
  @MainActor open func setAccessibilityHelp(_ accessibilityHelp: String?) {}
}

public protocol NSMenuItemValidation: NSObjectProtocol {
  @MainActor func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

@MainActor open class NSToolbarItem: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public init(itemIdentifier: NSToolbarItem.Identifier) { super.init() }
  open var itemIdentifier: NSToolbarItem.Identifier { Identifier("") }
  open var label: String = ""
  open var isEnabled: Bool = true
  open weak var target: AnyObject?
  open var action: Selector?
}

public protocol NSToolbarItemValidation: NSObjectProtocol {
  @MainActor func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
