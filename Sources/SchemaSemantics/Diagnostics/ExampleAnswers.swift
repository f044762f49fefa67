import VmgenSchemaSyntax

/// VM0619–VM0622: what services answer in examples.
extension DiagnosticKind {
  package static let answerKind = DiagnosticKind(
    "VM0619", "`{name}` cannot be told `{word}`")

  package static let returnsNothing = DiagnosticKind(
    "VM0620", "`{name}` returns nothing",
    help: "write `returns` alone")

  package static let returnMissing = DiagnosticKind(
    "VM0621", "what `{name}` returns is missing",
    help: "write a value of `{type}` behind `returns`")

  package static let errorNeedsType = DiagnosticKind(
    "VM0622", "of which error this is does not follow: the function throws any",
    help: "write its type: `Problem.offline`")
}
