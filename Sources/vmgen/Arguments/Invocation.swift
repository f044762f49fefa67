import VmgenProjectGeneration

/// The command that the arguments select.
enum Invocation: Sendable {
  case run(Command, Arguments)
  case help(Command?)
  case version
}

/// Returns the invocation for the arguments after `vmgen`.
func parseArguments(_ words: [String], commands: [Command]) throws(UsageError) -> Invocation {
  guard let first = words.first else { return .help(nil) }
  switch first {
  case "-h", "--help": return .help(nil)
  case "--version": return .version
  case "help":
    guard words.count > 1 else { return .help(nil) }
    return .help(try command(words[1], among: commands))
  default:
    let command = try command(first, among: commands)
    let arguments = try Arguments(words.dropFirst(), for: command.syntax)
    return arguments.map { .run(command, $0) } ?? .help(command)
  }
}

private func command(_ name: String, among commands: [Command]) throws(UsageError) -> Command {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let isOption = name.hasPrefix("-") && name.count > 1
  throw UsageError(
    isOption
      ? .unknownOption(name, among: ["--help", "--version"]) : .unknownCommand(name, among: commands.map(\.name)))
}
