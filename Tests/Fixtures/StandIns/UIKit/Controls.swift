// A stand-in for UIKit: controls. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let touchUpInside = Event(rawValue: 1 << 6)
      public static let valueChanged = Event(rawValue: 1 << 12)
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      public static let editingChanged = Event(rawValue: 1 << 17)
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    open var isEnabled: Bool = true
    private var actions: [(action: UIAction, events: Event)] = []
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
      actions.removeAll { $0.action === action && $0.events == controlEvents }
    }
    open func sendActions(for controlEvents: Event) {
      for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler?(action) }
    }
    @available(tvOS 17, *) open var showsMenuAsPrimaryAction: Bool = false
  }

  @MainActor open class UIButton: UIControl {
    @available(tvOS 17, *) open var menu: UIMenu?
    @available(tvOS 17, *) open var changesSelectionAsPrimaryAction: Bool = false
  }

  @MainActor open class UISegmentedControl: UIControl {
    open var numberOfSegments: Int { 0 }
    open var selectedSegmentIndex: Int = -1
    open func removeAllSegments() {}
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  }

  @available(tvOS, unavailable)
  @MainActor open class UISwitch: UIControl {
    open var isOn: Bool = false
    open func setOn(_ on: Bool, animated: Bool) {}
  }

  @available(tvOS, unavailable)
  @MainActor open class UISlider: UIControl {
    open var value: Float = 0
  }

  @available(tvOS, unavailable)
  @MainActor open class UIStepper: UIControl {
    open var value: Double = 0
  }

  @available(tvOS, unavailable)
  @MainActor open class UIDatePicker: UIControl {
    open var date: Date = Date()
    open var minimumDate: Date?
  }

  @available(tvOS, unavailable)
  @MainActor open class UIRefreshControl: UIControl {
    open var isRefreshing: Bool { false }
    open func beginRefreshing() {}
    open func endRefreshing() {}
  }

  @MainActor open class UIActivityIndicatorView: UIView {
    open func startAnimating() {}
    open func stopAnimating() {}
  }

  @MainActor open class UIImageView: UIView {
    open var image: UIImage?
  }

  @available(tvOS, unavailable)
  @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }

  /// The members of this protocol are optional in Objective-C.
  @available(tvOS, unavailable)
  @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  }

  @available(tvOS, unavailable)
  @MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    open func reloadAllComponents() {}
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    open func selectedRow(inComponent component: Int) -> Int { -1 }
  }
#endif
