import Testing

@testable import TerminalForm

@MainActor
@Suite struct QuestionTests {
  private let window = TerminalWindow(root: Form("Sign in", rows: [[TextField("Name")]]))
  private let answers = Answers()

  @MainActor
  private final class Answers {
    var all: [String?] = []
  }

  private func ask(isTyped: Bool) -> Form {
    let question = window.ask("One-time password", message: "Enter the code.", isTyped: isTyped, yes: "Sign in") {
      [answers] in answers.all.append($0)
    }
    question.isActive = true
    return question
  }

  @Test func isDrawnInASeparateFrame() {
    var canvas = Canvas(Size(columns: 52, rows: 10))
    ask(isTyped: true).draw(on: &canvas)
    #expect(
      canvas.lines.prefix(10).joined(separator: "\n") == """
        ╭─ One-time password ──────────────────────────────╮
        │                                                  │
        │   Enter the code.                                │
        │                                                  │
        │ ›                                                │
        │                                                  │
        │   [ Sign in ]  [ Cancel ]                        │
        │                                                  │
        ╰──────────────────────────────────────────────────╯

        """)
  }

  @Test(
    "is answered by Return in its field, a button, or Escape",
    arguments: [
      ([.text("123456"), .return], "123456"), ([.text("1"), .tab, .text(" ")], "1"), ([.text("1"), .escape], nil),
      ([.tab, .tab, .return], nil),
    ] as [([Key], String?)])
  func typed(keys: [Key], answer: String?) {
    let question = ask(isTyped: true)
    for key in keys { question.handle(key) }
    #expect(answers.all == [answer])
  }

  @Test(arguments: [(.return, ""), (.escape, nil)] as [(Key, String?)])
  func isAnsweredWithReturnOrEscape(key: Key, answer: String?) {
    ask(isTyped: false).handle(key)
    #expect(answers.all == [answer])
  }
}
