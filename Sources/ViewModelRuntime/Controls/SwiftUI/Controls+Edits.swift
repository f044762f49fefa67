#if canImport(SwiftUI)
  public import SwiftUI
  @_spi(Generated) import ViewModelCore

  // SwiftUI's controls for edits. Add `.editing(_:)` to controls with a focus, and `.editStatus(_:)` to others.

  extension SwiftUI.Binding where Value: TextEditSnapshot {
    /// The text of an edit, for a text field: `TextField("Age", text: $viewModel.age.text)`. SwiftUI writes the text of a
    /// field also when the field receives or loses the focus.
    public var text: SwiftUI.Binding<String> { self[dynamicMember: \.fieldText] }
  }

  extension TextField where Label == Text {
    /// Creates a text field for an edit, with a localized title.
    public init<Value>(_ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<TextEdit<Value>>) {
      self.init(titleKey, text: edit.text)
    }

    /// Creates a text field for an edit, with a title that a view model provides.
    @_disfavoredOverload
    public init<Value>(_ title: some StringProtocol, edit: SwiftUI.Binding<TextEdit<Value>>) {
      self.init(title, text: edit.text)
    }
  }

  extension SecureField where Label == Text {
    /// Creates a field that hides the text of an edit, with a localized title.
    public init<Value>(_ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<TextEdit<Value>>) {
      self.init(titleKey, text: edit.text)
    }

    /// Creates a field that hides the text of an edit, with a title that a view model provides.
    @_disfavoredOverload
    public init<Value>(_ title: some StringProtocol, edit: SwiftUI.Binding<TextEdit<Value>>) {
      self.init(title, text: edit.text)
    }
  }

  extension Toggle where Label == Text {
    /// Creates a toggle for an edit, with a localized title.
    public init(_ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<ValueEdit<Bool>>) {
      self.init(titleKey, isOn: edit.value)
    }

    /// Creates a toggle for an edit, with a title that a view model provides.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, edit: SwiftUI.Binding<ValueEdit<Bool>>) {
      self.init(title, isOn: edit.value)
    }
  }

  extension Picker where Label == Text {
    /// Creates a picker for an edit, with a localized title.
    public init(
      _ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<ValueEdit<SelectionValue>>,
      @ViewBuilder content: () -> Content
    ) {
      self.init(titleKey, selection: edit.value, content: content)
    }

    /// Creates a picker for an edit, with a title that a view model provides.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, edit: SwiftUI.Binding<ValueEdit<SelectionValue>>,
      @ViewBuilder content: () -> Content
    ) {
      self.init(title, selection: edit.value, content: content)
    }
  }

  #if !os(tvOS)
    extension Slider where Label == Text, ValueLabel == EmptyView {
      /// Creates a slider for an edit. The edit keeps the value of the slider while the user moves it.
      public init<Value: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<ValueEdit<Value>>, in bounds: ClosedRange<Value>
      ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: edit.value, in: bounds) {
          Text(titleKey)
        } onEditingChanged: {
          edit.wrappedValue.isEditing = $0
        }
      }

      /// Creates a slider for an edit, whose values have a distance of `step`.
      public init<Value: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<ValueEdit<Value>>, in bounds: ClosedRange<Value>,
        step: Value.Stride
      ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: edit.value, in: bounds, step: step) {
          Text(titleKey)
        } onEditingChanged: {
          edit.wrappedValue.isEditing = $0
        }
      }
    }

    extension Stepper where Label == Text {
      /// Creates a stepper for an edit, with a localized title.
      public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, edit: SwiftUI.Binding<ValueEdit<Value>>, in bounds: ClosedRange<Value>,
        step: Value.Stride = 1
      ) {
        self.init(titleKey, value: edit.value, in: bounds, step: step)
      }

      /// Creates a stepper for an edit, with a title that a view model provides.
      @_disfavoredOverload
      public init<Value: Strideable>(
        _ title: some StringProtocol, edit: SwiftUI.Binding<ValueEdit<Value>>, in bounds: ClosedRange<Value>,
        step: Value.Stride = 1
      ) {
        self.init(title, value: edit.value, in: bounds, step: step)
      }
    }
  #endif

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
