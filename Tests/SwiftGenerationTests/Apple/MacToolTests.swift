import TestTags
import Testing

/// Type-checks the tool for macOS: calls of the system in `#if canImport(Darwin)`, and the availability of the standard
/// library and of Foundation.
@Suite(.tags(.compiles), .enabled(if: AppleToolchain.isAvailable)) struct MacToolTests {
  private static let modules = [
    ("VmgenSchemaSyntax", "SchemaSyntax"), ("VmgenSchemaSemantics", "SchemaSemantics"), ("VmgenMustache", "Mustache"),
    ("VmgenSwiftGeneration", "SwiftGeneration"), ("VmgenProjectGeneration", "ProjectGeneration"),
    ("VmgenSchemaTooling", "SchemaTooling"), ("vmgen_build", "vmgen-build"),
    ("VmgenSchemaEvaluation", "SchemaEvaluation"), ("VmgenProjectAnalysis", "ProjectAnalysis"),
    ("VmgenLanguageServer", "LanguageServer"), ("VmgenGallery", "Gallery"), ("vmgen", "vmgen"),
  ]

  @Test func theToolCompilesForMacOS() async throws {
    let output = try await AppleToolchains.with(.macOS) { toolchain in
      for (name, folder) in Self.modules {
        let module = Compilation.Module(name: name, files: try RepositoryFiles.swift(in: "Sources/\(folder)"))
        let output = try toolchain.compile(module, ["-swift-version", "6", "-package-name", "vmgen"])
        if !output.isEmpty { return output }
      }
      return ""
    }
    #expect(output == "")
  }
}
