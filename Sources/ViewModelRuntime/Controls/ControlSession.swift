/// The state of a bound control.
@MainActor
final class ControlSession {
  /// Whether editing has begun and not ended.
  private(set) var isEditing = false
  /// Whether the control is being reset to its previous value. Some controls send an event for that, which would cause
  /// an endless loop.
  private(set) var isResetting = false
  /// The text with marked text, which the edit does not have yet.
  var composedText: String?
  /// Whether the control has displayed a value of this binding.
  private var isShown = false
  /// Whether editing has just ended. A control may keep the focus until the event has been handled.
  private var isEnding = false

  func restore(_ body: () -> Void) {
    isResetting = true
    defer { isResetting = false }
    body()
  }

  func note(_ event: EditingEvent) {
    isEditing = event == .began || isEditing && event != .ended
    isEnding = event == .ended
  }

  /// Returns whether editing has begun without an event, because the control has received the focus since it displayed
  /// its text.
  func beginsEditing(in control: some TextControl) -> Bool {
    defer { isShown = true }
    return isShown && !isEditing && !isEnding && hasFocus(control)
  }

  /// Returns whether a control whose focus may have changed is now being edited.
  func beginsEditingAfterEvent(in control: some TextControl) -> Bool {
    isEnding = false
    return !isEditing && hasFocus(control)
  }

  /// Returns whether a control that was being edited has lost the focus without an event.
  func hasLostFocus(_ control: some TextControl) -> Bool { isEditing && !hasFocus(control) }

  private func hasFocus(_ control: some TextControl) -> Bool {
    (control as? any FocusedTextControl)?.hasFocus ?? false
  }
}
