import DocumentationPages
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerReferenceTests {
  @Test func theCodeBlocksOfTheReferenceFormTwoModulesWithoutErrors() throws {
    let blocks = try LanguageReference.blocks().map(\.text)
    // The error policy applies to its whole module, so the block with it is a module of its own.
    let module = blocks.filter { !$0.contains("\nerrors {\n") }.joined()
    let withPolicy = blocks.filter { $0.contains("\nerrors {\n") }.joined()
    #expect(module.contains("viewmodel LoginViewModel"))
    #expect(rendered(module) == "")
    #expect(withPolicy.contains("errors {"))
    #expect(rendered(withPolicy) == "")
  }
}
