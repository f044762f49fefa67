import VmgenSchemaSyntax

extension DiagnosticExplanation {
  /// The page in Markdown, with the examples.
  package var page: String {
    var page = "# \(kind.code): \(Self.shown(kind.message))\n\n\(text)\n"
    if let help = kind.help { page += "\nFix: \(Self.shown(help)).\n" }
    if !bad.isEmpty { page += "\nIncorrect:\n\n\(Self.fenced(bad))" }
    if !good.isEmpty { page += "\nCorrect:\n\n\(Self.fenced(good))" }
    return page
  }

  /// A line for each kind, with its code, severity and message.
  package static var index: String {
    all.map { explanation in
      let kind = explanation.kind
      let severity = kind.severity == .error ? "error  " : "warning"
      return "\(kind.code)  \(severity)  \(shown(kind.message))\n"
    }.joined()
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
