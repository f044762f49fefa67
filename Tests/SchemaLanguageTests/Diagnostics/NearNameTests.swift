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

  @Test func aCommandOrAnEventIsNotMeantWhereAValueIs() {
    let report = rendered(files: [
      "A.vmodel": """
      viewmodel Form {
        input count: Int
        command save { }
        event closed()
        display title = saved ? "" : "No"
        display shut = close
        display canSave = sav.canRun
      }
      """
    ])
    #expect(report.contains("«saved» error: cannot find `saved` in scope [VM0202]\n  help: available names"))
    #expect(report.contains("«close» error: cannot find `close` in scope [VM0202]\n  help: available names"))
    #expect(report.contains("«sav» error: cannot find `sav` in scope [VM0202]\n  help: did you mean `save`?"))
  }
}
