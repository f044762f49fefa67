import VmgenProjectGeneration

@main
enum Vmgen {
  static func main() {
    FileWriting.reportSizeLimit()
    var console = Console()
    let status = run(Array(CommandLine.arguments.dropFirst()), &console)
    console.flush()
    if status == .done, let failure = console.outputFailure {
      console.write("error: standard output cannot be written: \(failure.reason)\n", to: .error)
      console.flush()
      ExitStatus.findings.exit()
    }
    status.exit()
  }

  private static func run(_ words: [String], _ console: inout Console) -> ExitStatus {
    do {
      switch try parseArguments(words, commands: Command.all) {
      case .help(nil): console.write(Help.overview(Command.all))
      case .help(let command?): console.write(Help.page(command))
      case .version: console.write(Version.line + "\n")
      case .run(let command, let arguments): return try run(command, arguments, &console)
      }
      return .done
    } catch let error as UsageError {
      console.write(error.lines.map { $0 + "\n" }.joined(), to: .error)
      return .usage
    } catch {
      let text = "internal error: \(error)\nPlease report this with what you ran.\n"
      console.write(text, to: .error)
      return .fault
    }
  }

  /// Runs a command, and prints its usage for errors in its arguments.
  private static func run(_ command: Command, _ arguments: Arguments, _ console: inout Console) throws -> ExitStatus {
    do {
      return try command.run(arguments, &console)
    } catch var error as UsageError {
      error.command = command.syntax
      throw error
    }
  }
}
