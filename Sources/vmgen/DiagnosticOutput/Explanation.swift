import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The pages of `vmgen explain`, in Markdown.
enum Explanation {
  static func page(_ explanation: DiagnosticExplanation) -> String {
    let kind = explanation.kind
    var text = "# \(kind.code): \(shown(kind.message))\n\n\(explanation.text)\n"
    if let help = kind.help { text += "\nFix: \(shown(help)).\n" }
    if !explanation.bad.isEmpty { text += "\nIncorrect:\n\n\(fenced(explanation.bad))" }
    if !explanation.good.isEmpty { text += "\nCorrect:\n\n\(fenced(explanation.good))" }
    return text
  }

  /// A line for each kind: its code, how bad it is, and the message.
  static func index(_ kinds: [DiagnosticKind]) -> String {
    kinds.map { "\($0.code)  \($0.severity == .error ? "error  " : "warning")  \(shown($0.message))\n" }.joined()
  }

  /// The message with its placeholders as dots: what fills them is known only where a mistake is made.
  private static func shown(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open] + "…"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func fenced(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
