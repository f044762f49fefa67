import Snapshots
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// The failures of generated tests, for each form of an expectation.
@Suite(.tags(.compiles)) struct ExpectationFailureTests {
  @Test func `a failure shows the values on which its expectation depends`() throws {
    let options = GenerationOptions(layers: [.model, .viewModel, .tests])
    let files = try Generation.files([("Forms.vmodel", Self.schema)], options)
    var texts = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, Self.withoutTesting(String(decoding: $0.bytes, as: UTF8.self))) })
    texts["main.swift"] = """
      import ViewModelRuntime

      @MainActor func run() async {
        for example in FormViewModelSchemaTests.examples {
          for failure in await example.run() { print("\\(failure.fileID):\\(failure.line): \\(failure)") }
        }
        for example in LoaderViewModelSchemaTests.examples {
          for failure in await example.run() { print("\\(failure.fileID):\\(failure.line): \\(failure)") }
        }
      }
      await run()
      """
    try expectSnapshot(Compilation.run(texts), "expectation-failures")
  }

  /// Returns generated tests as code that a program without a test library can contain.
  private static func withoutTesting(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !["import Testing", "@Suite", "  @Test"].contains { line.hasPrefix($0) }
    }
    return lines.joined(separator: "\n").replacing(", sourceLocation: place", with: "")
      .replacing("Issue.record", with: "print").replacing("let place = SourceLocation", with: "_ = ")
  }

  private static let schema = #"""
    model User {
      let name: String
    }
    model Item: Identifiable {
      let id: Int
    }
    enum Phase {
      case loading
      case failed(code: Int)
    }
    service Api {
      func load(id: Int) async throws -> String
    }
    viewmodel RowViewModel {
      input item: Item
      display text = "\(item.id)"
    }
    viewmodel FormViewModel {
      input title: String = "B"
      input count: Int = 2
      input price: Decimal = 4.5
      input tags: [String] = ["a"]
      input user: User? = nil
      input phase: Phase = .failed(code: 3)
      input items: [Item] = []
      edit note = "" {
        require !note.isEmpty else "Enter a note"
      }
      let isReady = isValid && amount > 3
      command save when isReady && showsCheckmark {
        note = ""
      }
      list rows of RowViewModel(item: $0) in items
      display heading = title
      display name = "N"
      display showsCheckmark = count > 1
      display isEmpty = tags.isEmpty
      display userName = user?.name
      display current = phase
      display tagTexts = tags
      display total = price
      display amount = count
      display person = user

      example "every form" {
        given items = [Item(id: 7)]
        expect heading == "A"
        expect heading != "B"
        expect "A" == heading
        expect heading == name
        expect amount < 2
        expect amount >= 3 && !showsCheckmark
        expect showsCheckmark == false
        expect !showsCheckmark
        expect isEmpty
        expect tagTexts.contains("x")
        expect heading.isEmpty
        expect userName != nil
        expect person?.name == "Ada"
        expect person == User(name: "Ada")
        expect heading == "A" || amount == 1
        expect current == .loading
        expect rows.map { $0.text } == ["1"]
        expect rows.isEmpty
        expect rows.count == 2
        expect rows[0]?.text == "1"
        expect rows.allSatisfy { $0.text == "1" }
        expect total == 4.50 + 1
        expect (amount > 3 ? true : false)
        expect items == []
        expect save.canRun
      }
    }
    viewmodel LoaderViewModel {
      use api: Api
      use navigator: Navigator
      state text = ""
      display shown = text
      command load {
        text = try await api.load(id: 1)
        navigator.pop()
      }

      example "calls and moves" {
        given api.load returns "Ada"
        when load()
        expect api.load.calls == 2
        expect api.load.last.id == 2
        expect load.isRunning
        expect load.error != nil
        expect navigator == []
      }
    }
    """#
}
