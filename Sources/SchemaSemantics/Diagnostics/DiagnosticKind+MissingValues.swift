import VmgenSchemaSyntax

/// VM0323–VM0328: interpolations, nil and optionals.
extension DiagnosticKind {
  package static let interpolatedOptional = DiagnosticKind(
    "VM0323", "`{type}` can be nil and cannot be interpolated")

  package static let interpolatedType = DiagnosticKind(
    "VM0324", "`{type}` cannot be interpolated")

  package static let nilNeedsType = DiagnosticKind(
    "VM0325", "the type of `nil` is unknown",
    help: "declare the type, `display x: String? = nil`, or write a value beside `nil` with its type: `Size.small`")

  package static let emptyCollectionNeedsType = DiagnosticKind(
    "VM0326", "the element type of `{literal}` is unknown",
    help: "declare the type: `display x: [String] = []`")

  package static let nilForValue = DiagnosticKind(
    "VM0327", "expected `{type}`, found `nil`",
    help: "make the type optional, `{type}?`, or write a value")

  package static let neverNil = DiagnosticKind(
    "VM0328", "`{type}` is never nil",
    help: "remove the comparison")
}
