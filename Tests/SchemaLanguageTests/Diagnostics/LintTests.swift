import Testing

@testable import VmgenProjectGeneration
@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests the rules of `vmgen lint`.
@Suite struct LintTests {
  private func codes(_ text: String, disabled: Set<String> = []) throws -> [String] {
    try diagnostics(text, disabled: disabled).map(\.kind.code)
  }

  private func diagnostics(_ text: String, disabled: Set<String> = []) throws -> [Diagnostic] {
    let source = SourceFile(id: SourceFile.ID(0), path: "T.vmodel", relativePath: "T.vmodel", bytes: Array(text.utf8))
    let symbols = SymbolRecorder()
    let result = checkSchemas([parseSchema(source).syntax], sources: [source], syntaxErrors: [], symbols: symbols)
    _ = try #require(result.schemas, "\(result.diagnostics.map(\.kind.message))")
    return LintRule.diagnostics(result, symbols, disabled: disabled) { source.text(at: $0) }
  }

  @Test func eachRuleHasACodeThatAConfigurationCanDisable() {
    #expect(LintRule.all.map(\.code) == LintCode.allCases.map(\.rawValue))
  }

  @Test(arguments: LintRule.all.map(\.explanation))
  func theIncorrectExampleCausesOnlyItsOwnFinding(explanation: DiagnosticExplanation) throws {
    #expect(try codes(explanation.bad) == [explanation.kind.code])
    #expect(try codes(explanation.bad, disabled: [explanation.kind.code]) == [])
  }

  @Test(arguments: LintRule.all.map(\.explanation))
  func theCorrectExampleCausesNone(explanation: DiagnosticExplanation) throws {
    #expect(try codes(explanation.good) == [])
  }

  @Test func namesThatUnwrapAMemberHideNone() throws {
    let schema = """
      viewmodel V {
        input title: String?
        display first = if let title { title } else { "" }
        display second = if let title = title { title } else { "" }
        state count = 0
        command add { guard let title else { return }; count += title.count }
        display score(_ score: Int) = score + count
      }
      """
    #expect(try codes(schema) == [])
  }

  @Test func aRepeatedFormulaIsReplacedByTheNameOfItsValue() throws {
    let schema = """
      viewmodel V {
        input names: [String]
        display title = names.filter { !$0.isEmpty }.joined(separator: ", ")
        display other = names.filter { !$0.isEmpty }.joined(separator: ", ")
        display third = names.map { $0 + names.filter { !$0.isEmpty }.joined(separator: "-") }.count
      }
      """
    let found = try diagnostics(schema)
    #expect(found.map(\.fixIt?.replacement) == ["title"])
  }

  @Test func assertionsAreVerbsAuxiliariesAndParticiples() throws {
    let schema = """
      viewmodel V {
        input flag: Bool
        display isOn = flag
        display showsMore = flag
        display canSave = flag
        display enabled = flag
        display visible = flag
        display button = flag
        edit newsletter: Bool = false
      }
      """
    #expect(try diagnostics(schema).map(\.kind.message) == ["the name of the `Bool` `button` is no assertion"])
  }

  @Test func aValueThatTheViewModelWritesCanBeExpected() throws {
    let schema = """
      model Person { var name: String }
      viewmodel V {
        input person: Person
        edit name = $person.name
        example "writes" {
          given person = Person(name: "Ada")
          when name.text = "Bob"
          expect person.name == "Bob"
        }
      }
      """
    #expect(try codes(schema) == [])
  }
}
