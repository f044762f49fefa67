// A stand-in for AppKit: menus and toolbars. Signatures only.

@_exported import Foundation

@MainActor open class NSMenu: NSObject {
  public init(title: String) { super.init() }
  public required init(coder: NSCoder) { super.init() }
  open func addItem(_ newItem: NSMenuItem) {}
  open var items: [NSMenuItem] = []
}

@MainActor open class NSMenuItem: NSObject, NSAccessibilityProtocol {
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) { super.init() }
  public required init(coder: NSCoder) { super.init() }
  open var title: String = ""
  open var isEnabled: Bool = true
  open var isHidden: Bool = false
  open var state: NSControl.StateValue = .off
  open weak var target: AnyObject?
  open var action: Selector?
}

@MainActor public protocol NSMenuItemValidation: NSObjectProtocol {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
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

@MainActor public protocol NSToolbarItemValidation: NSObjectProtocol {
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
