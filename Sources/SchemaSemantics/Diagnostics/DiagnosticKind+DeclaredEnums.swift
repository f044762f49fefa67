import VmgenSchemaSyntax

/// VM0402–VM0409: enums and their raw values.
extension DiagnosticKind {
  package static let rawTypeKind = DiagnosticKind(
    "VM0402", "the raw type cannot be `{type}`",
    help: "use `String` or `Int`")

  package static let rawValueWithCarried = DiagnosticKind(
    "VM0403", "`{case}` has associated values, but `{type}` has raw values",
    help: "remove the raw type or the associated values")

  package static let rawValueWithoutType = DiagnosticKind(
    "VM0404", "`{type}` has no raw type, so its cases cannot have raw values",
    help: "add the raw type: `enum {type}: {raw}`")

  package static let rawValueKind = DiagnosticKind(
    "VM0405", "a raw value must be a literal of type `{type}`",
    help: "write a literal, or change the raw type")

  package static let duplicateRawValue = DiagnosticKind(
    "VM0406", "duplicate raw value `{value}`",
    help: "give each case a different raw value")

  package static let emptyEnum = DiagnosticKind(
    "VM0407", "`{name}` has no cases",
    help: "add a case")

  package static let carriedDefault = DiagnosticKind(
    "VM0409", "an associated value of `{case}` cannot have a default",
    help: "remove the default")
}
