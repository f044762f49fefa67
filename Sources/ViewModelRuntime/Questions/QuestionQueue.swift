public import Observation

/// The open questions of all view models with the same context, one of which is visible.
///
/// A container presents ``current`` as an alert. When a question has been answered, there is no current question until
/// the next turn of the main actor, so that the alert of the first question closes before that of the second opens.
@MainActor
public final class QuestionQueue: Observable {
  private var questions: [CommandQuestion] = []
  private var visible: CommandQuestion?
  private var advance: ScopedTask?
  private let dismissal: QuestionDismissal
  private let registrar = ObservationRegistrar()
  private let listeners = ListenerList<CommandQuestion?>()

  /// Creates an empty queue.
  public convenience init() { self.init(clock: SystemClock()) }

  init(clock: any ViewModelClock) { dismissal = QuestionDismissal(clock: clock) }

  /// The question that the container presents, or nil.
  public var current: CommandQuestion? {
    registrar.access(self, keyPath: \.current)
    return visible
  }

  /// The number of open questions, including the current one.
  public var count: Int { questions.count }

  /// Calls `receive` with the current question, and again whenever it changes.
  ///
  /// - Returns: A token that retains the observation.
  public func observe(_ receive: @escaping (CommandQuestion?) -> Void) -> BindingToken {
    receive(visible)
    return listeners.add(receive)
  }

  /// Declines a question whose alert has closed, unless an answer arrives shortly after.
  ///
  /// Platforms report the closing of an alert before or after its button, and twice. Every order is correct.
  public func alertDidClose(_ id: CommandQuestion.ID) {
    if let question = questions.first(where: { $0.id == id }) { dismissal.alertDidClose(question) }
  }

  func add(_ question: CommandQuestion) {
    guard !question.reply.isAnswered else { return }
    questions.append(question)
    question.reply.onAnswer = { [weak self] in self?.remove(question) }
    if visible == nil, advance == nil { show(question) }
  }

  func remove(_ question: CommandQuestion) {
    questions.removeAll { $0 == question }
    guard visible == question else { return }
    show(nil)
    guard !questions.isEmpty else { return }
    advance = ScopedTask { [weak self] in
      self?.advance = nil
      self?.showNext()
    }
  }

  private func showNext() {
    if visible == nil, let next = questions.first { show(next) }
  }

  private func show(_ question: CommandQuestion?) {
    registrar.withMutation(of: self, keyPath: \.current) { visible = question }
    listeners.send(question)
  }
}
