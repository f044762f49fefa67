import VmgenSchemaSyntax

/// VM0323–VM0328: interpolations, nil and what may be missing.
extension DiagnosticKind {
  package static let interpolatedOptional = DiagnosticKind(
    "VM0323", "`{type}` may be nil, and cannot be put into text as it is")

  package static let interpolatedType = DiagnosticKind(
    "VM0324", "`{type}` cannot be put into text as it is")

  package static let nilNeedsType = DiagnosticKind(
    "VM0325", "the type of this `nil` is not known",
    help: "say the type: `display x: String? = nil`")

  package static let emptyCollectionNeedsType = DiagnosticKind(
    "VM0326", "the type of the elements of `{literal}` is not known",
    help: "say the type: `display x: [String] = []`")

  package static let nilForValue = DiagnosticKind(
    "VM0327", "`nil` stands where `{type}` is needed",
    help: "make the type optional, `{type}?`, or write a value")

  package static let neverNil = DiagnosticKind(
    "VM0328", "`{type}` is never nil",
    help: "remove the comparison")
}
