#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  @_spi(Generated) import ViewModelCore

  extension BindingPort where Value == String {
    /// Displays the text in a label.
    public func to(_ label: NSTextField) -> BindingToken { to(label, \.stringValue) }
  }

  extension BindingPort where Value == String? {
    /// Displays the text in a label; nil clears the label.
    public func to(_ label: NSTextField) -> BindingToken {
      to(label) { label, text in label.stringValue = text ?? "" }
    }
  }

  extension BindingPort {
    /// Displays an image of the value.
    public func to(_ view: NSImageView, image: @escaping (Value) -> NSImage?) -> BindingToken {
      to(view) { view, value in view.image = image(value) }
    }
  }

  extension BindingPort where Value == Bool {
    /// Animates the indicator while the value is true.
    public func to(_ indicator: NSProgressIndicator) -> BindingToken {
      to(indicator) { indicator, isBusy in
        if isBusy { indicator.startAnimation(nil) } else { indicator.stopAnimation(nil) }
      }
    }
  }

  extension NSView: AccessibleControl {
    var testIdentifier: String? {
      get { accessibilityIdentifier() }
      set { setAccessibilityIdentifier(newValue) }
    }

    var spokenHint: String? {
      get { accessibilityHelp() }
      set { setAccessibilityHelp(newValue) }
    }

    func announce(_ text: String) {
      guard let window else { return }
      NSAccessibility.post(
        element: window, notification: .announcementRequested,
        userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.high.rawValue])
    }
  }

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

  extension NSControl: EnabledControl {}

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

  extension NSPopUpButton: ChoiceControl {
    public func offerChoices(_ titles: [String]) {
      removeAllItems()
      // Adding items to the button itself would remove one of two with the same title.
      for title in titles { menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: "")) }
    }

    public var selectedChoice: Int {
      get { indexOfSelectedItem }
      set { selectItem(at: newValue) }
    }

    public func onChoice(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension NSSegmentedControl: ChoiceControl {
    public func offerChoices(_ titles: [String]) {
      segmentCount = titles.count
      for (index, title) in titles.enumerated() { setLabel(title, forSegment: index) }
    }

    public var selectedChoice: Int {
      get { selectedSegment }
      set { selectedSegment = newValue }
    }

    public func onChoice(_ handle: @escaping @MainActor () -> Bool) { onAction(handle) }
  }

  extension ValueEditBinding where Value == Bool {
    /// A pop-up button is a button, but it displays no `Bool`.
    @available(*, unavailable, message: "offer choices with titles: '.to(button, choices: [true, false]) { … }'")
    public static func to(_ control: NSPopUpButton) -> ValueEditBinding { ValueEditBinding { _ in BindingToken([]) } }
  }
#endif
