import Testing
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests which libraries of the runtime a generated file imports, and which part of its schema needs them.
@Suite struct LibraryNeedTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var schema: String
    var libraries: [String]
    /// The first line of the part of the schema that needs the last library; nil if no view model and no router does.
    var part: String?

    var testDescription: String { schema }
  }

  private static let cases = [
    Case(schema: "model Person {\n let name: String\n}\n", libraries: []),
    Case(schema: "func twice(_ a: Int) -> Int = a + a\n", libraries: ["ViewModelCore"]),
    Case(schema: "enum Role {\n case editor \"Editor\"\n}\n", libraries: ["ViewModelCore"]),
    Case(
      schema: "error Failure {\n case lost \"Lost\"\n}\n", libraries: ["ViewModelCore"]),
    Case(
      schema: "viewmodel Row {\n input name: String\n display title = name.uppercased()\n}\n",
      libraries: ["ViewModelCore"], part: "viewmodel Row {"),
    Case(
      schema: "viewmodel Row {\n input count: Int\n display a = count + 1\n display b = count.formatted()\n}\n",
      libraries: ["ViewModelCore", "ViewModelFormatting"], part: "count.formatted()"),
    Case(
      schema: "viewmodel Row {\n input prices: [Decimal]\n display total = prices.sum()\n}\n",
      libraries: ["ViewModelCore", "ViewModelFormatting"], part: "prices.sum()"),
    Case(
      schema: "viewmodel Row {\n input count: Int\n display text = count.formatted()\n state isOpen = false\n}\n",
      libraries: ["ViewModelRuntime"], part: "state isOpen = false"),
    Case(
      schema: "viewmodel Row {\n input count: Int\n}\n"
        + "viewmodel Home {\n use navigator: Navigator\n command open { navigator.push(Row(count: 1)) }\n}\n",
      libraries: ["ViewModelRuntime"], part: "viewmodel Row {"),
  ]

  @Test(arguments: [("Store", []), ("Navigator", ["ViewModelRuntime"])])
  func aServiceContainerNeedsTheRuntimeForItsNavigator(service: String, libraries: [String]) throws {
    let schema = "service Store {\n func load() -> Int\n}\nservices Live { \(service) }\n"
    #expect(try libraries == Self.libraries(of: schema))
  }

  /// Returns the libraries of the runtime that the file of a schema imports.
  private static func libraries(of schema: String) throws -> [String] {
    let text = try Generation.text(schema, GenerationOptions(layers: [.model, .viewModel]))
    return text.matches(of: #/import (ViewModel\w+)/#).map { String($0.1) }
  }

  @Test(arguments: cases)
  func aFileImportsTheSmallestLibraries(_ example: Case) throws {
    #expect(try Self.libraries(of: example.schema) == example.libraries)
    guard let library = example.libraries.last else { return }
    let schema = try #require(try Generation.check(Generation.sources([("S.vmodel", example.schema)])).schemas.first)
    let source = Generation.sources([("S.vmodel", example.schema)])[0]
    let part = schema.firstNeed(of: library).map { source.text(at: $0).split(separator: "\n")[0] }
    #expect(part.map(String.init) == example.part)
  }
}
