import VmgenProjectGeneration

/// A shell for which `vmgen completions` prints a script.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the script that completes the names of commands, their options, and the values of these.
  func completions(of commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}
