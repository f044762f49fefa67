import Testing
import VmgenSchemaSyntax

@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// Tests that the work of generation and its output grow in proportion to the schemas, by counting. The benchmark in
/// Tests/Benchmarks/Scale measures the time.
@Suite struct GenerationWorkTests {
  private static let layers = GenerationOptions(layers: Set(Layer.allCases))

  private func screen(_ index: Int, pushing target: Int) -> String {
    """
    viewmodel Screen\(index)ViewModel {
      use navigator: Navigator
      use store: Store
      input number: Int
      display text = store.value(of: number).formatted()
      command next { navigator.push(Screen\(target)ViewModel(number: number)) }
      example "the next screen" {
        given number = 1
        when next()
        expect navigator == [push Screen\(target)ViewModel]
      }
    }
    """
  }

  private let store = "service Store {\n  func value(of id: Int) -> Int\n}\n"

  /// Projects with parts of one kind.
  private enum Kind: CaseIterable, Sendable {
    case files, ring, chainOfChildren, displays, commands, requests, catches, examples, samples, chainOfModels

    func sources(_ count: Int, _ tests: GenerationWorkTests) -> [(path: String, text: String)] {
      func one(_ head: String, _ part: (Int) -> String, _ tail: String = "}\n") -> [(path: String, text: String)] {
        [("App.vmodel", head + (0..<count).map(part).joined(separator: "\n") + "\n" + tail)]
      }
      switch self {
      case .files:
        return (0..<count).map { ("Screen\($0).vmodel", tests.screen($0, pushing: $0)) } + [
          ("Store.vmodel", tests.store)
        ]
      case .ring: return one(tests.store, { tests.screen($0, pushing: ($0 + 1) % count) }, "")
      case .chainOfChildren:
        return one(
          tests.store,
          {
            let child = $0 + 1 < count ? "child next = P\($0 + 1)(n: n)" : "use store: Store"
            return "viewmodel P\($0) {\n  input n: Int\n  \(child)\n  display text = n.formatted()\n}"
          }, "")
      case .displays: return one("viewmodel V {\n  input n: Int\n", { "  display text\($0) = n + \($0)" })
      case .commands: return one("viewmodel V {\n  state n = 0\n", { "  command run\($0) { n = \($0) }" })
      case .requests:
        return one(
          "service S {\n  func load() async throws -> Int\n}\nviewmodel V {\n  use s: S\n  state n = 0\n  command run {\n",
          { _ in "    n = try await s.load()" }, "  }\n}\n")
      case .catches:
        let cases = (0..<count).map { "  case e\($0)\n" }.joined()
        return one(
          "error E {\n\(cases)}\nservice S {\n  func load() async throws(E)\n}\nviewmodel V {\n  use s: S\n"
            + "  state n = 0\n  command run {\n    try await s.load()\n  }",
          { "catch .e\($0) {\n    n = \($0)\n  }" })
      case .examples:
        return one(
          "viewmodel V {\n  input n: Int\n  display text = n\n",
          { "  example \"number \($0)\" {\n    given n = \($0)\n    expect text == \($0)\n  }" })
      case .samples:
        return one("model M {\n  let n: Int\n}\n", { "sample m\($0): M = M(n: \($0))" }, "")
      case .chainOfModels:
        return one(
          "", { "model M\($0) {\n  var a: M\($0 + 1)?\n  var b: [M\($0 + 1)] = []\n}" },
          "model M\(count) {\n  let n: Int\n}\nviewmodel V {\n  input m: M0\n  display isLast = m.a == nil\n}\n")
      }
    }
  }

  @Test(arguments: Kind.allCases)
  private func theOutputGrowsInProportionToTheParts(kind: Kind) throws {
    func size(_ count: Int) throws -> Int {
      let sources = Generation.sources(kind.sources(count, self))
      return try generate(try Generation.check(sources), sources: sources, options: Self.layers)
        .map(\.bytes.count).reduce(0, +)
    }
    // Four times as many parts, with numbers of one more digit, in a file with a header.
    #expect(try size(160) <= 5 * size(40))
  }

  @Test func valuesThatDependOnAllSchemasAreComputedOnce() throws {
    let sources = Generation.sources(Kind.files.sources(50, self))
    let schemas = try Generation.check(sources)
    let environment = LoweringEnvironment(schemas, sources: sources)
    for schema in schemas.schemas {
      let context = FileContext(environment, Self.layers, .tests)
      _ = context.doubledServices(in: schema)
    }
    #expect(environment.tables.searchedSchemaCount == schemas.schemas.count)
  }

  @Test(arguments: [Kind.ring, .chainOfChildren, .files])
  private func theServicesOfScreensFollowEachCreationOnce(kind: Kind) {
    let sources = Generation.sources(kind.sources(100, self))
    let parsed = sources.map { parseSchema($0) }
    let checker = SchemaChecker(parsed.map(\.syntax), sources)
    _ = checker.run(after: [])
    #expect(checker.declarations.tables.serviceUses.followedCount <= 100)
  }

  @Test func aNewNameIsFoundWithoutTryingTheEarlierOnesAgain() {
    var made = MadeNames()
    var tried = 0
    for number in 1...500 {
      let name = made.make("part") { _ in
        tried += 1
        return false
      }
      #expect(name == (number == 1 ? "part" : "part\(number)"))
    }
    #expect(tried == 500)
    #expect(made.make("part") { $0 == "part501" } == "part502")
  }
}
