#if canImport(UIKit) && !os(watchOS)
  public import UIKit

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
#endif
