import Testing

@testable import VmgenSchemaSyntax

@Suite struct NameTests {
  @Test(
    "names with the same letters are equal regardless of composition",
    arguments: [
      ("e\u{301}te\u{301}", "\u{E9}t\u{E9}"), ("\u{E9}t\u{E9}", "\u{E9}t\u{E9}"), ("o\u{302}\u{323}", "\u{1ED9}"),
      ("\u{212A}elvin", "Kelvin"), ("\u{304B}\u{3099}", "\u{304C}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
      ("x\u{323}\u{302}", "x\u{323}\u{302}"), ("nai\u{308}ve_1", "na\u{EF}ve_1"),
    ])
  func composition(written: String, spelled: String) {
    let result = parse("model M {\n    let \(written): Int\n    let b: \(written)\n}\n")
    #expect(result.diagnostics.map(\.message) == [])
    guard case .model(let model)? = result.syntax.declarations.first else {
      Issue.record("no model was read")
      return
    }
    #expect(Array(model.fields[0].name.text.unicodeScalars) == Array(spelled.unicodeScalars))
    guard case .name(let type) = model.fields[1].type.kind else {
      Issue.record("no type was read")
      return
    }
    #expect(Array(type.unicodeScalars) == Array(spelled.unicodeScalars))
  }
}
