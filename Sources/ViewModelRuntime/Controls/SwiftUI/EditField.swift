#if canImport(SwiftUI)
  public import SwiftUI

  /// A text field for an edit, with its error below.
  ///
  /// ```swift
  /// EditField("Age", edit: $viewModel.age)
  /// EditField("Password", edit: $viewModel.password, isSecure: true)
  /// ```
  ///
  /// Editing begins and ends with the focus. For another layout, combine `TextField(_:edit:)`, ``editing(_:)`` and
  /// ``EditErrorText``.
  public struct EditField<Value>: View {
    private let title: Text
    private let isSecure: Bool
    @SwiftUI.Binding private var edit: TextEdit<Value>

    /// Creates a field with a localized title.
    public init(_ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<TextEdit<Value>>, isSecure: Bool = false) {
      self.init(title: Text(titleKey), edit: edit, isSecure: isSecure)
    }

    /// Creates a field with a title that a view model provides.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, edit: SwiftUI.Binding<TextEdit<Value>>, isSecure: Bool = false) {
      self.init(title: Text(title), edit: edit, isSecure: isSecure)
    }

    private init(title: Text, edit: SwiftUI.Binding<TextEdit<Value>>, isSecure: Bool) {
      self.title = title
      self.isSecure = isSecure
      _edit = edit
    }

    public var body: some View {
      VStack(alignment: .leading) {
        if isSecure {
          SecureField(text: $edit.text) { title }.editing($edit)
        } else {
          TextField(text: $edit.text) { title }.editing($edit)
        }
        EditErrorText(edit)
      }
    }
  }

  /// The error of an edit as text. Without an error, it shows nothing.
  public struct EditErrorText: View {
    private let name: String
    private let error: String?

    /// Creates the text.
    public init(_ edit: some EditSnapshot) {
      name = edit.name
      error = edit.error
    }

    public var body: some View {
      if let error {
        Text(verbatim: error).font(.footnote).foregroundStyle(.red).accessibilityIdentifier("\(name).error")
      }
    }
  }
#endif
