extension TerminalWindow {
  /// Presents a question above the current form. Escape declines it.
  ///
  /// - Parameter isTyped: Whether the user types the answer into a field and confirms with Return.
  /// - Parameter onAnswer: Called after the question is dismissed, with the typed text, or nil if it was declined.
  /// - Returns: The question, which ``dismiss(_:)`` removes if it is no longer needed.
  @discardableResult
  public func ask(
    _ title: String, message: String, isTyped: Bool = false, yes: String, no: String = "Cancel",
    onAnswer: @escaping (String?) -> Void
  ) -> Form {
    let field = TextField("")
    let agree = Button(yes)
    let decline = Button(no)
    let message = Label(message, lines: message.split(separator: "\n").count + 1)
    let question = Form(title, rows: [[message]] + (isTyped ? [[field]] : []) + [[agree, decline]], width: 52)

    let answer = { [weak self, weak question] (text: String?) in
      guard let self, let question else { return }
      dismiss(question)
      onAnswer(text)
    }
    let agreed = { [weak field] in answer(field?.text ?? "") }
    field.onReturn = agreed
    agree.onPress = agreed
    decline.onPress = { answer(nil) }
    question.onCancel = { answer(nil) }
    present(question)
    return question
  }
}
