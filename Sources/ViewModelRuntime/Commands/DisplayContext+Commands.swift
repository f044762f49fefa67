@_spi(Generated) public import ViewModelCore

extension DisplayContext {
  /// The observer of all commands of view models with this context.
  public var commandObserver: CommandObserver? {
    get { objects.commandObserver as? CommandObserver }
    set { objects.commandObserver = newValue }
  }

  /// The queue for the questions of all commands of view models with this context. A container presents them.
  public var questions: QuestionQueue? {
    get { objects.questions as? QuestionQueue }
    set { objects.questions = newValue }
  }
}

extension Navigation {
  /// Returns a context for the first view models, whose questions the container of the screens shows.
  ///
  /// - Parameter base: The settings of the context, by default those of the device.
  public func context(_ base: DisplayContext = .current) -> DisplayContext {
    var context = base
    context.questions = questions
    return context
  }
}
