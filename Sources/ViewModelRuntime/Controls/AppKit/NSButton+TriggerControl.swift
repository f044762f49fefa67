#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSButton: TriggerControl, ValueControl {
    public func onTrigger(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }

    /// The state of a check box.
    public var controlValue: Bool {
      get { state == .on }
      set { state = newValue ? .on : .off }
    }

    public func onChange(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension NSMenuItem: ActionSender, TriggerControl {
    /// Calls a function when the item is chosen. This replaces the item's action until the binding ends.
    public func onTrigger(_ handle: @escaping @MainActor () -> Bool) { ActionTarget.set(handle, in: self) }
  }

  extension NSToolbarItem: ActionSender, TriggerControl {
    /// Calls a function when the item is triggered. This replaces the item's action until the binding ends.
    public func onTrigger(_ handle: @escaping @MainActor () -> Bool) { ActionTarget.set(handle, in: self) }
  }
#endif
