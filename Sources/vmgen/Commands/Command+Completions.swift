import VmgenProjectGeneration

extension Command {
  static let completions = Command(
    name: "completions",
    summary: "Print a script that completes commands and options in a shell.",
    operands: CommandSyntax.Operands(name: "SHELL", minimum: 1, maximum: 1),
    details: """
      SHELL is bash, zsh or fish:

        bash  add `source <(vmgen completions bash)` to ~/.bashrc
        zsh   write the script to `_vmgen` in a folder of $fpath
        fish  write the script to ~/.config/fish/completions/vmgen.fish
      """,
    options: []
  ) { arguments, console in
    let name = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(.unknownShell(name, among: Shell.allCases.map(\.rawValue)))
    }
    console.write(shell.completions(of: Command.all))
    return .done
  }

  static let manual = Command(
    name: "manual",
    summary: "Print the manual page in the format of `man`.",
    operands: CommandSyntax.Operands(name: "", minimum: 0, maximum: 0),
    details: "`vmgen manual > vmgen.1` writes a page that `man ./vmgen.1` shows.",
    options: []
  ) { _, console in
    console.write(ManualPage(commands: Command.all).text)
    return .done
  }
}
