#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIButton: TriggerControl {
    public func onTrigger(_ handle: @escaping @MainActor () -> Bool) { on(.primaryActionTriggered, handle) }
  }

  #if !os(tvOS)
    extension UIBarButtonItem: TriggerControl {
      private static let actions = ControlActions(\UIBarButtonItem.boundAction)

      /// Calls a function when the item is triggered. This replaces the item's action until the binding ends.
      public func onTrigger(_ handle: @escaping @MainActor () -> Bool) {
        let action = UIAction(title: title ?? "", image: image) { action in
          guard !handle(), let item = action.sender as? UIBarButtonItem else { return }
          Self.actions.restore(BoundAction(action), in: item)
        }
        Self.actions.replace(with: BoundAction(action), in: self)
      }

      private var boundAction: BoundAction {
        get { BoundAction(primaryAction) }
        set { primaryAction = newValue.action }
      }
    }

    /// The action of an item, which stores a copy of it.
    @MainActor
    private struct BoundAction: Equatable {
      let action: UIAction?
      private let identifier: UIAction.Identifier?

      init(_ action: UIAction?) {
        self.action = action
        identifier = action?.identifier
      }

      nonisolated static func == (one: BoundAction, other: BoundAction) -> Bool { one.identifier == other.identifier }
    }
  #endif
#endif
