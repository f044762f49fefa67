import VmgenSchemaSyntax

/// VM0501–VM0505: view models and their graph.
extension DiagnosticKind {
  package static let derivedCycle = DiagnosticKind(
    "VM0501", "`{name}` depends on itself: {path}",
    help: "compute one of them from the inputs alone")

  package static let unusedInput = DiagnosticKind(
    "VM0502", "nothing reads the {kind} `{name}`", severity: .warning,
    help: "remove it, or show something of it")

  package static let unusedConstant = DiagnosticKind(
    "VM0503", "nothing reads `{name}`", severity: .warning,
    help: "remove it, or make it a `display` if a view shows it")

  package static let unusedCustom = DiagnosticKind(
    "VM0504", "nothing calls the custom `{name}`", severity: .warning,
    help: "remove it, or call it in a display")

  package static let notKept = DiagnosticKind(
    "VM0505", "a value of `{type}` cannot be kept in a view model",
    help: "use it where it is needed")
}
