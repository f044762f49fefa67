import VmgenSchemaSyntax

/// The page of `vmgen explain` for one kind of diagnostic.
package struct DiagnosticExplanation: Sendable, Identifiable {
  package let kind: DiagnosticKind
  /// The page in Markdown, without the examples.
  package let text: String
  /// A schema that causes this diagnostic and no other. It is empty if no schema can cause the diagnostic, such as for
  /// a missing file.
  package let bad: String
  /// The same schema after the fix, which causes no diagnostic. It is empty if `bad` is empty.
  package let good: String

  package var id: String { kind.code }

  package init(of kind: DiagnosticKind, _ text: String, bad: String = "", good: String = "") {
    self.kind = kind
    self.text = text
    self.bad = bad
    self.good = good
  }
}
