import VmgenSchemaSyntax

/// VM0331–VM0336: patterns.
extension DiagnosticKind {
  package static let patternType = DiagnosticKind(
    "VM0331", "a pattern of type `{found}` cannot match `{type}`",
    help: "write a pattern of type `{type}`")

  package static let patternNotEnum = DiagnosticKind(
    "VM0332", "`{type}` has no cases",
    help: "match a value, or switch over an enum")

  package static let patternBindings = DiagnosticKind(
    "VM0333", "`{case}` has {count}",
    help: "bind each value, with `_` for unused ones, or omit the parentheses")

  package static let patternLabel = DiagnosticKind(
    "VM0334", "the pattern has the label `{found}:`, but the case has {expected}",
    help: "use the label of the case, or omit it")

  package static let alternativeBindings = DiagnosticKind(
    "VM0335", "not every pattern of this case binds `{name}` with the same type",
    help: "bind it in every pattern, or write separate cases")

  package static let unusedBinding = DiagnosticKind(
    "VM0336", "`{name}` is never used", severity: .warning,
    help: "write `_` instead")
}
