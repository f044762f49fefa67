// A stand-in for UIKit: accessibility. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
  }

  // UIKit declares these for NSObject.
  @MainActor extension NSObject {
    public var accessibilityLabel: String? {
      get { nil }
      set {}
    }
    public var accessibilityHint: String? {
      get { nil }
      set {}
    }
    public var accessibilityValue: String? {
      get { nil }
      set {}
    }
  }

  public enum UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let announcement = Notification(rawValue: 1)
      public static let layoutChanged = Notification(rawValue: 2)
    }

    @MainActor public static func post(notification: Notification, argument: Any?) {}
    @MainActor public static var isVoiceOverRunning: Bool { false }
  }
#endif
