// How the focus of a control and Return change an edit.
extension EditSnapshot {
  /// Begins editing when the control receives the focus, and ends it when the control loses it.
  mutating func focusDidChange(to isFocused: Bool) {
    if isFocused != isEditing { isEditing = isFocused }
  }

  /// Ends editing. A control that keeps the focus, as a text field of macOS does, begins to edit again.
  mutating func submit(keepingFocus isFocused: Bool) {
    isEditing = false
    if isFocused { isEditing = true }
  }

  /// Ends editing if a view disappears while its control is in use.
  mutating func viewDidDisappear() { focusDidChange(to: false) }
}

/// Returns the error to announce when the error of an edit changes; nil if there is nothing new to tell.
func announcement(of error: String?, after previous: String?) -> String? { error == previous ? nil : error }
