public import ViewModelRuntime

/// Presents the questions of a command above the current form.
@MainActor
public final class QuestionView {
  /// The current question, or nil.
  public var question: CommandQuestion? {
    didSet { if oldValue != question { show() } }
  }

  private let title: String
  private let yes: String
  private weak var window: TerminalWindow?
  private weak var form: Form?

  /// - Parameter yes: The title of the button that confirms.
  public init(_ title: String, yes: String, in window: TerminalWindow) {
    self.title = title
    self.yes = yes
    self.window = window
  }

  private func show() {
    if let form { window?.dismiss(form) }
    guard let question else { return }
    form = window?.ask(title, message: question.text, isTyped: question.isPrompt, yes: yes) { answer in
      guard let answer else { return question.decline() }
      question.isPrompt ? question.answer(answer) : question.confirm()
    }
  }
}
