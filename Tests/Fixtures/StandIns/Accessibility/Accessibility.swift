// Announcements of assistive apps.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
