import VmgenSchemaSyntax

/// VM0549–VM0556, VM0563: the effects of steps.
extension DiagnosticKind {
  package static let effectInside = DiagnosticKind(
    "VM0549", "`{name}` cannot be called inside another expression",
    help: "assign its result first: `let … = … {name}(…)`")

  package static let stepWithoutEffect = DiagnosticKind(
    "VM0550", "the step computes a value but does not use it",
    help: "assign the value, or remove the step")

  package static let commandAgainInside = DiagnosticKind(
    "VM0551", "`{name}` calls itself before its last step",
    help: "move the call to the end")

  package static let commandAsValue = DiagnosticKind(
    "VM0552", "command `{name}` is not a value",
    help: "read its status: `{name}.isRunning`, `{name}.canRun`")

  package static let commandInFormula = DiagnosticKind(
    "VM0553", "command `{name}` has no result",
    help: "call it as a step")

  package static let neverFails = DiagnosticKind(
    "VM0554", "`{name}` never fails, so it has no `{facet}`",
    help: "remove it")

  package static let unusedParameter = DiagnosticKind(
    "VM0555", "parameter `{name}` is never used", severity: .warning,
    help: "remove it, or use it in a step")

  package static let asksOutsideCommand = DiagnosticKind(
    "VM0556", "only a command can use `{word}`",
    help: "move it to a command, and call the command here")

  package static let endlessCommands = DiagnosticKind(
    "VM0563", "these commands call each other endlessly: {path}",
    help: "add a `when` condition to one of them, or put the call into an `if`")
}
