public import ViewModelRuntime

// Conformances that allow these views in bindings: `bind(name: .to(nameField), …)`.

extension TextField: TextControl, EnabledControl {
  public var editedText: String {
    get { text }
    set { text = newValue }
  }

  public func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool) {
    let report = { [weak self] (event: EditingEvent) in
      if !handle(event) { self?.stopReporting() }
    }
    onEditingBegan = { report(.began) }
    onEditingChanged = { _ in report(.changed) }
    onEditingEnded = { report(.ended) }
  }

  private func stopReporting() {
    onEditingBegan = nil
    onEditingChanged = nil
    onEditingEnded = nil
  }
}

extension Button: TriggerControl {
  public func onTrigger(_ handle: @escaping @MainActor () -> Bool) {
    onPress = { [weak self] in
      if !handle() { self?.onPress = nil }
    }
  }
}
