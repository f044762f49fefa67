/// A mistake in a schema, before it is put into words.
public struct Diagnostic: Sendable {
  /// A second place that explains the first: "first declared here".
  public struct Label: Sendable {
    public var range: SourceRange
    public var text: String

    public init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// An edit that would mend the mistake.
  public struct FixIt: Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What is wrong: the entry of the catalogue, with its code, wording and explanation.
  public var kind: DiagnosticKind
  public var range: SourceRange
  /// What fills the placeholders of the kind's message and help, by name.
  public var arguments: [String: String]
  public var labels: [Label]
  /// The change to make, in words; nil takes the kind's own.
  public var help: String?
  public var fixIt: FixIt?

  public init(
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
  public var message: String { DiagnosticKind.fill(kind.message, with: arguments) }

  /// The sentence that says what to change, where there is one.
  public var helpText: String? { help ?? kind.help.map { DiagnosticKind.fill($0, with: arguments) } }
}
