import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests the names and contents of the generated files, and that they depend only on the schemas and options.
@Suite struct GenerateTests {
  private let card = """
    /// A person.
    model Person {
      let name: String
    }

    viewmodel Card {
      input person: Person
      display title = person.name
    }
    """

  @Test func aSchemaProducesOneFileAndOneTestFile() throws {
    let options = GenerationOptions(layers: Set(Layer.allCases), testModule: "App")
    let files = try Generation.files([("A/Row.vmodel", card)], options)
    #expect(files.map(\.path) == ["A_Row.vmodel.swift", "App_A_Row.vmodel.tests.swift"])
    #expect(files.map(\.schemaPath) == ["A/Row.vmodel", "A/Row.vmodel"])
    #expect(files.allSatisfy { Provenance.schemaPath(in: $0.bytes) == "A/Row.vmodel" })
  }

  @Test func anOmittedLayerIsNotInTheFile() throws {
    let model = try Generation.text(card)
    #expect(model.contains("struct Person") && !model.contains("class Card"))
    let viewModel = try Generation.text(card, GenerationOptions(layers: [.viewModel]))
    #expect(!viewModel.contains("struct Person") && viewModel.contains("class Card"))
  }

  @Test func aModelNeedsNoImports() throws {
    #expect(try !Generation.text(card).contains("import"))
  }

  @Test func onlyModulesOfTheInterfaceAreImportedPublicly() throws {
    let schema = """
      model Bare {
        let name: String
      }

      func sum(_ a: Int) -> Int = a + 1
      """
    let dated = "\nmodel Dated {\n  let date: Date\n}\n"
    let bare = try Generation.text(schema, GenerationOptions(layers: [.model], access: .public))
    #expect(bare.contains("\n@_spi(Generated) import ViewModelCore\n") && !bare.contains("Foundation"))
    let shown = try Generation.text(schema + dated, GenerationOptions(layers: [.model], access: .public))
    #expect(shown.contains("\npublic import Foundation\n@_spi(Generated) import ViewModelCore\n"))
    let package = try Generation.text(dated, GenerationOptions(layers: [.model], access: .package))
    #expect(package.contains("\n  package import Foundation\n"))
  }

  @Test func theFilesOfASchemaDoNotDependOnTheOtherFilesOfACall() throws {
    let sources = Generation.sources(
      (1...5).map { ("S\($0).vmodel", "model M\($0) {\n  let id: Int\n}\nviewmodel V\($0) {\n  input m: M\($0)\n}") })
    let options = GenerationOptions(layers: Set(Layer.allCases))
    let generation = try SchemaGeneration(Generation.check(sources), sources: sources, options: options)
    let together = try generation.files(ofSchemasAt: 0..<5).map { try $0.get() }
    let even = try generation.files(ofSchemasAt: stride(from: 0, to: 5, by: 2)).map { try $0.get() }
    let odd = try generation.files(ofSchemasAt: stride(from: 1, to: 5, by: 2)).map { try $0.get() }
    #expect(together == [even[0], odd[0], even[1], odd[1], even[2]])
  }

  @Test func theOrderOfTheSourcesDoesNotMatter() throws {
    let texts = [
      ("B.vmodel", "model B {\n  let a: A\n}"), ("A.vmodel", "model A {\n  let n: Int\n}"), ("C.vmodel", card),
    ]
    let files = try Generation.files(texts)
    #expect(files.map(\.schemaPath) == ["A.vmodel", "B.vmodel", "C.vmodel"])
    #expect(try Generation.files(texts.reversed()) == files)
  }

  @Test func anOverrideReplacesItsTemplate() throws {
    var templates = TemplateSource.standard
    templates.override(
      "model", with: Array("// {{name}}{{#fields}} {{name}}{{/fields}}\n".utf8), origin: "t/model.mustache")
    let file = try #require(
      try Generation.files([("A.vmodel", card)], .init(layers: [.model]), templates: templates).first)
    #expect(String(decoding: file.bytes, as: UTF8.self).hasSuffix("\n\n// Person name\n"))
  }

  @Test func anOverrideOfAnUnknownTemplateIsAnError() {
    var templates = TemplateSource.standard
    templates.override("modle", with: [], origin: "t/modle.mustache")
    #expect(throws: GenerationError.unknownTemplate("modle", near: ["model"])) {
      try Generation.files([("A.vmodel", card)], templates: templates)
    }
  }

  @Test func aTemplateThatReadsAnUnknownKeyIsAnError() {
    var templates = TemplateSource.standard
    templates.override("model", with: Array("{{nmae}}".utf8), origin: "t/model.mustache")
    #expect {
      try Generation.files([("A.vmodel", card)], .init(layers: [.model]), templates: templates)
    } throws: { error in
      guard case .template(let error)? = error as? GenerationError else { return false }
      return error.kind == .unknownKey("nmae", near: ["name"]) && error.location?.template == "t/model.mustache"
    }
  }
}
