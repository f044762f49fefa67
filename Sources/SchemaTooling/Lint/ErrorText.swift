import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  /// - Parameters:
  ///   - form: The case with its values.
  ///   - text: The value of the type `String`.
  package static func errorWithoutText(caseName: String, form: String, text: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0912", "users read the name of the case `\(caseName)`, and not its text", severity: .warning,
      help: "write the text after the case: `case \(form) \"\\(\(text))\"`")
  }
}

extension LintRule {
  /// Cases of errors with a text that `errorText` and `label` do not have.
  static let errorWithoutText = LintRule(
    explanation: DiagnosticExplanation(
      of: .errorWithoutText(caseName: "{case}", form: "{case}(text: String)", text: "text"),
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
        error.cases.compactMap { item -> Diagnostic? in
          guard item.label == nil, let last = item.values.lastIndex(where: { $0.type == .string }) else { return nil }
          let name = module.index.definition(of: .enumCase(type: error.name, name: item.name))?.range
          let values = item.values.enumerated().map { index, value in
            value.label.map { "\($0): \(value.type)" } ?? (index == last ? "_ text: \(value.type)" : "\(value.type)")
          }
          let form = "\(item.name)(\(values.joined(separator: ", ")))"
          let label = item.values[last].label
          return Diagnostic(
            .errorWithoutText(caseName: item.name, form: form, text: label ?? "text"), at: name ?? item.range,
            fixIt: label.map { Diagnostic.FixIt(range: item.range.end, replacement: " \"\\(\($0))\"") })
        }
      }
    })
}
