import VmgenSchemaSyntax

/// VM0301–VM0312: type mismatches and operators.
extension DiagnosticKind {
  package static let typeMismatch = DiagnosticKind(
    "VM0301", "expected `{expected}`, found `{found}`")

  package static let optionalMismatch = DiagnosticKind(
    "VM0302", "expected `{expected}`, but `{found}` can be nil")

  package static let memberOfOptional = DiagnosticKind(
    "VM0303", "`{name}` is a member of `{type}`, which can be nil",
    help: "use `?.`, and provide a value for nil with `?? …`")

  package static let chainOnValue = DiagnosticKind(
    "VM0304", "`{type}` is never nil, so `?` has no effect",
    help: "remove the `?`")

  package static let operatorTypes = DiagnosticKind(
    "VM0305", "`{operator}` cannot be applied to `{left}` and `{right}`")

  package static let prefixOperatorType = DiagnosticKind(
    "VM0306", "`{operator}` cannot be applied to `{type}`")

  package static let incomparable = DiagnosticKind(
    "VM0307", "`{left}` and `{right}` are never equal")

  package static let notEquatable = DiagnosticKind(
    "VM0308", "values of type `{type}` cannot be compared",
    help: "compare one of their fields")

  package static let neverNilDefault = DiagnosticKind(
    "VM0309", "the value before `??` is `{type}`, which is never nil", severity: .warning,
    help: "remove the `??` and the value after it")

  package static let conditionNotBool = DiagnosticKind(
    "VM0310", "the condition must be a `Bool`, but this is `{type}`")

  package static let branchTypes = DiagnosticKind(
    "VM0311", "this {kind} is `{second}`, but another is `{first}`",
    help: "use the same type in all of them")

  package static let missingElse = DiagnosticKind(
    "VM0312", "the `if` has no `else`",
    help: "add `else` with a value")
}
