public import ViewModelRuntime

/// What a command asks, over the form that is shown.
@MainActor
public final class QuestionView {
  /// Nil while nothing is asked.
  public var question: CommandQuestion? {
    didSet { if oldValue != question { show() } }
  }

  private let title: String
  private let yes: String
  private weak var window: TerminalWindow?
  private weak var form: Form?

  /// - Parameter yes: what stands on the button that agrees.
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
