// Questions to the user.
extension CommandSteps {
  /// Asks a yes-or-no question. If the answer is no, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - confirmText: The localized text of the button that confirms, or nil for the standard text.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  ///   - isDestructive: Whether the command deletes data after the confirmation.
  public func confirm(
    _ text: String, message: String? = nil, confirmText: String? = nil, cancelText: String? = nil,
    isDestructive: Bool = false
  ) async throws(CancellationError) {
    let choices = QuestionChoice.choices(
      [confirmText], role: isDestructive ? .destructive : .standard, cancelText: cancelText)
    _ = try await ask(CommandQuestion(text, message: message, choices: choices))
  }

  /// Asks for a text. If the user gives none, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - confirmText: The localized text of the button that confirms, or nil for the standard text.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  ///   - isSecure: Whether the field hides the text.
  public func prompt(
    _ text: String, message: String? = nil, confirmText: String? = nil, cancelText: String? = nil,
    isSecure: Bool = false
  ) async throws(CancellationError) -> String {
    let choices = QuestionChoice.choices([confirmText], role: .standard, cancelText: cancelText)
    let field = QuestionField(isSecure: isSecure)
    return try await ask(CommandQuestion(text, message: message, choices: choices, field: field)).text
  }

  /// Asks to choose one of several options. If the user chooses none, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - options: The localized texts of the buttons, with their roles.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  /// - Returns: The index of the option.
  public func choose(
    _ text: String, message: String? = nil, from options: [(title: String, role: QuestionChoice.Role)],
    cancelText: String? = nil
  ) async throws(CancellationError) -> Int {
    var choices = options.enumerated().map { QuestionChoice(index: $0, title: $1.title, role: $1.role) }
    choices.append(QuestionChoice(index: choices.count, title: cancelText, role: .cancel))
    return try await ask(CommandQuestion(text, message: message, choices: choices)).choice
  }

  /// Asks to choose one of several elements. If the user chooses none, the command ends.
  ///
  /// - Parameters:
  ///   - text: The localized question.
  ///   - message: The localized explanation.
  ///   - elements: The elements.
  ///   - titles: The localized texts of the buttons, one for each element.
  ///   - cancelText: The localized text of the button that cancels, or nil for the standard text.
  /// - Returns: The element.
  public func choose<Element>(
    _ text: String, message: String? = nil, from elements: [Element], titles: [String], cancelText: String? = nil
  ) async throws(CancellationError) -> Element {
    let options = zip(titles, elements).map { (title: $0.0, role: QuestionChoice.Role.standard) }
    let index = try await choose(text, message: message, from: options, cancelText: cancelText)
    guard elements.indices.contains(index) else { throw CancellationError() }
    return elements[index]
  }

  private func ask(_ question: CommandQuestion) async throws(CancellationError) -> QuestionAnswer {
    self.question = question
    let queue = try read { $0.inputs.context.questions }
    try changeState { $0.questions.append(question) }
    queue?.add(question)
    let answer = try? await question.reply.wait()
    // The question of a run that has ended closes, too.
    question.decline()
    self.question = nil
    try changeState { $0.questions.removeAll { $0 == question } }
    guard let answer else { throw CancellationError() }
    return answer
  }

  private func changeState(_ change: (inout CommandState) -> Void) throws(CancellationError) {
    let (state, owner) = try current()
    state.change(owner, rules, change)
  }
}

extension QuestionChoice {
  /// Returns buttons with one role, and a button that cancels.
  static func choices(_ titles: [String?], role: Role, cancelText: String?) -> [QuestionChoice] {
    titles.enumerated().map { QuestionChoice(index: $0, title: $1, role: role) }
      + [QuestionChoice(index: titles.count, title: cancelText, role: .cancel)]
  }
}
