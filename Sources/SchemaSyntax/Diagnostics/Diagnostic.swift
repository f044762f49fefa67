/// An error or warning in a schema, separate from its text.
package struct Diagnostic: Sendable {
  /// A further place that explains the diagnostic, such as "first declared here".
  package struct Label: Sendable {
    package var range: SourceRange
    package var text: String

    package init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// An edit that fixes the problem.
  package struct FixIt: Sendable {
    package var range: SourceRange
    package var replacement: String

    package init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The code to write, which the help shows and the fix-it inserts. Because both come from it, they cannot differ.
  package struct Suggestion: Sendable {
    package var help: String
    package var fixIt: FixIt?

    package init(help: String, fixIt: FixIt?) {
      self.help = help
      self.fixIt = fixIt
    }

    /// Suggests `code` in place of the source at `range`.
    ///
    /// - Parameter note: What follows the code in the help, such as `, which is the value`.
    package static func write(_ code: String, at range: SourceRange, note: String = "") -> Suggestion {
      Suggestion(help: "write `\(code)`\(note)", fixIt: FixIt(range: range, replacement: code))
    }
  }

  /// The entry of the catalog, with its code and wording.
  package var kind: DiagnosticKind
  package var range: SourceRange
  /// The arguments for the placeholders of the kind's message and help.
  package var arguments: [String: String]
  package var labels: [Label]
  /// The fix in words, or nil to use the kind's help.
  package var help: String?
  package var fixIt: FixIt?

  package init(
    _ kind: DiagnosticKind, at range: SourceRange, _ arguments: [String: String] = [:], labels: [Label] = [],
    help: String? = nil, fixIt: FixIt? = nil, suggestion: Suggestion? = nil
  ) {
    self.kind = kind
    self.range = range
    self.arguments = arguments
    self.labels = labels
    self.help = help ?? suggestion?.help
    self.fixIt = fixIt ?? suggestion?.fixIt
  }

  /// The message with its placeholders replaced.
  package var message: String { DiagnosticKind.fill(kind.message, with: arguments) }

  /// The help with its placeholders replaced, if there is any.
  package var helpText: String? { help ?? kind.help.map { DiagnosticKind.fill($0, with: arguments) } }
}

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
