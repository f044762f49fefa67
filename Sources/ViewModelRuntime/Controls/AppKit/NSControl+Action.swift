#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// An object with one action, which it sends to a target.
  @MainActor
  protocol ActionSender: AnyObject {
    var target: AnyObject? { get set }
    var action: Selector? { get set }
  }

  extension NSControl: ActionSender {
    /// Calls a function for each action of the control until the function returns false, or the binding ends. A control
    /// has one action, so this replaces the action of the app.
    func onAction(_ handle: @escaping @MainActor () -> Bool) { ActionTarget.set(handle, in: self) }
  }

  extension ActionSender {
    var targetAndAction: TargetAndAction {
      get { TargetAndAction(target: target, action: action) }
      set {
        target = newValue.target
        action = newValue.action
      }
    }
  }

  /// The target and the action of a control, which does not retain its target.
  struct TargetAndAction: Equatable {
    weak var target: AnyObject?
    var action: Selector?

    static func == (one: TargetAndAction, other: TargetAndAction) -> Bool {
      one.target === other.target && one.action == other.action
    }
  }

  /// The target of the actions that bindings set.
  @MainActor
  final class ActionTarget: NSObject, NSMenuItemValidation, NSToolbarItemValidation {
    private static let actions = ReplacedValues<TargetAndAction>()
    private var handle: @MainActor () -> Void = {}

    /// Calls a function for each action of a sender until the function returns false, or the binding ends.
    static func set(_ handle: @escaping @MainActor () -> Bool, in sender: some ActionSender) {
      let target = ActionTarget()
      let action = TargetAndAction(target: target, action: selector)
      let restore = actions.replace(\.targetAndAction, of: sender, with: action, retaining: target)
      target.handle = {
        if !handle() { restore() }
      }
    }

    #if canImport(ObjectiveC)
      private static let selector = #selector(fire)
    #else
      private static let selector = Selector("fire:")
    #endif

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func fire(_ sender: Any?) { handle() }

    // The binding of the command decides which items are enabled, also in a menu that enables its items itself.
    func validateMenuItem(_ item: NSMenuItem) -> Bool { item.isEnabled }

    func validateToolbarItem(_ item: NSToolbarItem) -> Bool { item.isEnabled }
  }
#endif
