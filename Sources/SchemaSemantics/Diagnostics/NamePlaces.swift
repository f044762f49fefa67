import VmgenSchemaSyntax

/// VM0214–VM0225: names that cannot stand where they do.
extension DiagnosticKind {
  package static let methodNotCalled = DiagnosticKind(
    "VM0214", "`{name}` is a method, and is not called",
    help: "call it: `{name}(…)`")

  package static let sampleOutOfPlace = DiagnosticKind(
    "VM0215", "the sample `{name}` stands outside examples and samples",
    help: "make it an input: samples are for examples and previews")

  package static let outOfReach = DiagnosticKind(
    "VM0216", "`{name}` cannot be read here: {reason}",
    help: "write the value itself")

  package static let viewModelAsType = DiagnosticKind(
    "VM0219", "the view model `{name}` is not a type of values",
    help: "name the model that it shows")

  package static let closureParameterOutside = DiagnosticKind(
    "VM0220", "`{name}` stands outside a closure",
    help: "name the value that it should be")

  package static let closureParameterNamed = DiagnosticKind(
    "VM0221", "`{name}` stands in a closure that names its values",
    help: "use the name before `in`")

  package static let implicitMemberNeedsType = DiagnosticKind(
    "VM0222", "what `.{name}` belongs to is not known here",
    help: "write the type before the dot")

  package static let noLabels = DiagnosticKind(
    "VM0223", "no case of `{type}` has a label",
    help: "give its cases labels: `case a \"Text\"`")

  package static let typeNotConstructible = DiagnosticKind(
    "VM0224", "a `{name}` cannot be made in a schema",
    help: "take it as an input")

  package static let noContext = DiagnosticKind(
    "VM0225", "`{name}` asks for the display context, and there is none here",
    help: "compute it in a display, or write the value itself")
}
