/// What is bound to an edit that is typed: `bind(age: .to(ageField), …)`.
@MainActor
public struct TextEditBinding<Value> {
  private let attach: (EditPort<TextEdit<Value>>) -> BindingToken

  /// - Parameter attach: connects what it is about; the token ends it.
  public init(_ attach: @escaping (EditPort<TextEdit<Value>>) -> BindingToken) { self.attach = attach }

  /// Generated code calls it.
  public func bind(_ port: EditPort<TextEdit<Value>>) -> BindingToken { attach(port) }

  /// Calls `receive` with the edit now, and after each commit that changes it. Nothing comes back.
  public static func show(_ receive: @escaping (TextEdit<Value>) -> Void) -> TextEditBinding {
    TextEditBinding { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Shows the edit's text in a field and takes what is typed there.
  ///
  /// The field is written to only where its text differs, and not while an input method composes. The edit hears when
  /// editing begins and ends, so that a text is never rewritten under the person's hands. A field that can be disabled is so
  /// while there is no place to write to.
  ///
  /// - Parameter status: called with the edit whenever it changes, to show its error.
  public static func to(
    _ field: some TextControl, status: @escaping (TextEdit<Value>) -> Void = { _ in }
  ) -> TextEditBinding {
    TextEditBinding { port in
      var enabled = EnabledShown()
      let shown = port.show { [weak field] edit in
        guard let field else { return false }
        enabled.show(edit.isEnabled, in: field)
        if !field.isComposing, differs(field.editedText, edit.text) { field.editedText = edit.text }
        status(edit)
        return true
      }
      let session = ControlSession()
      let connection = ControlConnection<EditingEvent> { [weak field] event in
        guard let field, !session.isPuttingBack else { return }
        session.isEditing = event == .began || session.isEditing && event != .ended
        port.change { edit in
          switch event {
          case .began: edit.isEditing = true
          case .changed: if !field.isComposing { edit.text = field.editedText }
          case .ended:
            // An input method that was composing may have put its text in unsaid.
            if !field.isComposing, differs(field.editedText, edit.text) { edit.text = field.editedText }
            edit.isEditing = false
          }
        }
        // What is typed where there is no place for it does not stay.
        port.change { edit in
          if !edit.isEnabled, differs(field.editedText, edit.text) { session.putBack { field.editedText = edit.text } }
        }
      }
      connection.listen(field.onEditing)
      connection.onEnd {
        // A screen that goes with its field in use will not hear that editing ended.
        if session.isEditing { port.change { $0.isEditing = false } }
      }
      return BindingToken(shown, connection)
    }
  }
}
