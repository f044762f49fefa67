// A stand-in for AppKit: dragging and the pasteboard. Signatures only.

@_exported import Foundation

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let move = NSDragOperation(rawValue: 16)
}

@MainActor public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingSource: Any? { get }
  var draggingPasteboard: NSPasteboard { get }
}

public protocol NSPasteboardWriting: NSObjectProtocol {}

open class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open var pasteboardItems: [NSPasteboardItem]? { nil }
}

open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool { false }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? { nil }
}

extension NSView {
  // AppKit declares it in the class, which overrides may change.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
}
