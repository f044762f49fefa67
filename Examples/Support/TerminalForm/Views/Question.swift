extension TerminalWindow {
  /// Asks over the form that is shown. Escape is a no.
  ///
  /// - Parameter isTyped: whether the answer is typed, into a field in which Return is a yes.
  /// - Parameter onAnswer: called once the question is gone, with what was typed, or with nil for a no.
  /// - Returns: the question, to be taken away by ``dismiss(_:)`` where it has become pointless.
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
