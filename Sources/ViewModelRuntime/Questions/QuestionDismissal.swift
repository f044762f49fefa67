/// Declines questions whose alerts have closed without an answer.
///
/// A platform can report the closing of an alert before the action of its button, and documents no order. The question
/// is therefore declined after a delay, in which the action can still answer it.
@MainActor
final class QuestionDismissal {
  static let delay = Duration.milliseconds(500)

  private let clock: any ViewModelClock
  private var pending: [CommandQuestion.ID: ScopedTask] = [:]

  nonisolated init(clock: any ViewModelClock = SystemClock()) { self.clock = clock }

  func alertDidClose(_ question: CommandQuestion) {
    guard pending[question.id] == nil, !question.reply.isAnswered else { return }
    pending[question.id] = ScopedTask { [weak self, clock] in
      try? await clock.sleep(for: Self.delay)
      question.decline()
      self?.pending[question.id] = nil
    }
  }
}
