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

// Moves the focus with that of the view model, and passes Return to it.
extension TextField: FocusableTextControl, ReturnControl {
  public var hasKeyboardFocus: Bool { isFocused }

  /// A layer that is not active passes its focus on when it becomes active.
  public var canTakeFocus: Bool { layer != nil }

  public func takeFocus() { focus() }

  public func giveUpFocus() { layer?.leave(self) }

  public func show(_ key: ReturnKey) {
    switch key {
    case .done: returnTitle = "done"
    case .next: returnTitle = "next"
    case .submit: returnTitle = "go"
    }
  }

  /// A layer has its views from the start.
  public func onFocusChance(_ handle: @escaping @MainActor () -> Bool) {}

  public func onReturn(_ handle: @escaping @MainActor () -> Bool) {
    onReturn = { [weak self] in
      if !handle() { self?.onReturn = nil }
    }
  }
}

extension Button: TriggerControl {
  public func onTrigger(_ handle: @escaping @MainActor () -> Bool) {
    onPress = { [weak self] in
      if !handle() { self?.onPress = nil }
    }
  }
}
