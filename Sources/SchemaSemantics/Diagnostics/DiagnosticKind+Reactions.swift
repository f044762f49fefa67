import VmgenSchemaSyntax

/// VM0575–VM0579: `follow` and `on`.
extension DiagnosticKind {
  package static let followsNoStream = DiagnosticKind(
    "VM0575", "expected a stream of a service",
    help: "call a function that returns a stream: `follow … from prices.updates()`")

  package static let followedType = DiagnosticKind(
    "VM0576", "the stream sends `{found}`, but the path has type `{type}`",
    help: "follow the stream into a state of its type, and derive other values in a display")

  package static let reactionTwice = DiagnosticKind(
    "VM0577", "duplicate `on {event}`",
    help: "combine the steps")

  package static let uncaughtInReaction = DiagnosticKind(
    "VM0578", "this error is not handled",
    help: "add a `catch`, or call a command")

  package static let reactionCycle = DiagnosticKind(
    "VM0579", "these reactions can trigger each other endlessly", severity: .warning,
    help: "write a value that the other condition does not read")
}
