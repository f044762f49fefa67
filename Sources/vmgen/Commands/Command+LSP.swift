import VmgenLanguageServer
import VmgenProjectGeneration

extension Command {
  static let lsp = Command(
    name: "lsp",
    summary: "Serve editors that speak the Language Server Protocol, on standard input and output.",
    operands: CommandSyntax.Operands(name: "", minimum: 0, maximum: 0),
    details: """
      An editor starts the command, and ends it. The page Editors has the settings of some editors. The server reports
      diagnostics with their fixes while an author types, completes names, explains and finds what a name means, and
      shows the values of each member in an example.
      """,
    options: []
  ) { _, console in
    console.flush()
    let explanations = CacheFolder.path.map { Path.join($0, "explanations") }
    var loop = ServerLoop(
      LanguageServer(version: ReleaseVersion.current, explanations: explanations), input: 0, output: 1)
    return loop.run() == 0 ? .done : .findings
  }
}
