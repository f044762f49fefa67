import VmgenProjectGeneration

/// The manual page `vmgen(1)` in the format of `man`, with the texts of the help.
struct ManualPage {
  let commands: [Command]

  var text: String {
    var lines = [
      ".TH VMGEN 1 \"\" \"vmgen \(ReleaseVersion.current)\" \"User Commands\"",
      ".SH NAME",
      "vmgen \\- \(escaped(Help.purpose))",
      ".SH SYNOPSIS",
    ]
    for command in commands { lines += [".B vmgen \(command.name)", escaped(synopsis(of: command)), ".br"] }
    lines.removeLast()
    lines.append(".SH COMMANDS")
    for command in commands { lines += section(of: command) }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in Help.exitCodes { lines += [".TP", ".B \(code)", escaped(meaning)] }
    return lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  private func synopsis(of command: Command) -> String {
    command.usage.split(separator: " ").dropFirst(2).joined(separator: " ")
  }

  private func section(of command: Command) -> [String] {
    var lines = [".SS \"vmgen \(command.name) \(escaped(synopsis(of: command)))\"", escaped(command.summary)]
    var isParagraph = true
    for line in command.details.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || isParagraph { lines.append(".PP") }
      isParagraph = false
      lines.append(escaped(String(line)))
    }
    for option in command.options {
      lines += [".TP", head(of: option), escaped(option.help)]
      if let key = option.configurationKey { lines += [".br", escaped("In vmgen.json: \"\(key)\"")] }
    }
    return lines + [".TP", ".BR \\-h \", \" \\-\\-help", "Print the help of the command."]
  }

  private func head(of option: OptionSpec) -> String {
    var words = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    words += "\\fB\(escaped(option.flag))\\fR"
    if let placeholder = option.placeholder { words += " \\fI\(escaped(placeholder))\\fR" }
    if option.isRepeatable { words += " ..." }
    return words
  }

  /// Returns text without characters that `man` interprets, in ASCII.
  private func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
