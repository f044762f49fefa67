// A stand-in for AppKit: declarations that the bindings use, without behavior.

@_exported import Foundation

@MainActor open class NSResponder { public init() {} }

@MainActor open class NSView: NSResponder {}

@MainActor open class NSImage {}

@MainActor open class NSControl: NSView {
  public struct StateValue: Equatable, Sendable {
    public static let on = StateValue()
    public static let off = StateValue()
  }
  public var isEnabled = true
  public weak var target: AnyObject?
  public var action: Selector?
  public var stringValue = ""
  public var doubleValue = 0.0
  public func currentEditor() -> NSText? { nil }
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("begin")
  public nonisolated static let textDidChangeNotification = Notification.Name("change")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("end")
}

@MainActor open class NSText: NSView {
  public var string = ""
  public var selectedRange = NSRange()
  public nonisolated static let didBeginEditingNotification = Notification.Name("begin")
  public nonisolated static let didChangeNotification = Notification.Name("change")
  public nonisolated static let didEndEditingNotification = Notification.Name("end")
}

@MainActor open class NSTextView: NSText {
  public func hasMarkedText() -> Bool { false }
}

@MainActor open class NSTextField: NSControl {}

@MainActor open class NSButton: NSControl { public var state = NSControl.StateValue.off }

@MainActor open class NSSwitch: NSControl { public var state = NSControl.StateValue.off }

@MainActor open class NSSlider: NSControl {}

@MainActor open class NSStepper: NSControl {}

@MainActor open class NSSegmentedControl: NSControl { public var selectedSegment = 0 }

@MainActor open class NSDatePicker: NSControl { public var dateValue = Date() }

@MainActor open class NSImageView: NSControl { public var image: NSImage? }

@MainActor open class NSProgressIndicator: NSView {
  public func startAnimation(_ sender: Any?) {}
  public func stopAnimation(_ sender: Any?) {}
}

public struct NSDiffableDataSourceSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  public init() {}
  public mutating func appendSections(_ identifiers: [SectionID]) {}
  public mutating func appendItems(_ identifiers: [ItemID], toSection section: SectionID? = nil) {}
}

public struct NSUserInterfaceItemIdentifier: Hashable, Sendable {
  public init(_ rawValue: String) {}
}

@MainActor open class NSCollectionViewItem {}

@MainActor open class NSCollectionView: NSView {
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem { NSCollectionViewItem() }
}

@MainActor open class NSCollectionViewDiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  public typealias Provider =
    (_ view: NSCollectionView, _ indexPath: IndexPath, _ item: ItemID) -> NSCollectionViewItem?
  public init(collectionView: NSCollectionView, itemProvider: @escaping Provider) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {}
}
