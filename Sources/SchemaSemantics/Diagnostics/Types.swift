import VmgenSchemaSyntax

/// VM0301–VM0312: values of one type where another is needed, and operators.
extension DiagnosticKind {
  package static let typeMismatch = DiagnosticKind(
    "VM0301", "`{found}` stands where `{expected}` is needed")

  package static let optionalMismatch = DiagnosticKind(
    "VM0302", "`{found}` may be nil where `{expected}` is needed")

  package static let memberOfOptional = DiagnosticKind(
    "VM0303", "`{name}` is read from `{type}`, which may be nil",
    help: "read it with `?.`, and say with `??` what nil shows")

  package static let chainOnValue = DiagnosticKind(
    "VM0304", "`?` stands behind a `{type}`, which is never nil",
    help: "remove the `?`")

  package static let operatorTypes = DiagnosticKind(
    "VM0305", "`{operator}` does not take `{left}` and `{right}`")

  package static let prefixOperatorType = DiagnosticKind(
    "VM0306", "`{operator}` does not take `{type}`")

  package static let incomparable = DiagnosticKind(
    "VM0307", "`{operator}` compares `{left}` with `{right}`, which are never equal")

  package static let notEquatable = DiagnosticKind(
    "VM0308", "values of `{type}` cannot be compared",
    help: "compare one of its fields")

  package static let neverNilDefault = DiagnosticKind(
    "VM0309", "the value before `??` is `{type}`, which is never nil", severity: .warning,
    help: "remove the `??` and what follows it")

  package static let conditionNotBool = DiagnosticKind(
    "VM0310", "the condition is `{type}`, not `Bool`")

  package static let branchTypes = DiagnosticKind(
    "VM0311", "this {kind} is `{second}`, and another is `{first}`",
    help: "bring them to one type")

  package static let missingElse = DiagnosticKind(
    "VM0312", "the `if` has no `else`, and so no value where its condition is false",
    help: "add `else` with the value for that")
}
