/// One entry of the catalogue of diagnostics: everything about a mistake except where it was made.
///
/// Each entry is a static constant of an extension in `Diagnostics/Catalog`, and listed in ``all``.
public struct DiagnosticKind: Sendable, Identifiable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  /// `VM0123`
  public let code: String
  public let severity: Severity
  /// The sentence shown: lower case, no full stop; `{name}` marks what a diagnostic fills in.
  public let message: String
  /// The change to make, in the same form.
  public let help: String?
  /// The page of `vmgen explain`, in Markdown, without the examples.
  public let explanation: String
  /// A schema that earns this diagnostic, and nothing worse; empty where none does: a file that is missing.
  public let bad: String
  /// The same schema, mended; nothing is reported in it. Empty where `bad` is.
  public let good: String

  public var id: String { code }

  public init(
    _ code: String, _ message: String, severity: Severity = .error, help: String? = nil, explanation: String,
    bad: String = "", good: String = ""
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.help = help
    self.explanation = explanation
    self.bad = bad
    self.good = good
  }

  /// Puts `arguments` in place of the `{name}` placeholders of `text`.
  static func fill(_ text: String, with arguments: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += arguments[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
