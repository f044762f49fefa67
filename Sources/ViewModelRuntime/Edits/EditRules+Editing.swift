// Start and end of editing.
extension EditRules {
  func setEditing(_ isEditing: Bool, in values: inout Values) {
    isEditing ? beginEditing(&values) : endEditing(&values)
  }

  private func beginEditing(_ values: inout Values) {
    guard isEnabled?(&values) != false, !values[keyPath: place.state].isEditing else { return }
    note(&values) { $0.isEditing = true }
    keepText(&values)
  }

  /// Displays the model's value as if nothing had been entered.
  func reset(_ values: inout Values) {
    note(&values) {
      $0.discardEntry()
      $0.isTouched = false
      $0.isSubmitted = false
    }
    if values[keyPath: place.state].isEditing { keepText(&values) }
  }

  /// Keeps the text in the field while the model changes.
  private func keepText(_ values: inout Values) {
    let model = place.read(&values)
    let text = text(of: model, &values)
    note(&values) { state in
      if state.entry == nil { state.entry = EditEntry(text: text, value: model) }
      state.base = state.base ?? model
    }
  }

  private func endEditing(_ values: inout Values) {
    flush(&values)
    note(&values) { state in
      state.isEditing = false
      state.isTouched = true
      if state.entry?.accepted != nil { state.entry = nil }
      // A check that failed with an error runs again, since the user retries in its field.
      if case .threw = state.verdict?.outcome { state.verdict = nil }
    }
    reconcile(&values)
  }
}

extension EditState {
  /// Discards the entry, so that the edit displays the model's value again.
  mutating func discardEntry() {
    entry = nil
    base = nil
    isChanged = false
    isDebouncing = false
    isSuperseded = false
    verdict = nil
  }
}
