import VmgenSchemaSyntax

/// VM0605–VM0609: examples, and what they expect.
extension DiagnosticKind {
  package static let expectationNotBool = DiagnosticKind(
    "VM0605", "what is expected is `{type}`, not `Bool`",
    help: "compare it with the value expected: `== …`")

  package static let duplicateExample = DiagnosticKind(
    "VM0606", "two examples are called `{title}`",
    help: "say what differs between them")

  package static let noExpectation = DiagnosticKind(
    "VM0607", "the example expects nothing", severity: .warning,
    help: "add `expect …`")

  package static let exampleTitle = DiagnosticKind(
    "VM0609", "the title of an example is text, written out",
    help: "say in a few words what the example shows")
}
