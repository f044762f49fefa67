#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  extension BindingPort where Value == String {
    /// Displays the text in a label.
    public func to(_ label: UILabel) -> BindingToken { to(label, \.text) }
  }

  extension BindingPort where Value == String? {
    /// Displays the text in a label; nil clears the label.
    public func to(_ label: UILabel) -> BindingToken { to(label, \.text) }
  }

  extension BindingPort {
    /// Displays an image of the value.
    public func to(_ view: UIImageView, image: @escaping (Value) -> UIImage?) -> BindingToken {
      to(view) { view, value in view.image = image(value) }
    }
  }

  extension BindingPort where Value == Bool {
    /// Animates the indicator while the value is true.
    public func to(_ indicator: UIActivityIndicatorView) -> BindingToken {
      to(indicator) { indicator, isBusy in
        if isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
      }
    }
  }

  extension UIView: AccessibleControl {
    var testIdentifier: String? {
      get { accessibilityIdentifier }
      set { accessibilityIdentifier = newValue }
    }

    var spokenHint: String? {
      get { accessibilityHint }
      set { accessibilityHint = newValue }
    }

    func announce(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  extension UIBarItem: AccessibleControl {
    var testIdentifier: String? {
      get { accessibilityIdentifier }
      set { accessibilityIdentifier = newValue }
    }

    var spokenHint: String? {
      get { accessibilityHint }
      set { accessibilityHint = newValue }
    }

    func announce(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  extension UIControl {
    /// Calls a function for each event until the function returns false.
    func on(_ events: Event, _ handle: @escaping @MainActor () -> Bool) {
      let action = UIAction { action in
        if !handle() { (action.sender as? UIControl)?.removeAction(action, for: events) }
      }
      addAction(action, for: events)
      ControlReleases.add { [weak self] in self?.removeAction(action, for: events) }
    }
  }

  extension UIControl: EnabledControl {}

  extension UISegmentedControl: ValueControl {
    public var controlValue: Int {
      get { selectedSegmentIndex }
      set { selectedSegmentIndex = newValue }
    }

    public func onChange(_ handle: @escaping @MainActor () -> Bool) { on(.valueChanged, handle) }
  }

  #if !os(tvOS)
    extension UISwitch: ValueControl {
      public var controlValue: Bool {
        get { isOn }
        set { setOn(newValue, animated: window != nil) }
      }

      public func onChange(_ handle: @escaping @MainActor () -> Bool) { on(.valueChanged, handle) }
    }

    extension UISlider: ValueControl {
      public var controlValue: Double {
        get { Double(reading: value) }
        set { value = Float(newValue) }
      }

      public func onChange(_ handle: @escaping @MainActor () -> Bool) { on(.valueChanged, handle) }
    }

    extension UIStepper: ValueControl {
      public var controlValue: Double {
        get { value }
        set { value = newValue }
      }

      public func onChange(_ handle: @escaping @MainActor () -> Bool) { on(.valueChanged, handle) }
    }

    extension UIDatePicker: ValueControl {
      public var controlValue: Date {
        get { date }
        set { date = newValue }
      }

      public func onChange(_ handle: @escaping @MainActor () -> Bool) { on(.valueChanged, handle) }
    }
  #endif

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
