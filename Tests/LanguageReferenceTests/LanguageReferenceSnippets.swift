import DocumentationPages
import Testing

/// Every block of the language reference is a schema of this target: it is checked, generated, compiled and run.
@Suite struct LanguageReferenceSnippets {
  @Test func `the schemas are the blocks of the reference`() throws {
    let page = try DocumentationPage(at: "Sources/SchemaLanguage/SchemaLanguage.docc/LanguageReference.md")
    #expect(page.blocks.count > 8)
    let files = page.blocks.map { ("\($0.name).vmodel", $0.text) }
    for complaint in try Recording.update(
      Dictionary(uniqueKeysWithValues: files), in: "Tests/LanguageReferenceTests/Schemas")
    {
      Issue.record("\(complaint)")
    }
  }
}
