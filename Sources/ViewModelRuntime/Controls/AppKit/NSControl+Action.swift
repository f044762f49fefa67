#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSControl {
    /// Calls a function for each action of the control until the function returns false. A control has one action, so
    /// this replaces an earlier one.
    func onAction(_ handle: @escaping @MainActor () -> Bool) {
      let target = ActionTarget(handle)
      ActionTarget.keep(target, for: self)
      self.target = target
      action = ActionTarget.selector
    }
  }

  /// The target of a control's action.
  @MainActor
  final class ActionTarget: NSObject {
    static let selector = Selector(("fire:"))
    /// The targets of controls, since a control does not retain its target.
    private static var targets: [ObjectIdentifier: RetainedTarget] = [:]

    private let handle: @MainActor () -> Bool

    init(_ handle: @escaping @MainActor () -> Bool) { self.handle = handle }

    static func keep(_ target: ActionTarget, for control: NSControl) {
      targets = targets.filter { $0.value.control != nil }
      targets[ObjectIdentifier(control)] = RetainedTarget(control: control, target: target)
    }

    #if canImport(ObjectiveC)
      @objc(fire:)
    #endif
    func fire(_ sender: Any?) {
      guard !handle(), let control = sender as? NSControl else { return }
      control.target = nil
      control.action = nil
      Self.targets[ObjectIdentifier(control)] = nil
    }
  }

  private struct RetainedTarget {
    weak var control: NSControl?
    let target: ActionTarget
  }
#endif
