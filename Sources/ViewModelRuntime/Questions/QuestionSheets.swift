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
