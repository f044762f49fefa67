import VmgenSchemaSyntax

/// VM0619–VM0622: responses of services in examples.
extension DiagnosticKind {
  package static let answerKind = DiagnosticKind(
    "VM0619", "`{name}` cannot use `{word}`")

  package static let returnsNothing = DiagnosticKind(
    "VM0620", "`{name}` has no result",
    help: "write `returns` without a value")

  package static let returnMissing = DiagnosticKind(
    "VM0621", "missing result of `{name}`",
    help: "write a value of type `{type}` after `returns`")

  package static let errorNeedsType = DiagnosticKind(
    "VM0622", "the type of this error is ambiguous, because the function can throw any error",
    help: "write an error with its type, such as `Problem.offline`")
}
