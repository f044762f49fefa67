#if canImport(UIKit) && !os(watchOS)
  public import UIKit

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
#endif
