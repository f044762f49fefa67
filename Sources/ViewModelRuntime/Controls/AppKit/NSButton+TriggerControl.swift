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
#endif
