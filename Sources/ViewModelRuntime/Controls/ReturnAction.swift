@_spi(Generated) import ViewModelCore

/// A text control that reports the start of editing only at the first change, such as `NSTextField`. Editing starts
/// when it receives the focus.
@MainActor
protocol FocusedTextControl: TextControl {
  /// Whether the control has the focus.
  var hasFocus: Bool { get }

  /// Calls `handle` after each event in which the focus may have changed.
  ///
  /// - Parameter handle: Returns whether it expects further calls. If it returns false, release it.
  func onFocusCheck(_ handle: @escaping @MainActor () -> Bool)
}

/// A text control that reports the Return key.
@MainActor
public protocol ReturnControl: TextControl {
  /// Calls `handle` when the user presses Return.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onReturn(_ handle: @escaping @MainActor () -> Bool)
}

/// A control that can receive the keyboard focus.
@MainActor
public protocol FocusTarget: AnyObject {
  /// Receives the keyboard focus.
  func takeFocus()

  /// Gives up the keyboard focus, which ends editing.
  func giveUpFocus()
}

/// What the Return key does in a text field: `.to(nameField, onReturn: .moveFocus(to: passwordField))`.
@MainActor
public struct ReturnAction {
  fileprivate let perform: (any FocusTarget) -> Void

  /// Ends editing.
  public static let endEditing = ReturnAction { $0.giveUpFocus() }

  /// Moves the focus to another control.
  public static func moveFocus(to next: some FocusTarget) -> ReturnAction {
    ReturnAction { [weak next] _ in next?.takeFocus() }
  }

  /// Ends editing and runs a command: `.run(viewModel, \.signIn)`.
  public static func run<Owner: ViewModel, Failure>(
    _ owner: Owner, _ command: KeyPath<Owner, Command<Failure>>
  ) -> ReturnAction {
    run(for: owner) { $0[keyPath: command]() }
  }

  /// Ends editing and calls a function with `target`: `.run(for: viewModel) { $0.signIn() }`. It does not retain
  /// `target`.
  public static func run<Target: AnyObject>(
    for target: Target, _ body: @escaping (Target) -> Void
  ) -> ReturnAction {
    ReturnAction { [weak target] field in
      field.giveUpFocus()
      if let target { body(target) }
    }
  }
}

extension TextEditBinding {
  /// Returns a binding of a text field like ``to(_:)``, with an action for the Return key, which replaces that of the
  /// schema.
  public static func to(_ field: some ReturnControl & FocusTarget, onReturn action: ReturnAction) -> TextEditBinding {
    TextEditBinding { [weak field] port in
      guard let field else { return BindingToken([]) }
      let connection = ControlConnection<Void> { [weak field] in
        if let field { action.perform(field) }
      }
      connection.listen(field.onReturn)
      return BindingToken([to(field, handlesReturn: false).bind(port), BindingToken(connection)])
    }
  }
}
