import Testing

@testable import VmgenSchemaSemantics

/// Warnings about rows that write a copy of their element.
@Suite struct RowWriteTests {
  private func messages(
    row: String, list: String = "list rows of RowViewModel(answer: $0) in poll.answers", owner: String = ""
  ) -> [String] {
    checked(
      """
      model Answer: Identifiable {
        let id: Int
        var text: String = ""
        var isRight: Bool = false
      }
      model Poll {
        var answers: [Answer] = []
      }
      service Answers {
        func load() async throws -> [Answer]
        func store(answer: Answer) async throws
      }
      viewmodel RowViewModel {
        input answer: Answer
        display title = answer.text
        \(row)
      }
      viewmodel PollViewModel {
        input poll: Poll
        \(list)
        \(owner)
      }
      """
    ).diagnostics.map { [$0.message, $0.helpText].compactMap { $0 }.joined(separator: "; ") }
  }

  private let lost = """
    what `text` of `RowViewModel` writes to `answer.text` is lost: `rows` passes each row a copy; \
    write `in $poll.answers`
    """

  @Test func `an edit of a copied element is reported, and its fix shares the collection`() {
    #expect(messages(row: "edit text = $answer.text") == [lost])
    let shared = "list rows of RowViewModel(answer: $0) in $poll.answers"
    #expect(messages(row: "edit text = $answer.text", list: shared) == [])
  }

  @Test func `a command that writes a copied element is reported`() {
    let found = messages(row: "command toggle { answer.isRight = !answer.isRight }")
    #expect(found.map { $0.hasPrefix("what `toggle` of `RowViewModel` writes to `answer.isRight` is lost") } == [true])
  }

  @Test func `a draft of a copied element is reported`() {
    let found = messages(row: "draft form = $answer\n  command save { commit form }").filter { $0.contains("is lost") }
    #expect(found.map { $0.hasPrefix("what `form` of `RowViewModel` writes to `answer` is lost") } == [true])
  }

  @Test(arguments: [
    "event changed(text: String)\n  command save { emit changed(text: text) }",
    "event changed(answer: Answer)\n  on change of answer { emit changed(answer: answer) }",
    "use answers: Answers\n  command save { try await answers.store(answer: answer) }",
  ])
  func `a row that passes the value on is not reported`(steps: String) {
    #expect(messages(row: "edit text = $answer.text\n  " + steps).filter { $0.contains("is lost") } == [])
  }

  @Test func `a row that passes only another field on is reported`() {
    let steps = "event saved(id: Int)\n  command save { emit saved(id: answer.id) }"
    #expect(messages(row: "edit text = $answer.text\n  " + steps).filter { $0.contains("is lost") } == [lost])
  }

  @Test func `a list whose owner reads the value of its rows is not reported`() {
    let row = "edit text = $answer.text"
    #expect(messages(row: row, owner: "display texts = rows.map { $0.text }") == [])
    #expect(messages(row: row, owner: "display titles = rows.map { $0.title }") == [])
  }

  @Test func `the help names what is possible`() {
    let row = "edit text = $answer.text"
    func help(_ list: String, _ owner: String = "") -> String? {
      messages(row: row, list: list, owner: owner).first { $0.contains("is lost") }?.components("; ").last
    }
    #expect(
      help("list rows of RowViewModel(answer: $0) in poll.answers.reversed()")
        == "list a stored collection with `in $…`, or let the row emit an event with the new value")
    #expect(
      help(
        """
        list rows of RowViewModel(answer: $0) {
            load { try await answers.load() }
          }
        """, "use answers: Answers")
        == "let the row emit an event with the new value, and pass it to `rows.update(…)` in a reaction")
  }

  @Test func `an input that the list does not pass belongs to the row`() {
    #expect(
      messages(row: "input isOpen: Bool = false\n  command open { isOpen = true }\n  display mark = isOpen") == [])
  }
}

extension String {
  /// The parts between separators of two characters.
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
