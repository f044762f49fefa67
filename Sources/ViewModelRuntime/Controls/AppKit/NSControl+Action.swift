#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// An object with one action, which it sends to a target.
  @MainActor
  protocol ActionSender: AnyObject {
    var target: AnyObject? { get set }
    var action: Selector? { get set }
  }

  extension NSControl: ActionSender {
    private static let actions = ControlActions(\NSControl.targetAndAction)

    /// Calls a function for each action of the control until the function returns false, or the binding ends. A control
    /// has one action, so this replaces the action of the app.
    func onAction(_ handle: @escaping @MainActor () -> Bool) { ActionTarget.set(handle, in: self, Self.actions) }
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
  final class ActionTarget: NSObject {
    private var handle: @MainActor () -> Void = {}

    static func set<Sender: ActionSender>(
      _ handle: @escaping @MainActor () -> Bool, in sender: Sender, _ actions: ControlActions<Sender, TargetAndAction>
    ) {
      let target = ActionTarget()
      let action = TargetAndAction(target: target, action: Selector(("fire:")))
      target.handle = { [weak sender] in
        if !handle(), let sender { actions.restore(action, in: sender) }
      }
      actions.replace(with: action, retaining: target, in: sender)
    }

    #if canImport(ObjectiveC)
      @objc(fire:)
    #endif
    func fire(_ sender: Any?) { handle() }
  }
#endif
