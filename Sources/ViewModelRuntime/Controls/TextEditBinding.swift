/// A binding to an edit with a text: `bind(age: .to(ageField), …)`.
@MainActor
public struct TextEditBinding<Value> {
  private let attach: (EditPort<TextEdit<Value>>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the controls and returns a token that ends the connection.
  public init(_ attach: @escaping (EditPort<TextEdit<Value>>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: EditPort<TextEdit<Value>>) -> BindingToken { attach(port) }

  /// Returns a binding that calls `receive` with the current edit, and after each commit that changes it. It does not
  /// write to the edit.
  public static func show(_ receive: @escaping (TextEdit<Value>) -> Void) -> TextEditBinding {
    TextEditBinding { port in
      port.show {
        receive($0)
        return true
      }
    }
  }

  /// Returns a binding that calls `receive` with `target` and the current edit, and after each commit that changes it,
  /// as long as `target` exists. It does not write to the edit, and does not retain `target`.
  public static func show<Target: AnyObject>(
    for target: Target, _ receive: @escaping (Target, TextEdit<Value>) -> Void
  ) -> TextEditBinding {
    TextEditBinding { [weak target] port in port.show(for: target, receive) }
  }

  /// Returns this binding with a function that displays the rest of the edit, such as its error:
  /// `.to(ageField).reporting(to: self) { $0.ageError.text = $1.error }`. It does not retain `target`.
  public func reporting<Target: AnyObject>(
    to target: Target, _ receive: @escaping (Target, TextEdit<Value>) -> Void
  ) -> TextEditBinding {
    TextEditBinding { [weak target] port in BindingToken([bind(port), port.show(for: target, receive)]) }
  }

  /// Returns a binding that displays the edit's text in a field and writes typed text to the edit.
  ///
  /// The field is set only if its text differs, and never while an input method has marked text. The binding notifies
  /// the edit of the start and end of editing, so that the text does not change while the user types. If the edit has
  /// no place to write to, the field is disabled.
  public static func to(_ field: some TextControl) -> TextEditBinding {
    TextEditBinding { port in
      let session = ControlSession()
      let accessibility = AccessibilityDisplay(of: field)
      let connection = ControlConnection<EditingEvent> { [weak field] event in
        guard let field, !session.isResetting else { return }
        session.note(event)
        port.handle(event, in: field, session)
      }
      connection.listen(field.onEditing)
      connection.onEnd {
        // A screen that closes while its field is in use receives no event for the end of editing.
        if session.isEditing {
          port.change { edit in
            if let text = session.composedText { edit.text = text }
            edit.isEditing = false
          }
        }
        accessibility.end()
      }
      return BindingToken([
        port.display(in: field, session, accessibility), port.followFocus(of: field, session), BindingToken(connection),
      ])
    }
  }
}

extension EditPort {
  /// Displays the text of the edit in a field.
  fileprivate func display<Value>(
    in field: some TextControl, _ session: ControlSession, _ accessibility: AccessibilityDisplay
  ) -> BindingToken where Edit == TextEdit<Value> {
    var enabled = EnabledStateDisplay()
    return show { [weak field] edit in
      guard let field else { return false }
      enabled.show(edit.isEnabled, in: field)
      accessibility.show(name: edit.name, error: edit.error)
      if session.beginsEditing(in: field), edit.isEnabled, !edit.isEditing {
        session.note(.began)
        change { $0.beginEditing(showing: field.editedText) }
      } else if !field.isComposing, differs(field.editedText, edit.text) {
        field.editedText = edit.text
      }
      return true
    }
  }

  /// Notifies the edit that editing begins when a field receives the focus that reports only its first change, and that it
  /// ends when the field has left its window without an event.
  fileprivate func followFocus<Value>(of field: some TextControl, _ session: ControlSession) -> BindingToken
  where Edit == TextEdit<Value> {
    guard let focused = field as? any FocusedTextControl else { return BindingToken([]) }
    let connection = ControlConnection<Void> { [weak field] in
      guard let field else { return }
      if session.beginsEditingAfterEvent(in: field) {
        session.note(.began)
        change { $0.isEditing = true }
      } else if session.hasLostFocus(field) {
        session.note(.ended)
        handle(.ended, in: field, session)
      }
    }
    connection.listen(focused.onFocusCheck)
    return BindingToken(connection)
  }

  /// Changes the edit after an event of its field.
  fileprivate func handle<Value>(_ event: EditingEvent, in field: some TextControl, _ session: ControlSession)
  where Edit == TextEdit<Value> {
    change { edit in
      switch event {
      case .began: edit.isEditing = true
      case .changed:
        session.composedText = field.isComposing ? field.editedText : nil
        if !field.isComposing { edit.text = field.editedText }
      case .ended:
        // An input method may have committed its marked text without an event.
        if differs(field.editedText, edit.text) { edit.text = field.editedText }
        session.composedText = nil
        edit.isEditing = false
      }
    }
    // If the edit has no place to write to, the field shows its old text again.
    change { edit in
      if !edit.isEnabled, differs(field.editedText, edit.text) { session.restore { field.editedText = edit.text } }
    }
  }
}
