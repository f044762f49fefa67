/// A control that offers choices by their titles, such as a pop-up button, a segmented control or a picker.
@MainActor
public protocol ChoiceControl: AnyObject {
  /// Replaces the choices that the control offers.
  func offerChoices(_ titles: [String])

  /// The index of the selected choice; -1 without a selection.
  var selectedChoice: Int { get set }

  /// Calls `handle` after the user has selected a choice. Selecting it in code causes no event.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onChoice(_ handle: @escaping @MainActor () -> Bool)
}

extension ValueEditBinding where Value: Equatable {
  /// Returns a binding that offers choices in a control and writes the selected one to the edit. A value that is not
  /// among the choices has no selection.
  ///
  /// - Parameter title: Returns the localized title of a choice.
  public static func to(
    _ control: some ChoiceControl, choices: [Value], title: @escaping (Value) -> String
  ) -> ValueEditBinding {
    let binding = to(
      control, \.selectedChoice, control.onChoice, shown: { choices.firstIndex(of: $0) ?? -1 },
      chosen: { choices.indices.contains($0) ? choices[$0] : nil })
    return ValueEditBinding { [weak control] port in
      control?.offerChoices(choices.map(title))
      return binding.bind(port)
    }
  }
}

extension ValueEditBinding where Value: CaseIterable & Equatable {
  /// Returns a binding that offers all cases of an enum in a control and writes the selected one to the edit.
  ///
  /// - Parameter title: Returns the localized title of a case.
  public static func to(_ control: some ChoiceControl, title: @escaping (Value) -> String) -> ValueEditBinding {
    to(control, choices: Array(Value.allCases), title: title)
  }
}
