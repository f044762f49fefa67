import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that the model layer compiles without warnings under every setting of a module, and is formatted.
@Suite(.tags(.compiles)) struct ModelCompilationTests {
  @Test(arguments: AccessLevel.allCases)
  func modelsCompileUnderEverySetting(access: AccessLevel) throws {
    let text = try Generation.text(ShopSchema.text, GenerationOptions(layers: [.model], access: access))
    let declaration = access == .internal ? "" : access.rawValue + " "
    // The app's own types are as visible as the declarations that use them.
    let app = ShopSchema.handwritten
      .replacing("struct", with: "\(declaration)struct").replacing("let id", with: "\(declaration)let id")
      .replacing("var name", with: "\(declaration)var name")
      .replacing("import Foundation", with: Self.foundationImport(access))
    for setting in Compilation.Setting.all {
      let found = try Compilation.typeCheck(["App.swift": app, "Shop.vmodel.swift": text], setting)
      #expect(found == "")
    }
  }

  /// An import beside which another file can import Foundation without an access level.
  private static func foundationImport(_ access: AccessLevel) -> String {
    switch access {
    case .internal: "import Foundation"
    case .public: "public import Foundation"
    case .package:
      """
      #if hasFeature(InternalImportsByDefault)
        package import Foundation
      #else
        import Foundation
      #endif
      """
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
