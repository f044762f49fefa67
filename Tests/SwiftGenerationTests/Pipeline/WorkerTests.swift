import Testing
import VmgenSchemaSyntax

@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// Tests that the number of threads changes neither the diagnostics, nor their order, nor the generated files.
@Suite struct WorkerTests {
  /// Returns the diagnostics and the generated files as text.
  private func outcome(_ sources: [SourceFile], workers: Int) throws -> [String] {
    let parsed = Cores.map(sources.count, workers: workers) { $0.map { parseSchema(sources[$0]) } }
    let checked = checkSchemas(
      parsed.map(\.syntax), sources: sources, syntaxErrors: parsed.flatMap(\.diagnostics), workers: workers)
    let found = (parsed.flatMap(\.diagnostics) + checked.diagnostics).map { "\($0.kind.code) \($0.message) \($0)" }
    guard let schemas = checked.schemas else { return found }
    let generation = try SchemaGeneration(schemas, sources: sources, options: GenerationOptions())
    let files = Cores.map(generation.schemaCount, workers: workers) { generation.files(ofSchemasAt: $0) }
    return try found + files.flatMap { try $0.get() }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the files of several random modules.
  private func sources(_ seeds: Range<Int>) -> [(path: String, text: String)] {
    seeds.flatMap { seed in
      RandomModule(seed: seed).sources.map { ("\(seed)/\($0.path)", $0.text) }
    }
  }

  @Test(arguments: 1...4)
  func aRandomModuleIsTheSame(seed: Int) throws {
    let sources = Generation.sources(RandomModule(seed: seed).sources)
    let expected = try outcome(sources, workers: 1)
    #expect(try outcome(sources, workers: 3) == expected)
  }

  @Test(arguments: 1...4)
  func aRandomModuleWithoutSomeOfItsLinesHasTheSameErrors(seed: Int) throws {
    var random = RandomSwift(seed: UInt64(seed))
    let texts = RandomModule(seed: seed).sources.map { source in
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      return (source.path, lines.filter { _ in random.number(25) > 0 }.joined(separator: "\n"))
    }
    let expected = try outcome(Generation.sources(texts), workers: 1)
    #expect(try outcome(Generation.sources(texts), workers: 3) == expected)
  }

  /// The declarations of the modules have equal names, which is reported in all files.
  @Test func severalRandomModulesTogetherHaveTheSameErrors() throws {
    let sources = Generation.sources(sources(20..<24))
    let expected = try outcome(sources, workers: 1)
    #expect(expected.count > 100)
    for workers in [2, 5] {
      let difference = try outcome(sources, workers: workers).difference(from: expected)
      #expect(difference.isEmpty, "\(difference.map { "\($0)" }.joined(separator: "\n"))")
    }
  }

  @Test func anInterfaceIsResolvedAfterThoseThatItReads() {
    let texts = [
      "viewmodel A {\n  child b = B()\n  display text = b.text\n}",
      "viewmodel B {\n  child c = C()\n  display text = c.text\n}",
      "viewmodel C {\n  display text = \"c\"\n}",
      "viewmodel D {\n  display text = \"d\"\n}",
    ]
    let sources = Generation.sources(texts.enumerated().map { ("F\($0).vmodel", $1) })
    let viewModels = sources.flatMap { parseSchema($0).syntax.declarations }.compactMap { declaration in
      if case .viewModel(let syntax) = declaration { syntax } else { nil }
    }
    #expect(InterfaceOrder(of: viewModels).levels == [[2, 3], [1], [0]])
  }
}
