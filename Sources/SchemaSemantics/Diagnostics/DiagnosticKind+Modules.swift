import VmgenSchemaSyntax

/// VM0751–VM0754: imports.
extension DiagnosticKind {
  package static let unknownModule = DiagnosticKind(
    "VM0751", "module `{module}` has no schemas")

  package static let duplicateImport = DiagnosticKind(
    "VM0752", "`{module}` is imported twice", severity: .warning,
    help: "remove one of the imports")

  package static let notImported = DiagnosticKind(
    "VM0753", "`{name}` belongs to module `{module}`, which this file does not import",
    help: "add `import {module}`")

  package static let declaredInModule = DiagnosticKind(
    "VM0754", "`{name}` is already declared in the imported module `{module}`",
    help: "rename it, or use the existing declaration")
}
