import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Questions in the sheets of a fake window, which shows one sheet at a time and queues the others, as AppKit documents.
@MainActor
struct QuestionSheetsTests {
  @MainActor
  private final class FakeWindow: QuestionWindow {
    @MainActor
    final class Sheet {
      let question: CommandQuestion?
      let closed: (QuestionChoice?, String) -> Void

      init(_ question: CommandQuestion?, closed: @escaping (QuestionChoice?, String) -> Void) {
        self.question = question
        self.closed = closed
      }
    }

    private(set) var sheets: [Sheet] = []
    private(set) var complaints: [String] = []
    var top: Sheet? { sheets.first }

    func beginQuestion(
      _ question: CommandQuestion, closed: @escaping @MainActor (QuestionChoice?, String) -> Void
    ) -> Sheet {
      if question.reply.isAnswered { complaints.append("asks an answered question") }
      if sheets.contains(where: { $0.question == question }) { complaints.append("asks a question twice") }
      let sheet = Sheet(question, closed: closed)
      sheets.append(sheet)
      return sheet
    }

    func endQuestion(_ sheet: Sheet) {
      guard sheets.contains(where: { $0 === sheet }) else { return complaints.append("ends a sheet twice") }
      close(sheet, nil)
    }

    /// The app shows a sheet of its own.
    func beginOther() { sheets.append(Sheet(nil) { _, _ in }) }

    func close(_ sheet: Sheet, _ choice: QuestionChoice?, text: String = "") {
      sheets.removeAll { $0 === sheet }
      sheet.closed(choice, text)
    }
  }

  private func question(_ text: String) -> CommandQuestion {
    CommandQuestion(
      text, choices: QuestionChoice.choices([nil], role: .standard, cancelText: nil), field: QuestionField())
  }

  private func withWindow(
    _ body: (QuestionQueue, FakeWindow, TaskMonitor) async throws -> Void
  ) async rethrows {
    let tasks = TaskMonitor()
    try await tasks.run {
      let (queue, window) = (QuestionQueue(), FakeWindow())
      let sheets = QuestionSheets(queue, in: window)
      sheets.begin()
      try await body(queue, window, tasks)
      #expect(window.complaints == [])
      sheets.end()
    }
  }

  @Test func aButtonAnswersWithTheText() async throws {
    try await withWindow { queue, window, tasks in
      let (name, delete) = (question("Name?"), question("Delete?"))
      queue.add(name)
      queue.add(delete)
      let sheet = try #require(window.top)
      window.close(sheet, name.choices[0], text: "Ada")
      #expect(try await name.reply.wait() == QuestionAnswer(choice: 0, text: "Ada"))
      await tasks.waitUntilIdle()
      #expect(window.sheets.map(\.question) == [delete])
    }
  }

  @Test func aSheetThatTheProgramEndsIsShownAgainWithItsText() async throws {
    try await withWindow { queue, window, tasks in
      let name = question("Name?")
      queue.add(name)
      window.close(try #require(window.top), nil, text: "Ad")
      await tasks.waitUntilIdle()
      #expect(window.sheets.map(\.question) == [name] && name.reply.typedText == "Ad")
    }
  }

  @Test func aQuestionOfACommandThatHasEndedClosesItsSheet() async {
    await withWindow { queue, window, tasks in
      let name = question("Name?")
      queue.add(name)
      name.decline()
      await tasks.waitUntilIdle()
      #expect(window.sheets.isEmpty)
    }
  }

  @Test func theEndOfTheObservationClosesTheSheetAndKeepsTheQuestion() async {
    let tasks = TaskMonitor()
    await tasks.run {
      let (queue, window) = (QuestionQueue(), FakeWindow())
      let sheets = QuestionSheets(queue, in: window)
      sheets.begin()
      queue.add(question("Name?"))
      sheets.end()
      await tasks.waitUntilIdle()
      #expect(window.sheets.isEmpty && window.complaints == [] && queue.count == 1)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func randomSequencesAskEachQuestionUntilItIsAnswered(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    for sequence in randomSequences(150) {
      await withWindow { queue, window, tasks in
        var asked: [CommandQuestion] = []
        for _ in 0..<20 {
          switch Int.random(in: 0..<8, using: &random) {
          case 0, 1:
            asked.append(question("\(asked.count)"))
            queue.add(asked[asked.count - 1])
          case 2: asked.randomElement(using: &random)?.decline()
          case 3: window.beginOther()
          case 4: if let sheet = window.sheets.randomElement(using: &random) { window.close(sheet, nil, text: "a") }
          case 5, 6:
            if let sheet = window.top { window.close(sheet, sheet.question?.choices.randomElement(using: &random)) }
          default: await tasks.waitUntilIdle()
          }
        }
        for _ in 0..<50 {
          await tasks.waitUntilIdle()
          guard let sheet = window.top else { break }
          window.close(sheet, sheet.question?.choices[0])
        }
        #expect(queue.count == 0 && asked.allSatisfy { $0.reply.isAnswered }, "sequence \(sequence)")
      }
    }
  }
}
