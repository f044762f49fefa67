#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(Accessibility)
    import Accessibility
  #endif

  extension View {
    /// Connects the focus of a control to an edit: editing begins when the control receives the focus, and ends when it
    /// loses the focus or the user submits. Includes ``editStatus(_:)``.
    ///
    /// ```swift
    /// TextField("Age", edit: $viewModel.age).editing($viewModel.age)
    /// ```
    public func editing<Edit: EditSnapshot>(_ edit: SwiftUI.Binding<Edit>) -> some View {
      modifier(EditingModifier(edit: edit))
    }

    /// Adds the status of an edit to its control: the control is disabled if there is no place to write to, its
    /// accessibility identifier is the name of the edit, and VoiceOver reads the error and announces a new one.
    public func editStatus(_ edit: some EditSnapshot) -> some View {
      modifier(EditStatusModifier(name: edit.name, error: edit.error, isEnabled: edit.isEnabled))
    }
  }

  struct EditingModifier<Edit: EditSnapshot>: ViewModifier {
    let edit: SwiftUI.Binding<Edit>
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .focused($isFocused)
        .onChange(of: isFocused) { edit.wrappedValue.focusDidChange(to: isFocused) }
        .onSubmit { edit.wrappedValue.submit(keepingFocus: isFocused) }
        .onDisappear { edit.wrappedValue.viewDidDisappear() }
        .editStatus(edit.wrappedValue)
    }
  }

  struct EditStatusModifier: ViewModifier {
    let name: String
    let error: String?
    let isEnabled: Bool

    func body(content: Content) -> some View {
      content
        .disabled(!isEnabled)
        .accessibilityIdentifier(name)
        // An optional modifier would give the control a new identity, and it would lose the focus.
        .accessibilityHint(Text(verbatim: error ?? ""))
        .onChange(of: error) { old, new in
          if let text = announcement(of: new, after: old) { announce(text) }
        }
    }

    private func announce(_ text: String) {
      #if canImport(Accessibility)
        AccessibilityNotification.Announcement(text).post()
      #endif
    }
  }
#endif
