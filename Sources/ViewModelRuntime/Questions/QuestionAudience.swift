@_spi(Generated) import ViewModelCore

/// Whether something shows the questions of a command.
@MainActor
final class QuestionAudience {
  /// The time after which a question without an audience is a fault. A test may read the question meanwhile.
  static let delay = Duration.seconds(1)

  /// Whether something has read the question of a status, also while there was none, as a view does before it shows one.
  private var hasRead = false

  /// Stores that something has read the question.
  nonisolated func noteRead() {
    if MainQueue.isCurrent { MainActor.assumeIsolated { hasRead = true } }
  }

  /// Reports and declines a question of a command whose context has no queue, if nothing reads it. The task ends when it
  /// is released.
  func watch(_ question: CommandQuestion, of command: String, in viewModel: String, _ clock: any ViewModelClock)
    -> ScopedTask?
  {
    Self.afterDelay(clock) { [weak self] in
      guard self?.hasRead == false, !question.reply.isAnswered else { return }
      ViewModelFault.send(.unshownQuestion(viewModel: viewModel, command: command))
      question.decline()
    }
  }

  /// Calls a function after the delay. Returns nil in a test that tracks its tasks, which answers questions itself.
  static func afterDelay(_ clock: any ViewModelClock, _ body: @escaping @MainActor () -> Void) -> ScopedTask? {
    guard TaskObservation.observer == nil else { return nil }
    return ScopedTask {
      do { try await clock.sleep(for: delay) } catch { return }
      body()
    }
  }
}
