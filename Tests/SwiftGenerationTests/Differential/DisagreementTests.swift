import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// The defects that the differential test has found in the checker and the generator, each as the smallest schema.
@Suite(.tags(.compiles)) struct DisagreementTests {
  @Test("Errors of any type cannot be compared with each other")
  func errorsOfAnyType() {
    let schema = """
      service Store { func load() async throws -> Int }
      viewmodel Shelf {
        use store: Store
        state count = 0
        command load { count = try await store.load() }
        display isSame = load.error == load.error
        display hasFailed = load.error != nil
      }
      """
    #expect(Generation.codes(of: schema).count == 1)
    #expect(Generation.codes(of: schema.replacing("display isSame = load.error == load.error", with: "")) == [])
  }

  @Test("An intermediate value states its type where an example compares it")
  func intermediateValues() throws {
    let schema = """
      enum Level { case low, high }
      viewmodel Gauge {
        input isOn: Bool
        let level: Level = (isOn ? .low : .high)
        display text = "\\(isOn ? level == .low : false)"
        example "compares" {
          given isOn = true
          expect level == level
        }
      }
      """
    let tests = try Generation.files([("Gauge.vmodel", schema)], GenerationOptions(layers: [.viewModel, .tests]))
    let text = tests.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("(viewModel.isOn ? Level.low : "))
  }

  @Test("The evaluator and compiled code agree", arguments: Agreement.all)
  func agrees(_ agreement: Agreement) throws {
    let module = try TracedModule([("Module.vmodel", agreement.schema)])
    #expect(try module.disagreements().map(\.description) == [])
  }
}

/// A schema on which the evaluator and compiled code disagreed, or with forms that random schemas do not contain. They trace the expectations of the example `observation`
/// after each step of the others.
struct Agreement: CustomTestStringConvertible {
  let testDescription: String
  let schema: String

