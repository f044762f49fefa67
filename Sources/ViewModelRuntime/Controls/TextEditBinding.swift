import Foundation
@_spi(Generated) import ViewModelCore

/// An event of a text field.
public enum EditingEvent: Hashable, Sendable {
  case began, changed, ended
  /// Editing ended because the user pressed Return, but the control keeps the keyboard focus. A ``ReturnControl`` reports
  /// Return afterwards.
  case endedByReturn
}

/// A control for text input: a text field, or a view of your own.
@MainActor
public protocol TextControl: AnyObject {
  /// The text of the control.
  var editedText: String { get set }

  /// Whether an input method has marked text. The text must not be set in that state.
  var isComposing: Bool { get }

  /// Calls `handle` for each event that the user causes. Setting the text in code causes no event.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool)
}

extension TextControl {
  /// Always false, for a control without input methods.
  public var isComposing: Bool { false }
}

/// A connection to an edit of a view model, for controls. It does not keep the view model alive.
@MainActor
public struct EditPort<Edit>: ControlPort {
  private let observe: (@escaping (Edit) -> Bool) -> BindingToken
  let change: ((inout Edit) -> Void) -> Void
  /// Changes the edit because of an input, which is reported if the view model has been released.
  let enter: ((inout Edit) -> Void) -> Void

  /// Creates a connection to an edit.
  ///
  /// - Parameter property: The property of the edit in its view model.
  public init<Owner: ViewModel>(_ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Edit>) {
    observe = { [weak owner] receive in
      guard let owner else { return BindingToken([]) }
      return owner.viewModelObservers.add(property, of: owner, receive)
    }
    change = { [weak owner] change in
      if let owner { change(&owner[keyPath: property]) }
    }
    let lost = LostInput(of: owner, property)
    enter = { [weak owner] change in
      guard let owner else { return lost.report() }
      change(&owner[keyPath: property])
    }
  }

  public func show(_ receive: @escaping (Edit) -> Bool) -> BindingToken { observe(receive) }
}

extension EditPort {
  /// Connects a binding: `viewModel.bindings.age.bind(.to(ageField).reporting(to: self) { … })`.
  public func bind<Value>(_ binding: TextEditBinding<Value>) -> BindingToken where Edit == TextEdit<Value> {
    binding.bind(self)
  }

  /// Connects a binding: `viewModel.bindings.color.bind(.toIndex(colorSegments))`.
  public func bind<Value>(_ binding: ValueEditBinding<Value>) -> BindingToken where Edit == ValueEdit<Value> {
    binding.bind(self)
  }

  /// Displays the edit's text in a field and writes typed text to the edit: ``TextEditBinding/to(_:)``.
  public func to<Value>(_ field: some TextControl) -> BindingToken where Edit == TextEdit<Value> {
    bind(.to(field))
  }

  /// Displays the value in a control and writes chosen values to the edit: ``ValueEditBinding/to(_:)``.
  public func to<Value, Control: ValueControl>(_ control: Control) -> BindingToken
  where Edit == ValueEdit<Value>, Control.ControlValue == Value {
    bind(.to(control))
  }
}

/// A binding to an edit with a text: `bind(age: .to(ageField), …)`.
@MainActor
public struct TextEditBinding<Value>: ControlBinding {
  private let attach: (EditPort<TextEdit<Value>>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the controls and returns a token that ends the connection.
  public init(_ attach: @escaping (EditPort<TextEdit<Value>>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: EditPort<TextEdit<Value>>) -> BindingToken { attach(port) }

  /// Returns a binding that displays the edit's text in a field and writes typed text to the edit.
  ///
  /// The field is set only if its text differs, and never while an input method has marked text. The binding notifies
  /// the edit of the start and end of editing, so that the text does not change while the user types. If the edit has
  /// no place to write to, the field is disabled.
  public static func to(_ field: some TextControl) -> TextEditBinding { to(field, handlesReturn: true) }

  /// - Parameter handlesReturn: Whether Return has the effect that the schema says.
  static func to(_ field: some TextControl, handlesReturn: Bool) -> TextEditBinding {
    TextEditBinding { port in
      let session = ControlSession()
      let accessibility = AccessibilityDisplay(of: field)
      let connection = ControlConnection<EditingEvent> { [weak field] event in
        guard let field, !session.isResetting else { return }
        let event = session.meaning(of: event)
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
        port.followViewModel(with: field, session, handlesReturn: handlesReturn),
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
    // A view that disappears also ends editing.
    let change = event == .changed ? enter : change
    change { edit in
      switch event {
      case .began: edit.isEditing = true
      case .changed:
        session.composedText = field.isComposing ? field.editedText : nil
        if !field.isComposing { edit.text = field.editedText }
      case .ended, .endedByReturn:
        // An input method may have committed its marked text without an event.
        if differs(field.editedText, edit.text) { edit.text = field.editedText }
        session.composedText = nil
        if event == .ended { edit.isEditing = false }
      }
    }
    // If the edit has no place to write to, the field shows its old text again.
    change { edit in
      if !edit.isEnabled, differs(field.editedText, edit.text) { session.restore { field.editedText = edit.text } }
    }
  }
}

extension NSRange {
  /// Returns the part of the range inside of the text.
  func limited(to text: String) -> NSRange {
    let count = text.utf16.count
    let start = min(location, count)
    return NSRange(location: start, length: min(length, count - start))
  }

  /// Returns the selection after a text has been replaced by another: after the same characters if they stay, or else
  /// before as many characters as before. The end stays the end. So the cursor follows what a rule makes of a typed text.
  func moved(from old: String, to new: String) -> NSRange {
    let start = moved(location, from: old, to: new)
    return NSRange(location: start, length: max(0, moved(NSMaxRange(self), from: old, to: new) - start))
  }

  private func moved(_ offset: Int, from old: String, to new: String) -> Int {
    let before = old.utf16.prefix(offset)
    let after = old.utf16.count - before.count
    return after > 0 && new.utf16.starts(with: before) ? before.count : max(0, new.utf16.count - after)
  }
}

/// A text view whose user can undo what was typed.
@MainActor
protocol UndoableText: AnyObject {
  var shownText: String { get set }
  var selectedCharacters: NSRange { get set }
  /// Whether the user is undoing or redoing a change, during which no actions may be removed.
  var isUndoing: Bool { get }

  /// Removes the actions that undo changes of the text. They refer to characters of the text that was typed.
  func removeUndoActions()
}

extension UndoableText {
  /// Displays another text. What was typed before can no longer be undone.
  ///
  /// - Parameter later: Calls a function after the action that the user undoes.
  func replaceText(
    with text: String, later: (@escaping @MainActor () -> Void) -> Void = { body in Task { @MainActor in body() } }
  ) {
    // Without this, the cursor would jump to the end.
    let selection = selectedCharacters.moved(from: shownText, to: text)
    shownText = text
    selectedCharacters = selection
    guard isUndoing else { return removeUndoActions() }
    later { [weak self] in self?.removeUndoActions() }
  }
}
