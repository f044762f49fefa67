import Testing

@testable import VmgenSwiftGeneration

/// Tests the access levels of generated imports.
@Suite struct ImportTests {
  /// One file shows a type of Foundation in its interface, and the other one uses Foundation only in bodies.
  private static let schemas = [
    (path: "Models.vmodel", text: "model Event {\n var start: Date\n}\n"),
    (
      path: "Screens.vmodel",
      text: "viewmodel Screen {\n input count: Int\n display isLate = count > 1 && date(\"2026-01-01\") < now\n}\n"
    ),
  ]

  @Test(arguments: AccessLevel.allCases)
  func filesWithDifferentUsesOfAModuleCompileTogether(access: AccessLevel) throws {
    let files = try Generation.files(Self.schemas, GenerationOptions(access: access))
    let swift = Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    for setting in Compilation.Setting.extremes { #expect(try Compilation.typeCheck(swift, setting) == "") }
  }
}
