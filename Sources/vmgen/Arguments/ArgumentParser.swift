/// The command that the arguments select.
enum Invocation: Sendable {
  case run(Command, Arguments)
  case help(Command?)
  case version
}

/// Parses the arguments after `vmgen`.
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
    var parser = ArgumentParser(command: command, words: words.dropFirst())
    return try parser.parse()
  }
}

private func command(_ name: String, among commands: [Command]) throws(UsageError) -> Command {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let isOption = name.hasPrefix("-") && name.count > 1
  throw UsageError(
    isOption
      ? .unknownOption(name, among: ["--help", "--version"]) : .unknownCommand(name, among: commands.map(\.name)))
}

private struct ArgumentParser {
  let command: Command
  var words: ArraySlice<String>
  var arguments = Arguments()

  mutating func parse() throws(UsageError) -> Invocation {
    while let word = words.popFirst() {
      if word == "--" {
        arguments.operands += words
        break
      }
      if word == "-h" || word == "--help" { return .help(command) }
      if word == "-" || !word.hasPrefix("-") {
        arguments.operands.append(word)
      } else {
        try parseOption(word)
      }
    }
    try checkOperands()
    return .run(command, arguments)
  }

  private mutating func parseOption(_ word: String) throws(UsageError) {
    var name = word
    var attached: String?
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      name = String(word[..<equals])
      attached = String(word[word.index(after: equals)...])
    }
    guard let option = command.options.first(where: { $0.flag == name || $0.short.map { "-\($0)" } == name }) else {
      throw error(.unknownOption(name, among: command.options.map(\.flag) + ["--help"]))
    }
    if !option.isRepeatable, !arguments.given(option.name).isEmpty { throw error(.repeatedOption(option)) }
    arguments.give(option, Arguments.Given(text: try value(of: option, attached: attached)))
  }

  private mutating func value(of option: OptionSpec, attached: String?) throws(UsageError) -> String {
    if case .flag = option.shape {
      if attached != nil { throw error(.unexpectedValue(option)) }
      return option.name
    }
    guard let text = attached ?? words.popFirst() else { throw error(.missingValue(option)) }
    // A value that looks like an option means that the value is missing; `--option=--text` passes such a value.
    if attached == nil, text.hasPrefix("--") { throw error(.missingValue(option)) }
    if let problem = option.problem(with: text) { throw error(.badValue(option, text, problem)) }
    return text
  }

  private func checkOperands() throws(UsageError) {
    if arguments.operands.count < command.operands.minimum { throw error(.missingOperand(command.operands.name)) }
    if let maximum = command.operands.maximum, arguments.operands.count > maximum {
      throw error(.extraOperand(arguments.operands[maximum]))
    }
    if arguments.operands.contains("") { throw error(.emptyOperand) }
  }

  private func error(_ kind: UsageError.Kind) -> UsageError { UsageError(kind, command) }
}
