import Testing

@testable import VmgenSwiftGeneration

/// The model layer compiles without a warning under every setting that a module may have, and reads as formatted.
@Suite struct ModelCompilationTests {
  @Test(arguments: AccessLevel.allCases)
  func modelsCompileUnderEverySetting(access: AccessLevel) throws {
    let text = try Generation.text(ShopSchema.text, GenerationOptions(layers: [.model], access: access))
    let declaration = access == .internal ? "" : access.rawValue + " "
    // An app's types are as visible as the declarations that show them.
    let app = ShopSchema.handwritten
      .replacing("struct", with: "\(declaration)struct").replacing("let id", with: "\(declaration)let id")
      .replacing("var name", with: "\(declaration)var name")
      .replacing("import Foundation", with: "\(declaration)import Foundation")
    for setting in Compilation.Setting.all {
      let found = try Compilation.typeCheck(["App.swift": app, "Shop.vmodel.swift": text], setting)
      #expect(found == "")
    }
  }

  @Test(arguments: AccessLevel.allCases)
  func modelsAreFormatted(access: AccessLevel) throws {
    let text = try Generation.text(ShopSchema.text, GenerationOptions(layers: [.model], access: access))
    for columns in [100, 120] {
      let found = try Toolchain.lint(["Shop.vmodel.swift": text], columns: columns)
      #expect(found == "")
    }
  }
}
