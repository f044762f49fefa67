import VmgenSchemaSyntax

/// VM0541–VM0548: commands, `try` and `await`.
extension DiagnosticKind {
  package static let gateNotBool = DiagnosticKind(
    "VM0541", "the condition of a command must be a `Bool`, but this is `{type}`")

  package static let idlePolicy = DiagnosticKind(
    "VM0543", "`{policy}` has no effect, because the command never suspends", severity: .warning,
    help: "remove `{policy}`")

  package static let idleBusy = DiagnosticKind(
    "VM0544", "the text is never displayed, because `{name}` never suspends", severity: .warning,
    help: "remove `busy`")

  package static let missingAwait = DiagnosticKind(
    "VM0545", "`{name}` is `async`, but the call is not marked with `await`",
    help: "write `await` before the call")

  package static let missingTry = DiagnosticKind(
    "VM0546", "`{name}` can throw, but the call is not marked with `try`",
    help: "write `try` before the call")

  package static let needlessTry = DiagnosticKind(
    "VM0547", "nothing here throws",
    help: "remove `try`")

  package static let needlessAwait = DiagnosticKind(
    "VM0548", "nothing here suspends",
    help: "remove `await`")
}
