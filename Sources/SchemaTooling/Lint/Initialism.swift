import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func initialism(name: String, word: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0913", "`\(word)` in the name `\(name)` is an initialism in mixed case", severity: .warning)
  }
}

extension LintRule {
  /// Names with an initialism such as `Id` or `Url`.
  ///
  /// Source: https://www.swift.org/documentation/api-design-guidelines/#follow-case-conventions
  static let initialism = LintRule(
    explanation: DiagnosticExplanation(
      of: .initialism(name: "{name}", word: "{word}"),
      """
      By Swift's API Design Guidelines, an initialism has one case: `userID`, `HTMLPage`, and `urlText` at the beginning
      of a name. The words are API, HTML, HTTP, HTTPS, ID, IP, JSON, PDF, UI, URL, UUID and XML, and their plurals. An
      editor renames all places. A field that JSON contains keeps its key with `key`.
      """,
      schema: """
          model Photo {
        -   let imageUrl: URL
        +   let imageURL: URL
          }
        """),
    findInModule: { module in
      module.declaredNames.compactMap { name in
        let words = words(ofName: name.text)
        guard let word = words.first(where: { correctedInitialism($0) != nil }) else { return nil }
        let new = words.map { correctedInitialism($0) ?? $0 }.joined()
        return Diagnostic(.initialism(name: name.text, word: word), at: name.range, help: name.renaming(to: new))
      }
    })
}
