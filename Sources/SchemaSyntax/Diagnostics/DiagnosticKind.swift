/// An entry of the catalog of diagnostics: its code, severity, message and help.
///
/// Each entry is a static constant of an extension.
package final class DiagnosticKind: Sendable, Identifiable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A place where a syntax error may be the cause of a diagnostic, which is then not reported.
  ///
  /// An error in the same item, such as a member or a step, hides every diagnostic.
  package enum HiddenBy: Sendable {
    /// The error is in the same member of a view model.
    case errorInMember
    /// The error is in the same declaration.
    case errorInDeclaration
    /// The error is in any declaration.
    case errorInAnyDeclaration
    /// The error is in the declaration of a type that the arguments name.
    case errorInNamedType
  }

  /// `VM0123`
  package let code: String
  package let severity: Severity
  /// The message: lowercase, without a full stop. `{name}` is a placeholder for an argument.
  package let message: String
  /// The fix, in the same form.
  package let help: String?
  package let hiddenBy: HiddenBy?
  package var id: String { code }

  package init(
    _ code: String, _ message: String, severity: Severity = .error, hiddenBy: HiddenBy? = nil, help: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.hiddenBy = hiddenBy
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
