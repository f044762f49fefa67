/// An entry of the catalog of diagnostics: its code, severity, message and help.
///
/// Each entry is a static constant of an extension.
package final class DiagnosticKind: Sendable, Identifiable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// `VM0123`
  package let code: String
  package let severity: Severity
  /// The message: lowercase, without a full stop. `{name}` is a placeholder for an argument.
  package let message: String
  /// The fix, in the same form.
  package let help: String?
  package var id: String { code }

  package init(
    _ code: String, _ message: String, severity: Severity = .error, help: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.help = help
  }

  /// Replaces the `{name}` placeholders of `text` with `arguments`.
  package static func fill(_ text: String, with arguments: [String: String]) -> String {
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
