/// VM0144–VM0159: what is wrong inside a declaration, member or type.
extension DiagnosticKind {
  package static let missingColon = DiagnosticKind(
    "VM0144", "`:` is missing between `{name}` and its type")

  package static let missingType = DiagnosticKind(
    "VM0145", "`{name}` needs a type",
    help: "write `{name}: Type = value`")

  package static let missingEqual = DiagnosticKind(
    "VM0146", "`=` is missing before the value",
    help: "write `=` after {place}")

  package static let wrongSign = DiagnosticKind(
    "VM0147", "expected `{expected}`, found `{found}`",
    help: "write `{expected}`")

  package static let braceBody = DiagnosticKind(
    "VM0148", "a value stands behind `=`, not in braces",
    help: "write `= value`")

  package static let computedField = DiagnosticKind(
    "VM0149", "a model's field is stored, not computed",
    help: "derive the value in a view model's `display`, or with a `func`")

  package static let customBody = DiagnosticKind(
    "VM0150", "the body of custom `{name}` is written in Swift",
    help: "end the line here, or write `func` beside the view model for a formula of the language")

  package static let effect = DiagnosticKind(
    "VM0151", "a function cannot be `{word}`",
    help: "take it away; give an optional where there may be no result")

  package static let untitledExample = DiagnosticKind(
    "VM0152", "an example's title is a string",
    help: "write `example \"what it shows\" { … }`")

  package static let genericType = DiagnosticKind(
    "VM0153", "`{type}<…>` is written otherwise",
    help: "write {form}")

  package static let implicitlyUnwrapped = DiagnosticKind(
    "VM0154", "a type cannot be implicitly unwrapped",
    help: "write `?`, and say with `??` or `if let` what stands for nil")
}
