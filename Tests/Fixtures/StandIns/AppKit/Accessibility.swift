// A stand-in for AppKit: accessibility. Signatures only.

@_exported import Foundation

public struct NSAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcementRequested = Notification(rawValue: "")
  }

  public struct NotificationUserInfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcement = NotificationUserInfoKey(rawValue: "")
    public static let priority = NotificationUserInfoKey(rawValue: "")
  }

  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {}
}

public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}

public protocol NSAccessibilityProtocol: NSObjectProtocol {
  func accessibilityIdentifier() -> String?
  func setAccessibilityIdentifier(_ accessibilityIdentifier: String?)
  func accessibilityLabel() -> String?
  func setAccessibilityLabel(_ accessibilityLabel: String?)
  func accessibilityHelp() -> String?
  func setAccessibilityHelp(_ accessibilityHelp: String?)
}
