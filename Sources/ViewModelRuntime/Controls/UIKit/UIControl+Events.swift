#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIControl {
    /// Calls a function for each event until the function returns false.
    func on(_ events: Event, _ handle: @escaping @MainActor () -> Bool) {
      let action = UIAction { action in
        if !handle() { (action.sender as? UIControl)?.removeAction(action, for: events) }
      }
      addAction(action, for: events)
      ControlReleases.add { [weak self] in self?.removeAction(action, for: events) }
    }
  }
#endif
