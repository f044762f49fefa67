public import Observation
@_spi(Generated) import ViewModelCore

/// The question that an alert or dialog shows, and the text in its field.
///
/// The alert is shown while ``isPresented`` is true. A view calls ``show(_:)`` whenever the question of its source
/// changes, and reports the closing of the alert and the chosen button in either order.
@MainActor
struct QuestionDialog {
  /// The question that the alert shows, or that it showed last. It stays while the alert disappears.
  private(set) var question: CommandQuestion?
  /// Whether the alert is visible.
  private(set) var isPresented = false
  /// The question whose alert the platform has closed.
  private var closed: CommandQuestion?
  private let dismissal: QuestionDismissal

  nonisolated init(clock: any ViewModelClock = SystemClock()) { dismissal = QuestionDismissal(clock: clock) }

  /// The text in the field. The question stores it, so that another view can continue to ask it.
  var text: String {
    get { question?.reply.typedText ?? question?.field?.text ?? "" }
    nonmutating set { question?.reply.typedText = newValue }
  }

  /// Shows a question. Without one, the alert disappears, and the view can ask the same question again later.
  mutating func show(_ next: CommandQuestion?) {
    guard let next else {
      isPresented = false
      return
    }
    question = next
    isPresented = next != closed
  }

  /// Hides the alert of a question that the platform has closed. The question is declined, unless its button answers it.
  ///
  /// The report of an earlier alert has no effect on the current one. An alert that the view has taken away was not
  /// closed by a person, even if the platform reports it.
  mutating func alertDidClose(_ closed: CommandQuestion) {
    if closed == question {
      guard isPresented else { return }
      isPresented = false
      self.closed = closed
    }
    dismissal.alertDidClose(closed)
  }

  /// Answers a question with a button and the text in the field.
  func choose(_ choice: QuestionChoice, of answered: CommandQuestion) {
    answered.choose(choice, text: answered == question ? text : "")
  }

  /// Whether a confirmation dialog fits better than an alert: a choice among several buttons, without a field.
  nonisolated static func prefersDialog(_ question: CommandQuestion) -> Bool {
    question.field == nil && question.choices.count { $0.role != .cancel } > 2
  }
}

extension QuestionChoice: Identifiable {
  public var id: Int { index }
}

/// The open questions of all view models with the same context, one of which is visible.
///
/// A container presents ``current`` as an alert. When a question has been answered, there is no current question until
/// the next turn of the main actor, so that the alert of the first question closes before that of the second opens.
@MainActor
public final class QuestionQueue: Observable {
  private var questions: [CommandQuestion] = []
  private var visible: CommandQuestion?
  /// The views that ask instead of the container, the topmost last.
  private var askers: [QuestionAsker] = []
  private var advance: ScopedTask?
  private let clock: any ViewModelClock
  private let dismissal: QuestionDismissal
  private let registrar = ObservationRegistrar()
  private let listeners = ListenerList<CommandQuestion?>()
  /// Whether a container shows the questions, or has shown them.
  private var hasContainer = false
  private var containerCheck: ScopedTask?

  /// Creates an empty queue.
  public convenience init() { self.init(clock: SystemClock()) }

  init(clock: any ViewModelClock) {
    self.clock = clock
    dismissal = QuestionDismissal(clock: clock)
  }

  /// The question that the container presents, or nil.
  public var current: CommandQuestion? {
    hasContainer = true
    registrar.access(self, keyPath: \.current)
    return visible
  }

  /// Returns the current question if a view has to ask it: the topmost asker, or without one the container, which is nil.
  func question(of asker: QuestionAsker?) -> CommandQuestion? {
    let question = current
    return askers.last === asker ? question : nil
  }

  /// Lets a view above those of the container ask the questions.
  func begin(_ asker: QuestionAsker) {
    registrar.withMutation(of: self, keyPath: \.current) { askers.append(asker) }
  }

  /// A view above those of the container has disappeared.
  func end(_ asker: QuestionAsker) {
    registrar.withMutation(of: self, keyPath: \.current) { askers.removeAll { $0 === asker } }
  }

  /// The number of open questions, including the current one.
  public var count: Int { questions.count }

  /// Calls `receive` with the current question, and again whenever it changes.
  ///
  /// - Returns: A token that retains the observation.
  public func observe(_ receive: @escaping (CommandQuestion?) -> Void) -> BindingToken {
    hasContainer = true
    receive(visible)
    return listeners.add(receive)
  }

  /// Reports a queue without a container once. Its questions wait until one shows them.
  private func checkContainer() {
    guard !hasContainer, containerCheck == nil else { return }
    containerCheck = QuestionAudience.afterDelay(clock) { [weak self] in
      if let self, !hasContainer, visible != nil { ViewModelFault.send(.questionsWithoutContainer) }
    }
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
    checkContainer()
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

/// The identity of a view that asks the questions of a queue instead of its container.
final class QuestionAsker {}

/// A window that asks questions in sheets.
@MainActor
protocol QuestionWindow: AnyObject {
  /// The sheet of a question.
  associatedtype Sheet: AnyObject

  /// Shows a question in a sheet, after those that the window already has.
  ///
  /// - Parameter closed: A function that is called once when the sheet has ended, with its button and the text in its
  ///   field; without a button if the program has ended the sheet.
  func beginQuestion(
    _ question: CommandQuestion, closed: @escaping @MainActor (QuestionChoice?, String) -> Void
  ) -> Sheet
  /// Ends a sheet without a button.
  func endQuestion(_ sheet: Sheet)
}

/// Asks the current question of a queue in a window, until it is answered.
@MainActor
final class QuestionSheets<Window: QuestionWindow>: Endable {
  private let queue: QuestionQueue
  private weak var window: Window?
  private var shown: (question: CommandQuestion, sheet: Window.Sheet)?
  private var isEnding = false
  private var observation: BindingToken?
  private var next: ScopedTask?

  /// Creates an observation. Call ``begin()`` to ask the first question.
  init(_ queue: QuestionQueue, in window: Window) {
    self.queue = queue
    self.window = window
  }

  func begin() { observation = queue.observe { [weak self] _ in self?.update() } }

  func end() {
    observation = nil
    if let shown { window?.endQuestion(shown.sheet) }
    shown = nil
  }

  private func update() {
    guard let window, observation != nil || shown == nil else { return }
    if let shown {
      guard shown.question != queue.current, !isEnding else { return }
      isEnding = true
      return window.endQuestion(shown.sheet)
    }
    guard let question = queue.current else { return }
    let sheet = window.beginQuestion(question) { [weak self] choice, text in
      self?.sheetDidEnd(of: question, choice, text)
    }
    shown = (question, sheet)
  }

  private func sheetDidEnd(of question: CommandQuestion, _ choice: QuestionChoice?, _ text: String) {
    guard shown?.question == question else { return }
    (shown, isEnding) = (nil, false)
    question.reply.typedText = text
    if let choice { question.choose(choice, text: text) }
    // The window removes the sheet after this report. A question without an answer is asked again.
    next = ScopedTask { [weak self] in
      if self?.observation != nil { self?.update() }
    }
  }
}
