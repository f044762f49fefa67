import Foundation

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
    let selection = selectedCharacters
    shownText = text
    selectedCharacters = selection.limited(to: text)
    guard isUndoing else { return removeUndoActions() }
    later { [weak self] in self?.removeUndoActions() }
  }
}
