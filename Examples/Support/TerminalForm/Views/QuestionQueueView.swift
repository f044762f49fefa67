public import ViewModelRuntime

/// Presents the questions of a queue, one after the other, above the current layer.
@MainActor
public final class QuestionQueueView {
  private weak var window: TerminalWindow?
  private weak var form: Form?
  private var observation: BindingToken?

  public init(_ queue: QuestionQueue, in window: TerminalWindow) {
    self.window = window
    observation = queue.observe { [weak self] in self?.show($0) }
  }

  private func show(_ question: CommandQuestion?) {
    if let form { window?.dismiss(form) }
    guard let question else { return }
    form = window?.ask(question)
  }
}

extension TerminalWindow {
  /// Presents a question with a button for each choice. Escape declines it.
  fileprivate func ask(_ question: CommandQuestion) -> Form {
    let title = Label(question.text, lines: question.text.wrapped(columns: 44, lines: 6).count, emphasis: .strong)
    let message = question.message ?? ""
    let lines = message.wrapped(columns: 44, lines: 6).count
    let explanation = message.isEmpty ? [] : [[Label(message, lines: lines, emphasis: .secondary)]]
    let field = question.field.map { TextField("", text: $0.text, isSecret: $0.isSecure) }
    field?.placeholder = question.field?.placeholder ?? ""
    let buttons = question.choices.map { choice in
      Button(choice.title ?? (choice.role == .cancel ? "Cancel" : "OK")) { [weak field] in
        question.choose(choice, text: field?.text ?? "")
      }
    }
    field?.onReturn = { [weak field] in question.answer(field?.text ?? "") }
    // Buttons that do not fit next to each other are below each other.
    let width = buttons.map { $0.title.terminalWidth + 6 }.reduce(-2, +)
    let form = Form(
      "",
      rows: [[title]] + explanation + [[Label()]] + (field.map { [[$0]] } ?? [])
        + (width <= 44 ? [buttons] : buttons.map { [$0] }), width: 52)
    form.onCancel = { question.decline() }
    present(form)
    return form
  }
}
