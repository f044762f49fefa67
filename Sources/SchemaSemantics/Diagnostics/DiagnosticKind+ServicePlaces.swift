import VmgenSchemaSyntax

/// VM0459–VM0465: uses of services.
extension DiagnosticKind {
  package static let serviceNotCalled = DiagnosticKind(
    "VM0459", "`{name}` is a function, but is not called",
    help: "add parentheses: `{name}(…)`")

  package static let serviceAsValue = DiagnosticKind(
    "VM0460", "service `{name}` is not a value",
    help: "call one of its functions: `{name}.…(…)`")

  package static let effectInFormula = DiagnosticKind(
    "VM0461", "`{name}` cannot be called in a formula, because it {effect}",
    help: "call it in a `command`, and store the result in a `state`")

  package static let streamInFormula = DiagnosticKind(
    "VM0462", "`{name}` returns a stream, not a value",
    help: "store the latest value: `follow … from {name}(…)`")

  package static let noResult = DiagnosticKind(
    "VM0463", "`{name}` has no result",
    help: "call it as a step")

  package static let unusedUse = DiagnosticKind(
    "VM0464", "service `{name}` is never used", severity: .warning,
    help: "remove it, or call one of its functions")

  package static let callsOutsideExample = DiagnosticKind(
    "VM0465", "recorded calls are only available in examples",
    help: "store the value in a `state`")

  package static let noSuchParameter = DiagnosticKind(
    "VM0466", "`{function}` has no parameter `{name}`")
}
