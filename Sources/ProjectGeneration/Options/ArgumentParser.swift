extension Arguments {
  /// Parses the words after the name of a command. Returns nil if they contain `--help`.
  package init?(_ words: ArraySlice<String>, for command: CommandSyntax) throws(UsageError) {
    var parser = ArgumentParser(command: command, words: words)
    guard let arguments = try parser.parse() else { return nil }
    self = arguments
  }
}

private struct ArgumentParser {
  package let command: CommandSyntax
  package var words: ArraySlice<String>
  package var arguments = Arguments()

  /// Returns the arguments, or nil if the words contain `--help`.
  package mutating func parse() throws(UsageError) -> Arguments? {
    while let word = words.popFirst() {
      if word == "--" {
        arguments.operands += words
        break
      }
      if word == "-h" || word == "--help" { return nil }
      if word == "-" || !word.hasPrefix("-") {
        arguments.operands.append(word)
      } else {
        try parseOption(word)
      }
    }
    try checkOperands()
    return arguments
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
