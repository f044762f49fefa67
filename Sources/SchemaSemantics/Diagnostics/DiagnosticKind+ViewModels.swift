import VmgenSchemaSyntax

/// VM0501–VM0505: view models and their dependency graph.
extension DiagnosticKind {
  package static let derivedCycle = DiagnosticKind(
    "VM0501", "`{name}` depends on itself: {path}",
    help: "compute one of them from inputs only")

  package static let unusedInput = DiagnosticKind(
    "VM0502", "{kind} `{name}` is never used", severity: .warning,
    help: "remove it, or use it in a display")

  package static let unusedConstant = DiagnosticKind(
    "VM0503", "`{name}` is never used", severity: .warning,
    help: "remove it, or make it a `display` if a view shows it")

  package static let unusedCustom = DiagnosticKind(
    "VM0504", "custom `{name}` is never used", severity: .warning,
    help: "remove it, or call it in a display")

  package static let notStorable = DiagnosticKind(
    "VM0505", "a view model cannot store a value of type `{type}`",
    help: "write the value where it is used")
}
