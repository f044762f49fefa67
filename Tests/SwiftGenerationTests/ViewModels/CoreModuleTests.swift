import TestTags
import Testing

/// Tests that displays of texts and dates need no more than the core of the runtime.
@Suite(.tags(.compiles)) struct CoreModuleTests {
  @Test(arguments: Compilation.Setting.half(.first))
  func displaysOfTextsAndDatesCompileWithTheCore(_ setting: Compilation.Setting) throws {
    let files = try RepositoryFiles.swift(in: "Examples/ContactCard/Generated")
      .mapValues { $0.replacing("import ViewModelRuntime", with: "import ViewModelCore") }
    #expect(files.values.contains { $0.contains("import ViewModelCore") })
    #expect(try Compilation.typeCheck(files, setting) == "")
  }
}
