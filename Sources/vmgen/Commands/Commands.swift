import VmgenProjectGeneration
import VmgenSchemaSyntax

extension Command {
  /// All subcommands, in the order of the help.
  static let all: [Command] = [
    initialize, importing, generate, check, lint, breaking, test, watch, gallery, strings, format, scaffold, context,
    render, explain,
    graph, lsp, completions, manual,
  ]
}

/// The options that several commands accept.
enum CommonOptions {
  static let against = Option<String>.text(
    "against", "REF", help: "The revision or the folder to compare with. A folder with this name is preferred.")
  static let filter = Option<String>.text(
    "filter", "TEXT", repeatable: true,
    help: "Only the examples whose title, or whose view model, contains TEXT. Upper and lower case are equal.")
  static let color = Option<ColorChoice>.choice(
    "color",
    help: """
      Whether pretty output is colored. auto (the default) checks NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, \
      and then whether the output is a terminal.
      """)
}

extension Report {
  /// Writes the diagnostics of the report and returns the exit status.
  func finish(_ arguments: Arguments, _ console: inout Console) -> ExitStatus {
    let format = DiagnosticFormat(arguments)
    let palette = Palette(arguments[CommonOptions.color] ?? .auto, on: format.stream)
    console.write(styled: format.text(of: self, palette: palette), to: format.stream)
    return hasErrors ? .findings : .done
  }
}
