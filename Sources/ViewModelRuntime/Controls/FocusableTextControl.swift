@_spi(Generated) import ViewModelCore

/// A text control that follows the focus of a view model: a text field, or a view of your own.
///
/// A binding gives it the keyboard focus when its edit receives the focus. If the control can also report the Return key
/// (``ReturnControl``), Return has the effect that the schema says.
@MainActor
public protocol FocusableTextControl: TextControl, FocusTarget {
  /// Whether the control has the keyboard focus.
  var hasKeyboardFocus: Bool { get }

  /// Whether the control can receive the keyboard focus now. It cannot while it is in no window.
  var canTakeFocus: Bool { get }

  /// Shows what the Return key does.
  func show(_ key: ReturnKey)

  /// Calls `handle` when the control may have become able to receive the keyboard focus.
  ///
  /// - Parameter handle: Returns whether it expects further calls. If it returns false, release it.
  func onFocusChance(_ handle: @escaping @MainActor () -> Bool)
}

extension FocusableTextControl {
  /// Does nothing, for a control that does not show it.
  public func show(_ key: ReturnKey) {}
}

extension EditPort {
  /// Moves the keyboard focus with the focus of the view model. If the control is not in a window yet, it receives the
  /// focus later. Does nothing in a view model without focus.
  ///
  /// - Parameter handlesReturn: Whether Return has the effect that the schema says.
  func followViewModel<Value>(
    with field: some TextControl, _ session: ControlSession, handlesReturn: Bool
  ) -> BindingToken where Edit == TextEdit<Value> {
    guard let field = field as? any FocusableTextControl else { return BindingToken([]) }
    var shownKey: ReturnKey?
    let shown = show { [weak field] edit in
      guard let field, let key = edit.returnKey else { return false }
      if shownKey != key { field.show(key) }
      shownKey = key
      session.moveFocus(of: field, isWanted: edit.isEditing)
      return true
    }
    // A binding delivers its value at once.
    guard shownKey != nil else { return shown }
    let chances = ControlConnection<Void> { [weak field] in
      if let field { session.retryFocus(of: field) }
    }
    chances.listen(field.onFocusChance)
    var tokens = [shown, BindingToken(chances)]
    if handlesReturn, let field = field as? any ReturnControl {
      session.performsReturn = true
      let returns = ControlConnection<Void> { enter { $0.submit() } }
      returns.listen(field.onReturn)
      tokens.append(BindingToken(returns))
    }
    return BindingToken(tokens)
  }
}

extension ControlSession {
  /// Gives a control the keyboard focus, or takes it away, if the view model has moved its focus. A change that the
  /// control has caused by an event has no effect.
  fileprivate func moveFocus(of field: any FocusableTextControl, isWanted: Bool) {
    guard isWanted != wantsFocus else { return }
    wantsFocus = isWanted
    if isWanted {
      retryFocus(of: field)
    } else if field.hasKeyboardFocus {
      field.giveUpFocus()
    }
  }

  fileprivate func retryFocus(of field: any FocusableTextControl) {
    if wantsFocus, !field.hasKeyboardFocus, field.canTakeFocus { field.takeFocus() }
  }
}
