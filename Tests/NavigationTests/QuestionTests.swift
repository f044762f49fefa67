import Testing
import ViewModelRuntime
import ViewModelTesting

/// The questions of `Questions.vmodel`, as a container shows them.
@MainActor @Suite struct QuestionTests {
  private let questions = QuestionQueue()
  private let archive: ArchiveViewModel

  init() {
    var context = DisplayContext.example
    context.questions = questions
    archive = ArchiveViewModel(count: 3, context: context)
  }

  /// The titles and roles of the buttons.
  private func buttons(_ question: CommandQuestion) -> [String] {
    question.choices.map { "\($0.title ?? "-") \($0.role)" }
  }

  @Test func `a confirmation has a message and buttons with roles`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      archive.clear()
      await tasks.waitUntilIdle()
      let question = try #require(questions.current)
      #expect(question.text == "Delete 3 headlines?" && question.message == "They cannot be restored.")
      #expect(buttons(question) == ["Delete destructive", "Keep cancel"])
      question.confirm()
      await tasks.waitUntilIdle()
      #expect(archive.isEmpty)
    }
  }

  @Test func `a prompt hides its text`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      archive.unlock()
      await tasks.waitUntilIdle()
      let question = try #require(questions.current)
      #expect(question.field == QuestionField(isSecure: true) && question.message == "3 headlines are locked.")
      #expect(buttons(question) == ["Unlock standard", "Back cancel"])
      question.answer("secret")
      await tasks.waitUntilIdle()
      #expect(archive.password == "secret")
    }
  }

  @Test func `questions of two commands are shown one after another`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      archive.sort()
      archive.pickTopic()
      await tasks.waitUntilIdle()
      let first = try #require(questions.current)
      #expect(questions.count == 2)
      #expect(buttons(first) == ["Newest first standard", "Oldest first standard", "Keep cancel"])
      // The alert closes, and reports it, before and after the answer arrives.
      questions.alertDidClose(first.id)
      first.choose(1)
      questions.alertDidClose(first.id)
      await tasks.waitUntilIdle()
      #expect(archive.order == .oldest)
      let second = try #require(questions.current)
      #expect(second.text == "Topic")
      second.choose(titled: "Politics")
      #expect(questions.count == 1)
      second.choose(titled: "Sports")
      await tasks.waitUntilIdle()
      #expect(archive.topic == "Sports" && questions.count == 0)
    }
  }

  @Test func `a button without a text has a standard text in the language of the context`() async throws {
    archive.context.localization = .lookup { key, _ in key == "Cancel" ? "Abbrechen" : nil }
    let tasks = TaskMonitor()
    try await tasks.run {
      archive.pickTopic()
      await tasks.waitUntilIdle()
      let question = try #require(questions.current)
      #expect(question.choices.map(\.label) == ["Science", "Sports", "Abbrechen"])
      #expect(question.choices.map(\.title) == ["Science", "Sports", nil])
      question.decline()
      await tasks.waitUntilIdle()
    }
  }
}
