import VmgenSchemaSyntax

/// VM0605–VM0609: titles and expectations of examples.
extension DiagnosticKind {
  package static let expectationNotBool = DiagnosticKind(
    "VM0605", "an expectation must be a `Bool`, but this is `{type}`",
    help: "compare the value: `== …`")

  package static let eventInExpectation = DiagnosticKind(
    "VM0630", "an example cannot verify the event `{name}`",
    help:
      "add a state that a step writes beside `emit {name}`, and verify it; or declare a view model with a `child` and "
      + "`on` its event, and verify what the reaction does")

  package static let duplicateExample = DiagnosticKind(
    "VM0606", "duplicate example title `{title}`",
    help: "give each example a different title")

  package static let noExpectation = DiagnosticKind(
    "VM0607", "the example has no expectation", severity: .warning,
    help: "add `expect …`")

  package static let exampleTitle = DiagnosticKind(
    "VM0609", "the title of an example must be a string literal",
    help: "describe the behavior in a few words")
}
