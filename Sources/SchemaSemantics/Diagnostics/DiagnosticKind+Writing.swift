import VmgenSchemaSyntax

/// VM0511–VM0514: writable paths.
extension DiagnosticKind {
  package static let notWritable = DiagnosticKind(
    "VM0511", "`{name}` cannot be written: {reason}")

  package static let letWritten = DiagnosticKind(
    "VM0512", "`{name}` of `{type}` cannot be written, because it is declared with `let`",
    help: "declare it with `var`")

  package static let notAPath = DiagnosticKind(
    "VM0513", "only a path can be written, but this is {what}",
    help: "write an input or a state and its fields: `user.address?.city`")

  package static let defaultOnTheWay = DiagnosticKind(
    "VM0514", "the default value applies to the end of the path, but `{path}` can also be nil",
    help: "remove the default; the edit is disabled while `{path}` is nil")
}
