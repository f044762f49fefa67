#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSSwitch: ValueControl {
    public var controlValue: Bool {
      get { state == .on }
      set { state = newValue ? .on : .off }
    }

    public func onChange(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension NSSlider: ValueControl {
    public var controlValue: Double {
      get { doubleValue }
      set { doubleValue = newValue }
    }

    public func onChange(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension NSStepper: ValueControl {
    public var controlValue: Double {
      get { doubleValue }
      set { doubleValue = newValue }
    }

    public func onChange(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension NSSegmentedControl: ValueControl {
    public var controlValue: Int {
      get { selectedSegment }
      set { selectedSegment = newValue }
    }

    public func onChange(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension NSDatePicker: ValueControl {
    public var controlValue: Date {
      get { dateValue }
      set { dateValue = newValue }
    }

    public func onChange(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }
#endif
