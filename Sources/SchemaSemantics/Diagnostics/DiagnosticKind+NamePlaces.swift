import VmgenSchemaSyntax

/// VM0214–VM0225: names in the wrong place.
extension DiagnosticKind {
  package static let methodNotCalled = DiagnosticKind(
    "VM0214", "`{name}` is a method, but is not called",
    help: "add parentheses: `{name}(…)`")

  package static let sampleOutOfPlace = DiagnosticKind(
    "VM0215", "sample `{name}` is used outside examples and samples",
    help:
      "declare a function that returns the value, `func {name}() -> {type} = …`, instead of the sample, and call it; or use an input"
  )

  package static let outOfReach = DiagnosticKind(
    "VM0216", "`{name}` cannot be read here: {reason}",
    help: "write the value itself")

  package static let viewModelAsType = DiagnosticKind(
    "VM0219", "view model `{name}` cannot be used as a type",
    help: "use the model that it displays")

  package static let closureParameterOutside = DiagnosticKind(
    "VM0220", "`{name}` is only available in a closure",
    help: "write the name of a value")

  package static let closureParameterNamed = DiagnosticKind(
    "VM0221", "`{name}` cannot be used in a closure with named parameters",
    help: "use the name before `in`")

  package static let implicitMemberNeedsType = DiagnosticKind(
    "VM0222", "the type of `.{name}` is unknown",
    help: "write the type before the dot")

  package static let noLabels = DiagnosticKind(
    "VM0223", "`{type}` has no labels",
    help: "add labels to its cases: `case a \"Text\"`")

  package static let typeNotConstructible = DiagnosticKind(
    "VM0224", "a schema cannot create values of type `{name}`",
    help: "use an input")

  package static let noContext = DiagnosticKind(
    "VM0225", "`{name}` needs the display context, which is not available here",
    help: "compute the value in a display, or write it directly")
}
