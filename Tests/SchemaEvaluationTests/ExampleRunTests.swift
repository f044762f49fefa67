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

  @Test("A condition is false because of the members that it depends on, down to stored values")
  func reasons() throws {
    let text = """
      service Api { func load() async throws -> String }
      viewmodel Form {
          use api: Api
          edit note = "" {
              require !note.isEmpty else "Enter a note"
          }
          edit agrees = false
          state count = 3
          let isFree = count == 0
          let isReady = isValid && (agrees || isFree)
          command save when isReady { count += 1 }
          command load { note = try await api.load() }
          example "invalid" { expect save.canRun }
          example "not agreed" {
              when note.text = "a"
              expect save.canRun
          }
          example "not equal" { when note.text = "a"; when agrees = true; expect !isReady }
          example "running" { given api.load held; when load(); expect load.canRun }
          example "a value" { expect count == 2 }
      }
      """
    let (schemas, _) = try checked(text)
    let reasons = schemas.exampleCases.map { example -> String? in
      guard case .failed(let failures) = example.result(in: schemas).outcome else { return "passed" }
      return failures.first?.explanation
    }
    #expect(
      reasons == [
        "`save.canRun` is false because `isReady` is false because `isValid` is false because `note` is not valid: "
          + "Enter a note",
        "`save.canRun` is false because `isReady` is false because `agrees` is false and `isFree` is false because "
          + "`count` is 3",
        "`isReady` is true because `isValid` is true and `agrees` is true",
        "`load.canRun` is false because `load` is running", nil,
      ])
  }

  @Test("A reason names the branch that was evaluated, and the parts of models that it reads")
  func reasonsOfBranches() throws {
    let text = """
      model Cart { var items: [Int] = []; var coupon: String? = nil }
      viewmodel Form {
          input cart: Cart = Cart()
          input limit: Int?
          edit agrees = false
          edit age: Int? = nil as text { require 18...99 else "Too young" }
          state isLocked = false
          let hasItems = !cart.items.isEmpty && agrees
          display isReady = if isLocked { false } else { hasItems || cart.coupon != nil }
          display isFree = agrees ? hasItems : isLocked
          display isBelow = if let limit { cart.items.count < limit } else { false }
          command lock { isLocked = true }
          example "the second branch" { given limit = nil; expect isReady }
          example "a constant branch" { given limit = nil; when lock(); expect isReady }
          example "a condition" { given limit = nil; when agrees = true; expect isFree }
          example "an optional" { given limit = nil; expect isBelow }
          example "a bound name" { given limit = 0; expect isBelow }
          example "an edit" { given limit = nil; when age.text = "7"; expect age.isValid }
      }
      """
    #expect(
      try explanations(text) == [
        "`isReady` is false because `hasItems` is false because `cart.items` is [] and `cart.coupon` is nil",
        "`isReady` is false because `isLocked` is true",
        "`isFree` is false because `hasItems` is false because `cart.items` is []",
        "`isBelow` is false because `limit` is nil", "`isBelow` is false because `cart.items` is []",
        "`age` is not valid: Too young",
      ])
  }

  @Test("An expectation about an entry that waits is explained")
  func waitingEntries() throws {
    let text = """
      viewmodel Search {
          input query: String = ""
          edit text = $query { debounce 0.3s }
          display shown = text
          example "the value" { when text.text = "tea"; expect shown == "tea" }
          example "the model" { when text.text = "tea"; expect query == "tea" }
          example "the text" { when text.text = "tea"; expect text.text == "te" }
          example "written" { when text.text = "tea"; when clock += 0.3s; expect query == "te" }
      }
      """
    let waits = "the entry of `text` waits: add `when clock += 0.3s`, or read `text.text`"
    #expect(try explanations(text) == [waits, waits, nil, nil])
  }

  @Test("A call without effect is noted until its command is called with one, also in rows")
  func idleCalls() throws {
    let text = """
      service Api { func load(_ page: Int) async -> Int }
      viewmodel Row {
          input id: Int
          use api: Api
          state page = 0
          command read(until: Int) { page = await api.load(until) }
      }
      viewmodel Reader {
          use api: Api
          state page = 0
          list rows of Row(id: $0) in [1, 2]
          command read(until: Int) { page = await api.load(until) }
          command close { page = 0 }
          example "own" { given api.load held; when read(until: 1); when read(until: 2); when close(); expect page == 2 }
          example "row" { given api.load held; when rows[0].read(until: 1); when rows[0].read(until: 2); expect page == 2 }
          example "called" { given api.load returns 1; when read(until: 2); expect page == 2 }
      }
      """
    let (schemas, _) = try checked(text)
    let notes = schemas.exampleCases.map { example -> String? in
      guard case .failed(let failures) = example.result(in: schemas).outcome else { return "passed" }
      return failures.first?.idleStep?.value
    }
    let note = "this call had no effect, because `read` was running"
    #expect(notes == [note, note, nil])
  }

  /// Returns the explanations of the first failures of the examples of a schema.
  private func explanations(_ text: String) throws -> [String?] {
    let (schemas, _) = try checked(text)
    return schemas.exampleCases.map { example in
      guard case .failed(let failures) = example.result(in: schemas).outcome else { return "passed" }
      return failures.first?.explanation
    }
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
          command load { value = try await archive.load() }
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
