import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that observers in another module, which use key paths, are notified only of properties that changed.
@Suite(.tags(.compiles)) struct ModuleKeyPathTests {
  @Test(arguments: ["public", "package", "internal"])
  func observersInAnotherModuleAreNotifiedOnlyOfChanges(access: String) throws {
    let level = try #require(AccessLevel(rawValue: access))
    let cards = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .viewModel], access: level))
    let cardsModule = Compilation.Module(name: "Cards", files: ["Cards.swift": cards])
    let found = try Compilation.run(
      ["main.swift": (access == "internal" ? "@testable " : "") + Self.program], using: cardsModule)
    #expect(found == "")
  }

  private static let schema = """
    model Card { var name: String = "" }
    viewmodel CardViewModel {
      input card: Card = Card()
      input count: Int = 0
      state taps: Int = 0
      edit title: String = ""
      edit name = $card.name
      display text = "\\(count) \\(title)"
      display tapText = "\\(taps)"
      command tap { taps += 1 }
    }
    """

  private static let program = #"""
    import Cards
    import ViewModelRuntime

    @MainActor final class NotificationLog {
      var names: [String] = []
      var tokens: [BindingToken] = []

      init(_ viewModel: CardViewModel) {
        add("card", viewModel, \.card)
        add("count", viewModel, \.count)
        add("context", viewModel, \.context)
        add("taps", viewModel, \.taps)
        add("title", viewModel, \.title)
        add("name", viewModel, \.name)
        add("text", viewModel, \.text)
        add("tapText", viewModel, \.tapText)
        add("tap", viewModel, \.tap)
        add("isValid", viewModel, \.isValid)
        names = []
      }

      func add<Value>(_ name: String, _ viewModel: CardViewModel, _ keyPath: KeyPath<CardViewModel, Value>) {
        tokens.append(viewModel.observe(keyPath) { [unowned self] _ in names.append(name) })
      }

      func expect(_ expected: [String], _ change: () -> Void) {
        names = []
        change()
        if names.sorted() != expected { print("notified of \(names.sorted()), not \(expected)") }
      }
    }

    @MainActor func main() {
      let viewModel = CardViewModel()
      let log = NotificationLog(viewModel)
      log.expect(["count", "text"]) { viewModel.count = 1 }
      log.expect(["text", "title"]) { viewModel.title.text = "x" }
      log.expect(["card", "name"]) { viewModel.card.name = "y" }
      log.expect(["tapText", "taps"]) { viewModel.tap() }
      log.expect([]) { viewModel.card.name = "y" }
    }

    main()
    """#
}
