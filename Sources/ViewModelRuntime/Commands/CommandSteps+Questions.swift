// Questions to the user.
extension CommandSteps {
  /// Asks a yes-or-no question. If the answer is no, the command ends.
  public func confirm(_ text: String) async throws(CancellationError) { _ = try await ask(text, isPrompt: false) }

  /// Asks for a text. If the user gives none, the command ends.
  public func prompt(_ text: String) async throws(CancellationError) -> String { try await ask(text, isPrompt: true) }

  private func ask(_ text: String, isPrompt: Bool) async throws(CancellationError) -> String {
    let question = CommandQuestion(text, isPrompt: isPrompt)
    self.question = question
    try changeState { $0.questions.append(question) }
    let answer = try? await question.reply.wait()
    self.question = nil
    try changeState { $0.questions.removeAll { $0 == question } }
    guard let answer = answer ?? nil else { throw CancellationError() }
    return answer
  }

  private func changeState(_ change: (inout CommandState) -> Void) throws(CancellationError) {
    let (state, owner) = try current()
    state.change(owner, rules, change)
  }
}
