import VmgenSchemaSyntax

/// VM0541–VM0548: commands, and the words of their steps.
extension DiagnosticKind {
  package static let gateNotBool = DiagnosticKind(
    "VM0541", "the gate of a command is `{type}`, not `Bool`")

  package static let idlePolicy = DiagnosticKind(
    "VM0543", "`{policy}` has no effect: the command never waits", severity: .warning,
    help: "remove it")

  package static let idleBusy = DiagnosticKind(
    "VM0544", "the text is never shown: `{name}` never waits", severity: .warning,
    help: "remove `busy`")

  package static let missingAwait = DiagnosticKind(
    "VM0545", "`{name}` is `async`, and is not marked with `await`",
    help: "write `await` before it")

  package static let missingTry = DiagnosticKind(
    "VM0546", "`{name}` may throw, and is not marked with `try`",
    help: "write `try` before it")

  package static let needlessTry = DiagnosticKind(
    "VM0547", "nothing here throws",
    help: "remove `try`")

  package static let needlessAwait = DiagnosticKind(
    "VM0548", "nothing here waits",
    help: "remove `await`")
}
