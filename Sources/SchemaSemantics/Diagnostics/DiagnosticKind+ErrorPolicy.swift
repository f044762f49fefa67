import VmgenSchemaSyntax

/// VM0625–VM0627: `errors`.
extension DiagnosticKind {
  package static let errorPolicyTwice = DiagnosticKind(
    "VM0625", "the module already has an error policy",
    help: "move the `catch` clauses into the first one")

  package static let throwingErrorPolicy = DiagnosticKind(
    "VM0626", "an error policy cannot throw",
    help: "call a request that does not throw, or a command of a screen that handles the error")

  package static let noErrorPolicy = DiagnosticKind(
    "VM0627", "`throws` has no effect, because the module has no error policy", severity: .warning,
    help: "remove it; errors that no clause catches become the command's `error`")
}
