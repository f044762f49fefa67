import VmgenProjectGeneration

/// The declaration of a subcommand.
struct Command: Sendable {
  let syntax: CommandSyntax
  /// The summary in the help, which is one sentence.
  let summary: String
  /// The text of the help between usage and options.
  let details: String
  let run: @Sendable (Arguments, inout Console) throws -> ExitStatus

  var name: String { syntax.name }
  var options: [OptionSpec] { syntax.options }
  var usage: String { syntax.usage }

  init(
    name: String, summary: String, operands: CommandSyntax.Operands, details: String, options: [OptionSpec],
    run: @escaping @Sendable (Arguments, inout Console) throws -> ExitStatus
  ) {
    syntax = CommandSyntax(name: name, operands: operands, options: options)
    self.summary = summary
    self.details = details
    self.run = run
  }
}
