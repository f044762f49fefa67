// What the steps ask the reader.
extension CommandSteps {
  /// Asks yes or no. On a no the command is over.
  public func confirm(_ text: String) async throws(CancellationError) { _ = try await ask(text, isPrompt: false) }

  /// Asks for a text. Without one the command is over.
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
