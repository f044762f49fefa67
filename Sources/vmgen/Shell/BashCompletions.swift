import VmgenProjectGeneration

/// The completions for bash 3.2 and later, which macOS contains.
struct BashCompletions {
  let commands: [Command]

  var script: String {
    """
    # Completions of vmgen for bash. Load them in ~/.bashrc: source <(vmgen completions bash)
    _vmgen_words() {
      COMPREPLY=($(compgen -W "$1" -- "$cur"))
    }
    _vmgen_list() {
      local before=""
      if [[ $cur == *,* ]]; then before="${cur%,*},"; fi
      COMPREPLY=($(compgen -P "$before" -W "$1" -- "${cur##*,}"))
    }
    _vmgen_files() {
      COMPREPLY=($(compgen -d -- "$cur") $(compgen -f -X "!*$1" -- "$cur"))
    }
    _vmgen_folders() {
      COMPREPLY=($(compgen -d -- "$cur"))
    }
    _vmgen() {
      local IFS=$' \\t\\n'
      local cur="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
      # The words of --option=value are three.
      if [[ $cur == "=" ]]; then
        cur=""
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _vmgen_words "\(commands.map(\.name).joined(separator: " ")) help --help --version"
        return
      fi
      case "${COMP_WORDS[1]}" in
      help)
        _vmgen_words "\(commands.map(\.name).joined(separator: " "))"
        ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    complete -o filenames -F _vmgen vmgen

    """
  }

  private func branch(_ command: Command) -> String {
    let flags = command.options.map(\.flag) + ["--help"]
    var lines = ["  \(command.name))", "    case \"$previous\" in"]
    for option in command.options {
      guard let values = option.suggestedValues else { continue }
      let names = ([option.flag] + (option.short.map { ["-\($0)"] } ?? [])).joined(separator: " | ")
      lines.append("    \(names))")
      if let call = call(values) { lines.append("      \(call)") }
      lines += ["      return", "      ;;"]
    }
    lines += ["    esac", "    if [[ $cur == -* ]]; then"]
    lines.append("      _vmgen_words \"\(flags.joined(separator: " "))\"")
    if let call = call(command.suggestedOperands) { lines += ["    else", "      \(call)"] }
    return (lines + ["    fi", "    ;;"]).joined(separator: "\n")
  }

  private func call(_ values: SuggestedValues) -> String? {
    switch values {
    case .none: nil
    case .files(let ending): "IFS=$'\\n' _vmgen_files \(ending ?? "''")"
    case .folders: "IFS=$'\\n' _vmgen_folders"
    case .words(let words): "_vmgen_words \"\(words.joined(separator: " "))\""
    case .list(let words): "_vmgen_list \"\(words.joined(separator: " "))\""
    }
  }
}
