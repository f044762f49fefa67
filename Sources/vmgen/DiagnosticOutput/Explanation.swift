import VmgenProjectGeneration
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

  /// Returns a line for each kind, with its code, severity and message.
  static func index(_ kinds: [DiagnosticKind]) -> String {
    kinds.map { "\($0.code)  \($0.severity == .error ? "error  " : "warning")  \(shown($0.message))\n" }.joined()
  }

  /// Returns the text with its placeholders as dots, because their values depend on the schema.
  private static func shown(_ text: String) -> String {
    var result = ""
    var remaining = text[...]
    while let open = remaining.firstIndex(of: "{") {
      result += remaining[..<open]
      remaining = remaining[remaining.index(after: open)...]
      let name = remaining.prefix { $0.isLetter }
      if !name.isEmpty, remaining.dropFirst(name.count).first == "}" {
        result += "…"
        remaining = remaining.dropFirst(name.count + 1)
      } else {
        result += "{"
      }
    }
    return result + remaining
  }

  private static func fenced(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
