import Testing
import VmgenSchemaSemantics

@testable import VmgenSchemaEvaluation

@Suite("The results of examples")
struct ExampleRunTests {
  /// Returns the outcomes of the examples of a schema, as text.
  private func outcomes(_ text: String) throws -> [String] {
    let (schemas, _) = try checked(text)
    return schemas.exampleCases.map { example in
      switch example.result(in: schemas).outcome {
      case .passed: "passed"
      case .notRun(let reason): "not run: \(reason)"
      case .failed(let failures): failures.map(\.message).joined(separator: "; ")
      }
    }
  }

  @Test("Each expectation that does not hold is a failure, and the other steps run")
  func failures() throws {
    let schema = """
      viewmodel Counter {
          state count = 0
          command add { count += 1 }
          example "two failures" {
              when add()
              expect count == 2
              when add()
              expect count == 2
              expect count > 2
          }
      }
      """
    #expect(try outcomes(schema) == ["1 is not equal to 2; the condition is false"])
  }

  @Test("A loop over a value without elements fails, because it expects nothing")
  func emptyLoops() throws {
    let schema = """
      viewmodel Numbers {
          state rows: [Int] = []
          command add { rows += [rows.count] }
          example "expectations" { for row in rows { expect row > 0 } }
          example "steps" {
              for i in rows.indices {
                  when add()
                  expect rows[i] == i
              }
          }
          example "a filter" {
              when add()
              for (i, row) in rows.enumerated() where row > 0 { expect row == i }
          }
          example "elements" {
              when add()
              for (i, row) in rows.enumerated() { expect row == i }
          }
      }
      """
    let failure = "the loop has no element, so it expects nothing"
    #expect(try outcomes(schema) == [failure, failure, failure, "passed"])
  }

