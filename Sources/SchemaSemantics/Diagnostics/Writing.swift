import VmgenSchemaSyntax

/// VM0511–VM0514: what is written, and what cannot be.
extension DiagnosticKind {
  package static let notWritable = DiagnosticKind(
    "VM0511", "`{name}` cannot be written: {reason}")

  package static let letWritten = DiagnosticKind(
    "VM0512", "`{name}` of `{type}` cannot be written: it is declared with `let`",
    help: "declare it with `var`")

  package static let notAPath = DiagnosticKind(
    "VM0513", "what is written is a path, and this is {what}",
    help: "name an input or a state and its fields: `user.address?.city`")

  package static let defaultOnTheWay = DiagnosticKind(
    "VM0514", "the default stands for a nil at the end of the path, and `{path}` may end before",
    help: "leave the default out: while nothing is there, the edit is disabled")
}
