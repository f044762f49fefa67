import VmgenSchemaSyntax

/// VM0331–VM0336: patterns.
extension DiagnosticKind {
  package static let patternType = DiagnosticKind(
    "VM0331", "a pattern of `{found}` never matches `{type}`",
    help: "match a value of `{type}`")

  package static let patternNotEnum = DiagnosticKind(
    "VM0332", "the pattern names a case, and `{type}` has none",
    help: "match a value, or switch over an enum")

  package static let patternBindings = DiagnosticKind(
    "VM0333", "`{case}` carries {count}",
    help: "name each, with `_` for one not used, or none at all")

  package static let patternLabel = DiagnosticKind(
    "VM0334", "`{found}:` in the pattern where the case has {expected}",
    help: "write the case's own label, or leave it out")

  package static let alternativeBindings = DiagnosticKind(
    "VM0335", "not every pattern of the case binds `{name}`, with the same type",
    help: "bind it in all of them, or give each a case of its own")

  package static let unusedBinding = DiagnosticKind(
    "VM0336", "nothing reads `{name}`", severity: .warning,
    help: "write `_` instead")
}
