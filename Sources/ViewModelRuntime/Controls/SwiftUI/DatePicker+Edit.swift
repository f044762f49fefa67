#if canImport(SwiftUI) && !os(tvOS)
  public import Foundation
  public import SwiftUI
  @_spi(Generated) import ViewModelCore

  extension DatePicker where Label == Text {
    /// Creates a date picker for an edit, with a localized title.
    public init(
      _ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<ValueEdit<Date>>,
      displayedComponents: Components = [.hourAndMinute, .date]
    ) {
      self.init(titleKey, selection: edit.value, displayedComponents: displayedComponents)
    }
  }
#endif
