// A stand-in for AppKit: controls. Signatures only.

@_exported import Foundation

@MainActor open class NSControl: NSView {
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let on = StateValue(rawValue: 1)
    public static let off = StateValue(rawValue: 0)
    public static let mixed = StateValue(rawValue: -1)
  }
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name { NSNotification.Name("") }
  public nonisolated class var textDidChangeNotification: NSNotification.Name { NSNotification.Name("") }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name { NSNotification.Name("") }
  open var isEnabled: Bool = true
  open weak var target: AnyObject?
  open var action: Selector?
  open var stringValue: String = ""
  open var doubleValue: Double = 0
  open func currentEditor() -> NSText? { nil }
}

@MainActor open class NSButton: NSControl {
  open var state: NSControl.StateValue = .off
  open var title: String = ""
  open var keyEquivalent: String = ""
  @available(macOS 11, *) open var hasDestructiveAction: Bool = false
}

@MainActor open class NSPopUpButton: NSButton {
  open var indexOfSelectedItem: Int { -1 }
  open var numberOfItems: Int { 0 }
  open func removeAllItems() {}
  open func selectItem(at index: Int) {}
}

@available(macOS 10.15, *)
@MainActor open class NSSwitch: NSControl {
  open var state: NSControl.StateValue = .off
}

@MainActor open class NSSlider: NSControl {}

@MainActor open class NSStepper: NSControl {}

@MainActor open class NSSegmentedControl: NSControl {
  open var segmentCount: Int = 0
  open var selectedSegment: Int = -1
  open func setLabel(_ label: String, forSegment segment: Int) {}
}

@MainActor open class NSDatePicker: NSControl {
  open var dateValue: Date = Date()
}
