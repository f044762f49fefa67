#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIButton: TriggerControl {
    public func onTrigger(_ handle: @escaping @MainActor () -> Bool) { on(.primaryActionTriggered, handle) }
  }

  extension UIBarButtonItem: TriggerControl {
    private static let actions = ReplacedValues<BoundAction>()

    /// Calls a function when the item is triggered. This replaces the item's action until the binding ends.
    public func onTrigger(_ handle: @escaping @MainActor () -> Bool) {
      var restore: (@MainActor () -> Void)?
      let action = UIAction(title: title ?? "", image: image) { _ in
        if !handle() { restore?() }
      }
      restore = Self.actions.replace(\.boundAction, of: self, with: BoundAction(action))
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
