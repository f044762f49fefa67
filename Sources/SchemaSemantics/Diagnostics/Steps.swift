import VmgenSchemaSyntax

/// VM0549–VM0556, VM0563: what steps do.
extension DiagnosticKind {
  package static let effectInside = DiagnosticKind(
    "VM0549", "`{name}` stands inside of another expression",
    help: "name its answer first: `let … = … {name}(…)`")

  package static let stepWithoutEffect = DiagnosticKind(
    "VM0550", "the step computes a value and does nothing with it",
    help: "assign it, or remove the step")

  package static let commandAgainInside = DiagnosticKind(
    "VM0551", "`{name}` calls itself before its last step",
    help: "make it the last step: it runs once more when this run is over")

  package static let commandAsValue = DiagnosticKind(
    "VM0552", "the command `{name}` is no value",
    help: "ask how it stands: `{name}.isRunning`, `{name}.canRun`")

  package static let commandInFormula = DiagnosticKind(
    "VM0553", "the command `{name}` gives no value",
    help: "call it as a step of its own")

  package static let neverFails = DiagnosticKind(
    "VM0554", "`{name}` never fails, so that there is no `{facet}`",
    help: "remove it")

  package static let unusedParameter = DiagnosticKind(
    "VM0555", "nothing reads the parameter `{name}`", severity: .warning,
    help: "remove it, or read it in a step")

  package static let asksOutsideCommand = DiagnosticKind(
    "VM0556", "only a command can `{word}`",
    help: "put it into a command, and call that here")

  package static let endlessCommands = DiagnosticKind(
    "VM0563", "this never ends: {path}",
    help: "give one of them a gate with `when`, or take the call into an `if`")
}
