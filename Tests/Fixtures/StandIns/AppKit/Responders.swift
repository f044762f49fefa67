// A stand-in for AppKit: responders, views, windows and the app. Signatures only.

@_exported import Foundation

@MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
  open var menu: NSMenu?
  open var undoManager: UndoManager? { nil }
}

@MainActor open class NSView: NSResponder, @preconcurrency NSAccessibilityProtocol {
  public init(frame frameRect: NSRect) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: NSRect(x: 0, y: 0, width: 0, height: 0)) }
  open var window: NSWindow? { nil }
  open var isHidden: Bool = false
  open var identifier: NSUserInterfaceItemIdentifier?
  open func addSubview(_ view: NSView) {}
  open var frame: NSRect = NSRect(x: 0, y: 0, width: 0, height: 0)
  open var bounds: NSRect = NSRect(x: 0, y: 0, width: 0, height: 0)
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  open var autoresizingMask: AutoresizingMask = []
  open func layout() {}
  open var needsLayout: Bool = false
  open func accessibilityIdentifier() -> String? { nil }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open func accessibilityLabel() -> String? { nil }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func accessibilityHelp() -> String? { nil }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {}
}

@MainActor open class NSWindow: NSResponder {
  public nonisolated class var didUpdateNotification: NSNotification.Name { NSNotification.Name("") }
  open weak var firstResponder: NSResponder? { nil }
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  open var initialFirstResponder: NSView?
  open var contentViewController: NSViewController?
  open weak var delegate: (any NSWindowDelegate)?
  open var isDocumentEdited: Bool = false
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func close() {}
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
}

@MainActor open class NSAlert: NSObject {
  open var messageText: String = ""
  open var informativeText: String = ""
  open var accessoryView: NSView?
  open func addButton(withTitle title: String) -> NSButton { NSButton() }
  open var window: NSWindow { NSWindow() }
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
}

extension NSApplication {
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let abort = ModalResponse(-1001)
    public static let alertFirstButtonReturn = ModalResponse(1000)
  }
}

/// The members of this protocol are optional in Objective-C.
@MainActor public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
}

extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
}

/// The members of this protocol are optional in Objective-C.
@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}

extension NSApplicationDelegate {
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
}

extension NSApplication {
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
}

@MainActor open class NSApplication: NSResponder {
  open func terminate(_ sender: Any?) {}
  public class var shared: NSApplication { NSApplication() }
  open weak var mainWindow: NSWindow? { nil }
}

@MainActor open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  open var title: String?
  open var view: NSView = NSView()
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidDisappear() {}
}

@MainActor open class NSScrollView: NSView {
  open var documentView: NSView?
}

open class NSImage: NSObject, @unchecked Sendable {}

@MainActor open class NSImageView: NSControl {
  open var image: NSImage?
}

@MainActor open class NSProgressIndicator: NSView {
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
