import Testing

@testable import TerminalForm

@MainActor
@Suite("A question over a form")
struct QuestionTests {
  private let name = TextField("Name")
  private let window: TerminalWindow
  private let question: Form
  private let code = TextField("Code")
  private let answers = Answers()

  @MainActor
  private final class Answers {
    var all: [Bool] = []
  }

  init() {
    window = TerminalWindow(root: Form("Sign in", rows: [[name]]))
    question = window.ask("One-time password", message: "Enter the code.", field: code, yes: "Sign in") { [answers] in
      answers.all.append($0)
    }
    question.isActive = true
  }

  @Test("is drawn in a frame of its own")
  func picture() {
    var canvas = Canvas(Size(columns: 52, rows: 10))
    question.draw(on: &canvas)
    #expect(
      canvas.lines.prefix(9).joined(separator: "\n") == """
        ╭─ One-time password ──────────────────────────────╮
        │                                                  │
        │         Enter the code.                          │
        │                                                  │
        │ › Code                                           │
        │                                                  │
        │         [ Sign in ]  [ Cancel ]                  │
        ╰──────────────────────────────────────────────────╯

        """)
  }

  @Test("is answered once, by Return in its field, a button, or Escape")
  func answer() {
    for key: Key in [.text("123456"), .return] { question.handle(key) }
    #expect(answers.all == [true])
    #expect(code.text == "123456")
  }

  @Test("Escape and the second button are a no")
  func decline() {
    question.handle(.escape)
    #expect(answers.all == [false])
    let again = window.ask("Sure?", message: "", yes: "Yes") { [answers] in answers.all.append($0) }
    again.isActive = true
    again.handle(.right)
    again.handle(.return)
    #expect(answers.all == [false, false])
  }
}
