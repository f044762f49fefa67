/// A mistake in a schema, before it is put into words.
package struct Diagnostic: Sendable {
  /// A second place that explains the first: "first declared here".
  package struct Label: Sendable {
    package var range: SourceRange
    package var text: String

    package init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// An edit that would mend the mistake.
  package struct FixIt: Sendable {
    package var range: SourceRange
    package var replacement: String

    package init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What is wrong: the entry of the catalogue, with its code, wording and explanation.
  package var kind: DiagnosticKind
  package var range: SourceRange
  /// What fills the placeholders of the kind's message and help, by name.
  package var arguments: [String: String]
  package var labels: [Label]
  /// The change to make, in words; nil takes the kind's own.
  package var help: String?
  package var fixIt: FixIt?

  package init(
    _ kind: DiagnosticKind, at range: SourceRange, _ arguments: [String: String] = [:], labels: [Label] = [],
    help: String? = nil, fixIt: FixIt? = nil
  ) {
    self.kind = kind
    self.range = range
    self.arguments = arguments
    self.labels = labels
    self.help = help
    self.fixIt = fixIt
  }

  /// The sentence that says what is wrong, its placeholders filled.
  package var message: String { DiagnosticKind.fill(kind.message, with: arguments) }

  /// The sentence that says what to change, where there is one.
  package var helpText: String? { help ?? kind.help.map { DiagnosticKind.fill($0, with: arguments) } }
}
