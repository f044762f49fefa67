/// VM0144–VM0159: the syntax of declarations, members and types.
extension DiagnosticKind {
  package static let missingColon = DiagnosticKind(
    "VM0144", "missing `:` between `{name}` and its type")

  package static let missingType = DiagnosticKind(
    "VM0145", "`{name}` needs a type",
    help: "write `{name}: Type = value`")

  package static let missingEqual = DiagnosticKind(
    "VM0146", "missing `=` before the value",
    help: "write `=` after {place}")

  package static let wrongSign = DiagnosticKind(
    "VM0147", "expected `{expected}`, found `{found}`",
    help: "write `{expected}`")

  package static let braceBody = DiagnosticKind(
    "VM0148", "the value must follow `=`, without braces",
    help: "write `= value`")

  package static let computedField = DiagnosticKind(
    "VM0149", "a field of a model cannot be computed",
    help: "write a `display` in a view model, or a `func`")

  package static let customBody = DiagnosticKind(
    "VM0150", "custom `{name}` cannot have a body, because it is implemented in Swift",
    help: "remove the body, or declare a `func` beside the view model instead")

  package static let effect = DiagnosticKind(
    "VM0151", "a function cannot be `{word}`",
    help: "remove `{word}`; return an optional if there may be no result")

  package static let untitledExample = DiagnosticKind(
    "VM0152", "the title of an example must be a string",
    help: "write `example \"behavior\" { … }`")

  package static let genericType = DiagnosticKind(
    "VM0153", "`{type}<…>` is not supported",
    help: "write {form}")

  package static let repeatedWord = DiagnosticKind(
    "VM0156", "`{word}` is written twice",
    help: "remove one of them")

  package static let localInExample = DiagnosticKind(
    "VM0155", "an example has no local values",
    help: "write the value where it is used, or declare it outside of the view model: `sample {name}: T = …`")

  package static let implicitlyUnwrapped = DiagnosticKind(
    "VM0154", "implicitly unwrapped types are not supported",
    help: "write `?`, and provide a value for nil with `??` or `if let`")
}
