@_spi(Generated) import ViewModelCore

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  // Restoration of a scene.
  extension Navigation {
    /// Returns the open screens as the activity that a scene delegate returns in `stateRestorationActivity(for:)`.
    ///
    /// - Parameter type: A type that `NSUserActivityTypes` in the Info.plist of the app contains.
    public func restorationActivity(ofType type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      activity.addUserInfoEntries(from: restorationInfo)
      return activity
    }

    /// Opens the screens of the activity of a scene's session. Call this method after the first screens are open; see
    /// ``restore(from:)``.
    ///
    /// - Returns: Whether the activity contains valid screens.
    @discardableResult
    public func restore(_ activity: NSUserActivity?) -> Bool { restore(fromInfo: activity?.userInfo) }
  }
#endif
