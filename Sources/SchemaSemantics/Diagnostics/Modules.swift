import VmgenSchemaSyntax

/// VM0751–VM0754: imports.
extension DiagnosticKind {
  package static let unknownModule = DiagnosticKind(
    "VM0751", "there are no schemas of a module `{module}`")

  package static let duplicateImport = DiagnosticKind(
    "VM0752", "`{module}` is imported twice", severity: .warning,
    help: "remove one of them")

  package static let notImported = DiagnosticKind(
    "VM0753", "`{name}` belongs to the module `{module}`, which this file does not import",
    help: "add `import {module}`")

  package static let declaredInModule = DiagnosticKind(
    "VM0754", "`{name}` is declared in the imported module `{module}` too",
    help: "choose another name, or use the one that is there")
}
