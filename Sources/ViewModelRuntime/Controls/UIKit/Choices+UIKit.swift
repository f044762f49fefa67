#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  extension UISegmentedControl: ChoiceControl {
    public func offerChoices(_ titles: [String]) {
      removeAllSegments()
      for (index, title) in titles.enumerated() { insertSegment(withTitle: title, at: index, animated: false) }
    }

    public var selectedChoice: Int {
      get { selectedSegmentIndex }
      set { selectedSegmentIndex = newValue }
    }

    public func onChoice(_ handle: @escaping @MainActor () -> Bool) { on(.valueChanged, handle) }
  }

  #if !os(tvOS)
    extension UIPickerView: ChoiceControl {
      private static let choices = ReplacedValues<PickerSources>()

      /// Offers the choices in one column. This replaces the data source and the delegate.
      public func offerChoices(_ titles: [String]) {
        let choices = PickerChoices(titles)
        Self.choices.replace(\.sources, of: self, with: PickerSources(choices), retaining: choices)
        reloadAllComponents()
      }

      public var selectedChoice: Int {
        get { selectedRow(inComponent: 0) }
        set { if newValue >= 0 { selectRow(newValue, inComponent: 0, animated: window != nil) } }
      }

      public func onChoice(_ handle: @escaping @MainActor () -> Bool) {
        (dataSource as? PickerChoices)?.handle = handle
      }

      private var sources: PickerSources {
        get { PickerSources(dataSource: dataSource, delegate: delegate) }
        set {
          dataSource = newValue.dataSource
          delegate = newValue.delegate
        }
      }
    }

    /// The objects that provide the rows of a picker, which it does not retain.
    private struct PickerSources: Equatable {
      weak var dataSource: (any UIPickerViewDataSource)?
      weak var delegate: (any UIPickerViewDelegate)?

      static func == (one: PickerSources, other: PickerSources) -> Bool {
        one.dataSource === other.dataSource && one.delegate === other.delegate
      }
    }

    extension PickerSources {
      fileprivate init(_ choices: PickerChoices) { self.init(dataSource: choices, delegate: choices) }
    }

    /// The choices of a picker with one column.
    private final class PickerChoices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      private let titles: [String]
      var handle: (@MainActor () -> Bool)?

      init(_ titles: [String]) { self.titles = titles }

      func numberOfComponents(in picker: UIPickerView) -> Int { 1 }

      func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

      func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles.indices.contains(row) ? titles[row] : nil
      }

      func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if let handle, !handle() { self.handle = nil }
      }
    }
  #endif

  extension ValueEditBinding where Value: Equatable {
    /// Returns a binding that offers choices in the menu of a button, which displays the title of the selected one.
    ///
    /// - Parameter title: Returns the localized title of a choice.
    public static func to(
      _ button: UIButton, choices: [Value], title: @escaping (Value) -> String
    ) -> ValueEditBinding {
      ValueEditBinding { [weak button] port in
        guard let button else { return BindingToken([]) }
        let menu = ChoiceMenu(choices, title, of: button)
        let connection = ControlConnection<Value> { value in port.enter { $0.value = value } }
        connection.listen { menu.onChoice = $0 }
        connection.onEnd { menu.end() }
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return BindingToken(port.show { menu.show($0) }, connection)
      }
    }
  }

  extension ValueEditBinding where Value: CaseIterable & Equatable {
    /// Returns a binding that offers all cases of an enum in the menu of a button, which displays the title of the
    /// selected one.
    public static func to(_ button: UIButton, title: @escaping (Value) -> String) -> ValueEditBinding {
      to(button, choices: Array(Value.allCases), title: title)
    }
  }

  /// The menu of a button with the choices of an edit.
  @MainActor
  private final class ChoiceMenu<Value: Equatable> {
    var onChoice: (@MainActor (Value) -> Bool)?
    private weak var button: UIButton?
    private let choices: [Value]
    private let title: (Value) -> String
    private let accessibility: AccessibilityDisplay
    private var enabled = EnabledStateDisplay()
    private var shown: UIMenu?

    init(_ choices: [Value], _ title: @escaping (Value) -> String, of button: UIButton) {
      self.choices = choices
      self.title = title
      self.button = button
      accessibility = AccessibilityDisplay(of: button)
    }

    func show(_ edit: ValueEdit<Value>) -> Bool {
      guard let button else { return false }
      enabled.show(edit.isEnabled, in: button)
      accessibility.show(name: edit.name, error: edit.error)
      let menu = UIMenu(options: .singleSelection, children: choices.map { action(for: $0, edit.value) })
      shown = menu
      button.menu = menu
      return true
    }

    private func action(for choice: Value, _ value: Value) -> UIAction {
      UIAction(title: title(choice), state: choice == value ? .on : .off) { [weak self] _ in
        _ = self?.onChoice?(choice)
      }
    }

    /// Removes the menu, unless the button has another one. A button stores a copy of its menu.
    func end() {
      accessibility.end()
      if let button, let shown, button.menu?.identifier == shown.identifier { button.menu = nil }
    }
  }

  extension CommandPort {
    /// Returns an element of a menu that runs the command. The element is enabled if the command can run when the menu
    /// opens.
    ///
    /// - Parameters:
    ///   - title: The localized title of the element.
    ///   - attributes: The style of the element, such as `.destructive`.
    public func menuElement(
      title: String, image: UIImage? = nil, attributes: UIMenuElement.Attributes = []
    ) -> UIMenuElement {
      UIDeferredMenuElement.uncached { complete in
        let canRun = status?.canRun ?? false
        let attributes = canRun ? attributes : attributes.union(.disabled)
        complete([UIAction(title: title, image: image, attributes: attributes) { _ in run() }])
      }
    }
  }
#endif
