import VmgenSchemaSyntax

/// VM0575–VM0579: `follow` and `on`.
extension DiagnosticKind {
  package static let followsNoStream = DiagnosticKind(
    "VM0575", "what is followed is a stream of a service",
    help: "call a function that gives one: `follow … from prices.updates()`")

  package static let followedType = DiagnosticKind(
    "VM0576", "the stream sends `{found}`, and this is `{type}`",
    help: "keep what it sends, and compute the rest in a display")

  package static let reactionTwice = DiagnosticKind(
    "VM0577", "the view model has a second `on {event}`",
    help: "put the steps together")

  package static let uncaughtInReaction = DiagnosticKind(
    "VM0578", "nobody would see what this throws",
    help: "add a `catch`, or call a command, which keeps its error")

  package static let reactionCycle = DiagnosticKind(
    "VM0579", "these reactions can set each other off without end", severity: .warning,
    help: "let one of them write something that the other does not read")
}
