import VmgenProjectGeneration

/// The completions for fish, which also show the summaries of commands and options.
struct FishCompletions {
  let commands: [Command]

  var script: String {
    var lines = [
      "# Completions of vmgen for fish: vmgen completions fish > ~/.config/fish/completions/vmgen.fish",
      "function __vmgen_command",
      "  set -l words (commandline -opc)",
      "  if test (count $words) -lt 2",
      "    test -z \"$argv\"",
      "  else",
      "    contains -- $words[2] $argv",
      "  end",
      "end",
      "function __vmgen_paths",
      "  for path in (complete -C\"'' \"(commandline -ct) | string replace -r '\\t.*' '')",
      "    if string match -q -- '*/' $path; or string match -q -- \"*$argv\" $path",
      "      echo $path",
      "    end",
      "  end",
      "end",
      "complete -c vmgen -f",
      "complete -c vmgen -n __vmgen_command -l help -s h -d 'Print the commands'",
      "complete -c vmgen -n __vmgen_command -l version -d 'Print the version'",
    ]
    for command in commands {
      lines.append("complete -c vmgen -n '__vmgen_command' -a \(command.name) -d \(quoted(command.title))")
      lines.append("complete -c vmgen -n '__vmgen_command help' -a \(command.name) -d \(quoted(command.title))")
    }
    for command in commands {
      let start = "complete -c vmgen -n '__vmgen_command \(command.name)'"
      for option in command.options { lines.append("\(start) \(words(of: option).joined(separator: " "))") }
      lines.append("\(start) -l help -s h -d 'Print the help'")
      if let values = arguments(command.suggestedOperands) { lines.append("\(start) \(values)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func words(of option: OptionSpec) -> [String] {
    var words = ["-l \(option.name)"]
    if let short = option.short { words.append("-s \(short)") }
    words.append("-d \(quoted(option.summary))")
    if let values = option.suggestedValues { words.append("-r \(arguments(values) ?? "-f")") }
    return words
  }

  private func arguments(_ values: SuggestedValues) -> String? {
    switch values {
    case .none: nil
    case .files(nil): "-F"
    case .files(let ending?): "-f -a '(__vmgen_paths \(ending))'"
    case .folders: "-f -a '(__vmgen_paths /)'"
    case .words(let words): "-a '\(words.joined(separator: " "))'"
    case .list(let words): "-a '(__fish_append , \(words.joined(separator: " ")))'"
    }
  }

  private func quoted(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\").quoted(
      escapingQuoteAs: "\\'")
  }
}
