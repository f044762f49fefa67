import VmgenProjectGeneration

/// The completions for zsh, which also show the summaries of commands and options.
struct ZshCompletions {
  let commands: [Command]

  var script: String {
    """
    #compdef vmgen
    # Completions of vmgen for zsh. Write them to a folder of $fpath: vmgen completions zsh > ~/.zsh/completions/_vmgen
    _vmgen() {
      local -a commands
      commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.title)"))" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        if [[ $words[2] == -* ]]; then
          _arguments '--help[Print the commands]' '--version[Print the version]'
        else
          _describe command commands
        fi
        return
      fi
      local command=$words[2]
      shift words
      ((CURRENT--))
      case $command in
      help)
        _describe command commands
        ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _vmgen ]]; then
      _vmgen "$@"
    else
      compdef _vmgen vmgen
    fi

    """
  }

  private func branch(_ command: Command) -> String {
    var specs = command.options.flatMap(specs)
    specs.append(quoted("(- *)-h[Print the help]"))
    specs.append(quoted("(- *)--help[Print the help]"))
    if let action = action(command.suggestedOperands) {
      specs.append(quoted("*:\(escaped(command.syntax.operands.name)):\(action)"))
    }
    let lines = specs.map { "      \($0)" }.joined(separator: " \\\n")
    return "  \(command.name))\n    _arguments -S \\\n\(lines)\n    ;;"
  }

  /// Returns the arguments of `_arguments` for the names of an option.
  private func specs(_ option: OptionSpec) -> [String] {
    let names = [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
    let prefix = option.isRepeatable ? "*" : "(\(names.joined(separator: " ")))"
    return names.map { name in
      var spec = prefix + name
      if option.suggestedValues != nil, name.hasPrefix("--") { spec += "=" }
      spec += "[\(escaped(option.summary))]"
      if let values = option.suggestedValues {
        spec += ":\(escaped(option.placeholder ?? "")):\(action(values) ?? " ")"
      }
      return quoted(spec)
    }
  }

  private func action(_ values: SuggestedValues) -> String? {
    switch values {
    case .none: nil
    case .files(nil): "_files"
    // `_files` suggests all files if none has the ending.
    case .files(let ending?): "_path_files -g \"*(-/) *\(ending)(-.)\""
    case .folders: "_path_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , value \(words.joined(separator: " "))"
    }
  }

  private func escaped(_ text: String) -> String {
    text.map { ":[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func quoted(_ text: String) -> String { text.quoted(escapingQuoteAs: "'\\''") }
}
