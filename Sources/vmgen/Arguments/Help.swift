import VmgenProjectGeneration

/// The text of `vmgen --help` and `vmgen COMMAND --help`, generated from the tables.
enum Help {
  static let purpose = "generate Swift models, view models, bindings and tests from schemas (*.vmodel)"

  /// The exit codes with their meanings.
  static let exitCodes = [
    (0, "success"), (1, "errors in your files"), (64, "errors in the command line"), (70, "internal errors"),
  ]

  static func overview(_ commands: [Command]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    var text = """
      vmgen generates Swift models, view models, bindings and tests from schemas (*.vmodel).

      usage: vmgen COMMAND …

      commands:

      """
    for command in commands { text += "  \(padded(command.name, to: width))  \(command.summary)\n" }
    return text + """

      `vmgen COMMAND --help` describes a command, `vmgen --version` prints the version.
      Exit codes: \(exitCodes.map { "\($0) \($1)" }.joined(separator: ", ")).

      """
  }

  static func page(_ command: Command) -> String {
    var text = "\(command.summary)\n\nusage: \(command.usage)\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    text += "\noptions:\n"
    for option in command.options { text += entry(option) }
    return text + "  -h, --help\n      Print this help.\n"
  }

  private static func entry(_ option: OptionSpec) -> String {
    var text = "  \(option.short.map { "-\($0), " } ?? "")\(option.flag)"
    if let placeholder = option.placeholder { text += " \(placeholder)" }
    if option.isRepeatable { text += " …" }
    text += "\n"
    for line in wrapped(option.help, to: 90) { text += "      \(line)\n" }
    if let key = option.configurationKey { text += "      In vmgen.json: \"\(key)\"\n" }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Returns `text` in lines of at most `width` characters, broken at spaces.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count >= width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
