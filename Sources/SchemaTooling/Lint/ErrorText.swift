import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func errorWithoutText(caseName: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0912", "users read the name of the case `\(caseName)`, and not its text", severity: .warning,
      help: "write the text after the case: `case \(caseName)(text: String) \"\\(text)\"`")
  }
}

extension LintRule {
  /// Cases of errors with a text that `errorText` and `label` do not have.
  static let errorWithoutText = LintRule(
    explanation: DiagnosticExplanation(
      of: .errorWithoutText(caseName: "{case}"),
      """
      The text of an error is the string after its case. Without one, it is the name of the case in words, so that a
      value of the type `String`, which is usually the message, is not shown.
      """,
      schema: """
          error UploadError {
        -   case failed(message: String)
        +   case failed(message: String) "\\(message)"
          }
        """),
    findInModule: { module in
      let errors = module.result.checked.schemas.flatMap(\.declarations).compactMap { declaration in
        if case .enumeration(let error) = declaration, error.isError { error } else { nil }
      }
      return errors.flatMap { error in
        error.cases.filter { $0.label == nil && $0.values.contains { $0.type == .string } }.map { item in
          let name = module.index.definition(of: .enumCase(type: error.name, name: item.name))?.range
          return Diagnostic(.errorWithoutText(caseName: item.name), at: name ?? item.range)
        }
      }
    })
}