  static let all = [
    Agreement(
      testDescription: "a switch over several values, and statements in closures",
      schema: """
        enum Slot { case open, booked(by: String), closed }
        model Entry: Identifiable {
          let id: Int
          var count = 0
        }
        viewmodel Slots {
          input slot: Slot
          input limit: Int?
          state entries: [Entry] = [.init(id: 1)]
          display text: String = switch (slot, limit) {
            case (.booked(let name), nil): name
            case (.booked(let name), let count): name + ", \\(count ?? 0)"
            case (.open, 3), (.closed, nil): "few"
            case (_, let count): (count ?? -1).formatted()
          }
          display marks = entries.compactMap { entry in
            guard entry.id > 1 else { return nil }
            let sum = entry.count + (limit ?? 0)
            if sum > 3 { return "many" }
            return "\\(sum)"
          }
          command add { entries.append(.init(id: entries.count + 1, count: entries.count)) }
          command close {
            switch (slot, entries.isEmpty) {
              case (.booked(let name), false): slot = .booked(by: name + "!")
              case (.open, _): slot = .closed
              default: entries = []
            }
          }
          example "steps" {
            given slot = .booked(by: "a")
            given limit = nil
            when add()
            when limit = 3
            when close()
            when slot = .open
            when add()
            when close()
            when limit = nil
            when close()
            expect marks == marks
          }
          example "observation" {
            given slot = .open
            given limit = nil
            expect text == text
            expect marks == marks
            expect slot == slot
          }
        }
        """),
    Agreement(
      testDescription: "NaN among the values that `max` and `min` compare",
      schema: """
        viewmodel Numbers {
          input x: Double
          display values = [
            max(sqrt(x), 2), max(2, sqrt(x)), max(sqrt(x), 2, 1), max(1, sqrt(x), 2), max(1, 2, 3, sqrt(x)), max(0.0, -0.0),
            min(sqrt(x), 2), min(2, sqrt(x)), min(sqrt(x), 2, 1), min(1, sqrt(x), 2), min(1, 2, 3, sqrt(x)),
          ].map { $0.formatted() }
          example "not a number" {
            given x = 4
            when x = -1
          }
          example "observation" {
            given x = 4
            expect values == values
          }
        }
        """),
    Agreement(
      testDescription: "the order of keys that are models or enums with values",
      schema: """
        enum Shade { case light, mixed(Int, share: Double), tinted(code: Int), plain(Int) }
        model Item {
          var name: String = ""
          var note: String? = nil
          var weight: Double = 1
          var shade: Shade = .light
          var counts: [String: Int] = [:]
          var due: Day? = nil
        }
        viewmodel Prices {
          input item: Item
          display values = [
            item: 1, Item(name: "b", note: "c"): 2, Item(name: "b"): 3, Item(name: "b", weight: -1.5): 4,
            Item(name: "b", counts: ["y": 1, "x": 2]): 5, Item(name: "b", counts: ["x": 1, "y": 2]): 6,
            Item(name: "b", shade: .mixed(1, share: 2)): 7, Item(name: "b", due: day("2026-02-28")): 8,
          ].values
          display shades = [
            Shade.tinted(code: 2): 1, Shade.mixed(2, share: 0.5): 2, Shade.mixed(2, share: -0.5): 3, Shade.light: 4,
            Shade.plain(7): 5, Shade.plain(1): 6,
          ].values
          example "sorts" {
            given item = Item(name: "a")
            when item = Item(name: "b", note: "a")
          }
          example "observation" {
            given item = Item(name: "a")
            expect values == values
            expect shades == shades
          }
        }
        """),
    Agreement(
      testDescription: "the first value of a reaction to changes of an optional value",
      schema: """
        service Clinic { func opening() -> Date? }
        viewmodel Desk {
          use clinic: Clinic
          input note: String?
          let room: Int?
          state changes = 0
          on change of note { changes += 1 }
          on change of room { changes += 10 }
          on change of clinic.opening() { changes += 100 }
          example "all values" {
            given note = "a"
            given room = 1
            given clinic.opening returns date("2026-05-01")
            when note = nil
            when note = "b"
          }
          example "no value" {
            given note = nil
            given room = nil
            given clinic.opening returns nil
            when note = "a"
          }
          example "observation" {
            given note = nil
            given room = nil
            given clinic.opening returns nil
            expect changes == changes
          }
        }
        """),
    Agreement(
      testDescription: "a command that a step starts before a request runs first",
      schema: """
        service Post { func send(_ text: String) async -> Int }
        viewmodel Outbox {
          use post: Post
          state log: [String] = []
          private command add(_ text: String) parallel {
            log.append(text)
            wait 1s
          }
          command send {
            add("waiting")
            let number = await post.send("a")
            log.append("sent \\(number)")
          }
          command sendTwo {
            async let first = post.send("a")
            add("waiting")
            let second = await post.send("b")
            log.append("second \\(second)")
            let number = await first
            log.append("first \\(number)")
          }
          example "one request" {
            given post.send returns 1
            when send()
          }
          example "two requests" {
            given post.send returns 1 then 2
            when sendTwo()
          }
          example "observation" { expect log == log }
        }
        """),
    Agreement(
      testDescription: "the message of an error without labels, and the progress of a command that does not suspend",
      schema: """
        error CopyError { case tooLarge(size: Int) }
        viewmodel Copier {
          input size: Int
          command copy {
            progress 2 of 7
            if size > 1 { throw CopyError.tooLarge(size: size) }
          }
          example "fails" {
            given size = 2
            when copy()
          }
          example "copies" {
            given size = 1
            when copy()
          }
          example "observation" {
            given size = 1
            expect copy.errorText == copy.errorText
            expect copy.progress == copy.progress
          }
        }
        """),
    Agreement(
      testDescription: "a module without examples",
      schema: """
        viewmodel Empty {
          input x: Int
          display y = x
        }
        """),
  ]
}
