import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static var constantExpectation: DiagnosticKind {
    DiagnosticKind(
      "VM0909", "the expectation does not depend on the view model", severity: .warning,
      help: "compare a value of the view model with what it should be")
  }
}

extension LintRule {
  /// Expectations that read nothing, or compare a value with itself.
  static let constantExpectation = LintRule(
    explanation: DiagnosticExplanation(
      of: .constantExpectation,
      """
      An expectation of literals, such as `expect true`, a comparison of a value with itself, and a condition such as
      `name == nil || name != nil` hold whatever the view model does.
      """,
      schema: """
          viewmodel Greeting {
            input name: String
            display title = "Hello \\(name)"

            example "greets" {
              given name = "Ada"
        -     expect title == title
        +     expect title == "Hello Ada"
            }
          }
        """)
  ) { subject in
    subject.expectations.filter { $0.condition.isConstant(subject.text) }
      .map { Diagnostic(.constantExpectation, at: $0.range) }
  }
}
