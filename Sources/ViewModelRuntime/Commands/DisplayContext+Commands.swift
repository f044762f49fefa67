public import ViewModelFormatting

extension DisplayContext {
  /// The observer of all commands of view models with this context.
  public var commandObserver: CommandObserver? {
    get { anyCommandObserver as? CommandObserver }
    set { anyCommandObserver = newValue }
  }

  /// The queue for the questions of all commands of view models with this context. A container presents them.
  public var questions: QuestionQueue? {
    get { anyQuestions as? QuestionQueue }
    set { anyQuestions = newValue }
  }
}
