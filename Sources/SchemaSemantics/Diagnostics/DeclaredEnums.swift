import VmgenSchemaSyntax

/// VM0402–VM0409: enums and their raw values.
extension DiagnosticKind {
  package static let rawTypeKind = DiagnosticKind(
    "VM0402", "raw values cannot be `{type}`",
    help: "use `String` or `Int`")

  package static let rawValueWithCarried = DiagnosticKind(
    "VM0403", "`{case}` carries a value, and `{type}` has raw values",
    help: "remove the raw type, or the carried value")

  package static let rawValueWithoutType = DiagnosticKind(
    "VM0404", "a raw value, and `{type}` has no raw type",
    help: "write the raw type: `enum {type}: {raw}`")

  package static let rawValueKind = DiagnosticKind(
    "VM0405", "a raw value must be of type `{type}`, and written out",
    help: "write one, or change the raw type")

  package static let duplicateRawValue = DiagnosticKind(
    "VM0406", "the raw value `{value}` is taken",
    help: "give each case a raw value of its own")

  package static let emptyEnum = DiagnosticKind(
    "VM0407", "`{name}` has no cases",
    help: "add a case: a value of it could never be made")

  package static let carriedDefault = DiagnosticKind(
    "VM0409", "a value that `{case}` carries cannot have a default",
    help: "remove the default")
}
