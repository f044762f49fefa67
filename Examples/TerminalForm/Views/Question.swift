extension TerminalWindow {
  /// Asks over the form that is shown. Escape is a no.
  ///
  /// - Parameter field: where the answer is typed, if it is more than a yes; Return in it is a yes.
  /// - Parameter onAnswer: called with yes or no, once the question is gone.
  /// - Returns: the question, to be taken away by ``dismiss(_:)`` where it has become pointless.
  @discardableResult
  public func ask(
    _ title: String, message: String, field: TextField? = nil, yes: String, no: String = "Cancel",
    onAnswer: @escaping (Bool) -> Void
  ) -> Form {
    let agree = Button(yes)
    let decline = Button(no)
    var rows: [[View]] = [[Label(message)], [Label()], [agree, decline]]
    if let field { rows.insert([field], at: 2) }
    let question = Form(title, rows: rows, width: 52)
    let answer = { [weak self, weak question] (isYes: Bool) in
      guard let self, let question else { return }
      dismiss(question)
      onAnswer(isYes)
    }
    agree.onPress = { answer(true) }
    field?.onReturn = { answer(true) }
    decline.onPress = { answer(false) }
    question.onCancel = { answer(false) }
    present(question)
    return question
  }
}
