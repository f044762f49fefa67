#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIButton: TriggerControl {
    public func onTrigger(_ handle: @escaping @MainActor () -> Bool) { on(.primaryActionTriggered, handle) }
  }

  #if !os(tvOS)
    extension UIBarButtonItem: TriggerControl {
      /// Calls a function when the item is triggered. This replaces the item's action.
      public func onTrigger(_ handle: @escaping @MainActor () -> Bool) {
        primaryAction = UIAction(title: title ?? "", image: image) { _ in _ = handle() }
      }
    }
  #endif
#endif
