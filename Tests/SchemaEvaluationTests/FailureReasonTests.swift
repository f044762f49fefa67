import Testing
import VmgenSchemaSemantics

@testable import VmgenSchemaEvaluation

@Suite("Why an expectation does not hold")
struct FailureReasonTests {
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
    #expect(
      try explanations(text) == [
        "`save.canRun` is false because `isReady` is false because `isValid` is false because `note` is not valid: "
          + "Enter a note",
        "`save.canRun` is false because `isReady` is false because `agrees` is false and `isFree` is false because "
          + "`count` is 3",
        "`isReady` is true because `isValid` is true and `agrees` is true",
        "`load.canRun` is false because `load` is running", nil,
      ])
  }

  @Test("A formula that keeps the result of a query names the step that renews it")
  func reasonsOfKeptQueries() throws {
    let text = """
      service Cart { func total() -> Int }
      fake MemoryCart: Cart {
          state prices: [Int] = []
          func total() -> Int { prices.reduce(0) { $0 + $1 } }
      }
      viewmodel CartTotal {
          use cart: Cart
          let total = cart.total()
          display isEmpty = total == 0
          example "kept" {
              given cart = MemoryCart()
              expect isEmpty
              when cart.prices = [3]
              expect !isEmpty
          }
          example "the same" { given cart = MemoryCart(); expect !isEmpty }
      }
      """
    #expect(
      try explanations(text) == [
        "`total` keeps the result of `cart.total`: add the step `invalidate cart`",
        "`isEmpty` is true because `total` is 0",
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

  @Test("An expectation about a value whose text is refused is explained")
  func refusedTexts() throws {
    let text = """
      viewmodel Compose {
          edit post: String = "" { require post.count <= 5 else "Too long" }
          state sent = ""
          display remaining = 5 - post.count
          command send { sent = post }
          example "the value" { when post = "hello world"; expect post == "hello world" }
          example "a display" { when post = "hello world"; expect remaining == -6 }
          example "a state" { when post = "hello world"; when send(); expect sent == "hello world" }
          example "the text" { when post = "hello world"; expect post.text == "hello" }
          example "valid" { when post = "hello"; expect post == "hell" }
      }
      """
    let refused = "the text of `post` is not valid, so its value is the last one that was: read `post.text`"
    #expect(try explanations(text).prefix(2) == [refused, refused])
    #expect(try explanations(text).count { $0 == refused } == 2)
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
}
