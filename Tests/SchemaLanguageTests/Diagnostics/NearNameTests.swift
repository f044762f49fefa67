import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct NearNameTests {
  @Test(
    "similar names are found by their edit distance",
    arguments: [
      ("modle", ["model", "mode", "display"], ["model", "mode"]), ("c", ["a", "b"], []),
      ("firstname", ["firstName"], ["firstName"]),
      ("nameTxt", ["nameText", "nameTexts", "date"], ["nameText", "nameTexts"]), ("x", ["x"], []), ("", ["a"], []),
      ("isNotEmpty", ["isEmpty"], []), ("isunread", ["isRead"], ["isRead"]), ("isUnread", ["isRead"], []),
      ("invalid", ["valid"], []), ("isntEmpty", ["isEmpty"], ["isEmpty"]),
      ("abcdef", ["abcdeg", "abcdeh", "abcdei", "abcdej"], ["abcdeg", "abcdeh", "abcdei"]),
    ] as [(String, [String], [String])])
  func near(name: String, candidates: [String], expected: [String]) {
    #expect(nearNames(to: name, among: candidates) == expected)
  }
}