  @Test("The failure of `canRun` contains the values of the condition, or that the command is running")
  func causesOfRefusal() throws {
    let text = """
      service Api {
          func load() async throws -> String
      }
      viewmodel Form {
          use api: Api
          edit note = "" {
              require !note.isEmpty else "Enter a note"
          }
          state count = 0
          let isReady = isValid && count == 0
          command save when isReady { count += 1 }
          command load { note = try await api.load() }
          example "a note is missing" { expect save.canRun }
          example "it is loading" {
              given api.load held
              when load()
              expect load.canRun
          }
      }
      """
    let (schemas, _) = try checked(text)
    let source = Array(text.utf8)
    let parts = schemas.exampleCases.map { example -> [String] in
      guard case .failed(let failures) = example.result(in: schemas).outcome else { return [] }
      return failures.flatMap(\.parts).map { part in
        let code = String(decoding: source[Int(part.range.lower)..<Int(part.range.upper)], as: UTF8.self)
        return "\(code.prefix { $0 != "\n" }): \(part.value)"
      }
    }
    #expect(
      parts == [
        [
          "save.canRun: false", "isReady: false", "isValid: false", "edit note = \"\" {: `note` is not valid",
          "count: 0",
        ], ["load.canRun: false: `load` is running"],
      ])
  }

  @Test func aListWithoutRowsIsExplainedIfNothingHasBegunToLoadIt() throws {
    let text = """
      model Song: Identifiable { let id: Int }
      service Api { func songs() async throws -> [Song] }
      viewmodel SongViewModel {
          input song: Song
          state plays = 0
          command play { plays += 1 }
      }
      viewmodel Songs {
          use api: Api
          list rows of SongViewModel(song: $0) { load { try await api.songs() } }
          command reload { rows.refresh() }
          example "rows" { expect rows.map { $0.song.id } == [1] }
          example "items" { expect rows.items == [Song(id: 1)] }
          example "a row" { when rows[0].play() }
          example "loaded" {
              given api.songs returns []
              when reload()
              expect rows.count == 1
          }
      }
      """
    let (schemas, _) = try checked(text)
    let failures = schemas.exampleCases.map { example -> String? in
      guard case .failed(let failures) = example.result(in: schemas).outcome else { return "passed" }
      return failures.first?.explanation ?? failures.first?.message
    }
    let reason = "`rows` has not been loaded: call `rows.refresh()` in a step, such as in `on first appear`"
    #expect(
      failures == [
        reason, reason, "the example acts on a row that does not exist: \(reason)", "0 is not equal to 1",
      ])
  }

  @Test("A request without a response and a reply without a question are failures")
  func missingAnswers() throws {
    let schema = """
      service Store { func load() async throws -> Int }
      viewmodel Loader {
          use archive: Store
          state value = 0
          command load {
              async let first = archive.load()
              async let second = archive.load()
              value = try await first
              value += try await second
          }
          command ask {
              confirm "Sure?"
              value = 1
          }
          example "no response" { when load() }
          example "no question" { when ask confirms }
          example "an answer" {
              when ask()
              when ask confirms
              expect value == 1
          }
      }
      """
    #expect(
      try outcomes(schema) == [
        "`archive.load` was called without a result: add `given archive.load returns …`",
        "the example replies to a question, but the command has not asked one", "passed",
      ])
  }

  @Test("A request without a response is a failure of the step that runs it, before those that follow from it")
  func placeOfMissingAnswers() throws {
    let schema = """
      service Store { func load() async -> Int }
      viewmodel Loader {
          use archive: Store
          state value = 0
          command load { value = await archive.load() }
          example "no response" {
              for _ in [1, 2] { when load() }
              expect value == 1
          }
      }
      """
    let (schemas, _) = try checked(schema)
    let example = try #require(schemas.exampleCases.first)
    guard case .failed(let failures) = example.result(in: schemas).outcome else {
      Issue.record("the example fails")
      return
    }
    let steps = failures.map {
      String(decoding: Array(schema.utf8)[Int($0.range.lower)..<Int($0.range.upper)], as: UTF8.self)
    }
    #expect(steps == ["when load()", "expect value == 1"])
  }

  @Test("A choice that the question does not have is a failure")
  func unknownChoices() throws {
    let schema = """
      viewmodel Sorting {
          input orders: [String] = ["Name", "Date"]
          state order = ""
          command sort {
              let chosen = choose "Sort by" from orders no "Close"
              order = chosen
          }
          example "another title" {
              when sort()
              when sort chooses "Size"
          }
          example "the button that cancels" {
              when sort()
              when sort chooses "Close"
          }
          example "no choices" {
              given orders = []
              when sort()
              when sort chooses "Name"
          }
          example "a choice" {
              when sort()
              when sort chooses "Date"
              expect order == "Date"
          }
      }
      """
    #expect(
      try outcomes(schema) == [
        "the example chooses \"Size\", but the choices are \"Name\", \"Date\"",
        "the example chooses \"Close\", but the choices are \"Name\", \"Date\"",
        "the example chooses \"Name\", but the question has no choices", "passed",
      ])
  }

  @Test("An answer of another kind takes the first choice, as the button does")
  func answersOfAnotherKind() throws {
    let schema = """
      enum Order { case name "Name", date "Date" }
      viewmodel Sorting {
          state order: Order? = nil
          command sort {
              confirm "Sort?" yes "Sort" no "Keep"
              let chosen = choose "Sort by" from Order.allCases
              order = chosen
              let title = prompt "Title" yes "Send"
          }
          example "a confirmed choice" {
              when sort()
              when sort confirms
              when sort confirms
              expect order == .name
          }
          example "a text for a choice" {
              when sort()
              when sort answers "x"
              when sort answers "Date"
              expect order == .name
          }
          example "a chosen confirmation" {
              when sort()
              when sort chooses "Sort"
              expect sort.question == "Sort by"
          }
          example "a choice in a prompt" {
              when sort()
              when sort confirms
              when sort chooses "Date"
              expect order == .date
              when sort chooses "Send"
          }
      }
      """
    #expect(
      try outcomes(schema) == [
        "passed", "passed", "passed", "the example chooses \"Send\", but the question has no choices",
      ])
  }

  @Test("Reactions that never end, and clocks that wake too often, are failures with a text")
  func endlessExamples() throws {
    let schema = """
      viewmodel Endless {
          state count = 0
          on change of count { count += 1 }
          command start { count += 1 }
          example "a reaction to itself" { when start() }
      }
      viewmodel Ticking {
          state count = 0
          every 1ms { count += 1 }
          example "too many ticks" {
              when appear
              when clock += 10h
          }
      }
      """
    let results = try outcomes(schema)
    #expect(results[0] == "the reactions of `Endless` change values again and again")
    #expect(results[1].hasPrefix("the clock wakes more than") || results[1].hasPrefix("the example takes more than"))
  }

  @Test("Values that grow without end and values that nest deeply are failures with a text")
  func hugeValues() throws {
    var functions = "func f0(_ text: String) -> String = text + text\n"
    for index in 1...300 { functions += "func f\(index)(_ text: String) -> String = f\(index - 1)(text)\n" }
    var doubling = "let t0 = text + text\n"
    for index in 1...40 { doubling += "let t\(index) = t\(index - 1) + t\(index - 1)\n" }
    let schema = """
      \(functions)
      func huge(_ text: String) -> String {
      \(doubling)
      return t40
      }
      viewmodel Huge {
          input start: String = "a"
          display long = huge(start)
          display deep = f300(start)
          example "a text that doubles" { expect long == "" }
          example "deep calls" { expect deep == "aa" }
      }
      """
    let results = try outcomes(schema)
    #expect(results[0].hasPrefix("a value is larger than"))
    #expect(results[1] == "passed" || results[1] == "the values nest too deeply")
  }

  @Test("Only examples that need Swift code are not run")
  func customMembers() throws {
    let schema = """
      viewmodel Badge {
          input count: Int
          custom color(count: Int) -> String
          display text = color(count: count)
          display isNew = count == 0
          example "reads the custom" {
              given count = 0
              expect text == "red"
          }
          example "does not read it" {
              given count = 0
              expect isNew
          }
      }
      """
    #expect(
      try outcomes(schema) == ["not run: the custom member `color`, which is written in Swift", "passed"])
  }

  @Test("The rows of a table and the examples of a group run one by one")
  func tablesAndGroups() throws {
    let schema = """
      viewmodel Sum {
          input left: Int
          input right: Int = 1
          display total = left + right
          example "sums" for (left, total) in [(1, 2), (2, 4)] {
              given left = left
              expect total == total
          }
          examples "a group" {
              given left = 5
              example "has shared steps" { expect total == 6 }
              example "has inputs of its own" {
                  given right = 5
                  expect total == 6
              }
          }
      }
      """
    let results = try outcomes(
      schema.replacing("(left, total)", with: "(first, sum)").replacing("= left\n", with: "= first\n")
        .replacing("total == total", with: "total == sum"))
    #expect(results == ["passed", "3 is not equal to 4", "passed", "10 is not equal to 6"])
  }

  @Test("Examples run in another locale and time zone")
  func settings() throws {
    let (schemas, _) = try checked(
      """
      viewmodel Clock {
          display hour = now.formatted("HH")
          display half = (0.5).formatted()
          example "here" { expect hour == "12" && half == "0.5" }
      }
      """)
    let example = try #require(schemas.exampleCases.first)
    guard case .passed = example.result(in: schemas).outcome else {
      Issue.record("the example fails")
      return
    }
    guard
      case .failed(let failures) = example.result(in: schemas, ExampleSettings(locale: "de_DE", timeZone: "Asia/Tokyo"))
        .outcome
    else {
      Issue.record("the example passes elsewhere")
      return
    }
    #expect(failures.first?.parts.contains { $0.value == "\"21\"" } == true)
  }
}
