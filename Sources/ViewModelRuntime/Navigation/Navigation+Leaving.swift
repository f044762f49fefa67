@_spi(Generated) import ViewModelCore

// Leaving all screens, because a window closes or the app ends.
extension Navigation {
  /// Whether all screens can be closed without a question.
  public var canLeaveAll: Bool { leaveQuestions.isEmpty }

  /// The leave questions of all screens, from the topmost.
  var leaveQuestions: [String] { state.entries.reversed().compactMap { screen($0.id)?.leaveQuestion } }

  /// The buttons of a question about all screens.
  var leaveChoices: [QuestionChoice] { state.top.map { leaveQuestion("", of: $0.id).choices } ?? [] }

  /// Asks the leave questions of all screens, from the topmost. The screens stay open, also after an answer.
  ///
  /// Call ``closeAllScreens()`` afterwards, or end the app. A screen that is closed while its question is open needs no
  /// answer.
  ///
  /// - Returns: Whether nobody declined a question. While another call asks, the result is false.
  public func confirmLeavingAll() async -> Bool {
    guard !isConfirmingLeave else { return false }
    isConfirmingLeave = true
    defer { isConfirmingLeave = false }
    commitPending()
    var confirmed: Set<ScreenEntry.ID> = []
    while let blocking = blocking(committed.screensLeft(in: NavigationState()), except: confirmed) {
      confirmed.insert(blocking.id)
      let isConfirmed = await confirm(blocking.question, of: blocking.id)
      guard isConfirmed || !committed.contains(blocking.id) else { return false }
    }
    return true
  }

  private func confirm(_ text: String, of id: ScreenEntry.ID) async -> Bool {
    let question = leaveQuestion(text, of: id)
    let closing = observe { if !$0.contains(id) { question.decline() } }
    defer { closing.end() }
    questions.add(question)
    let answer = try? await question.reply.wait()
    // The task may have been cancelled.
    question.decline()
    return answer != nil
  }
}
