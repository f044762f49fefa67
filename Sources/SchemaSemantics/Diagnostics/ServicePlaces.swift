import VmgenSchemaSyntax

/// VM0459–VM0465: where the functions of services are named.
extension DiagnosticKind {
  package static let serviceNotCalled = DiagnosticKind(
    "VM0459", "`{name}` is a function, and is not called",
    help: "call it: `{name}(…)`")

  package static let serviceAsValue = DiagnosticKind(
    "VM0460", "the service `{name}` is no value",
    help: "call one of its functions: `{name}.…(…)`")

  package static let effectInFormula = DiagnosticKind(
    "VM0461", "`{name}` cannot stand in a formula: it {effect}",
    help: "call it in a `command`, and keep the answer in a `state`")

  package static let streamInFormula = DiagnosticKind(
    "VM0462", "`{name}` sends one value after the other, and is no value itself",
    help: "keep the latest: `follow … from {name}(…)`")

  package static let noResult = DiagnosticKind(
    "VM0463", "`{name}` gives no result",
    help: "call it as a step of its own")

  package static let unusedUse = DiagnosticKind(
    "VM0464", "nothing asks the service `{name}`", severity: .warning,
    help: "remove it, or call one of its functions")

  package static let callsOutsideExample = DiagnosticKind(
    "VM0465", "how a function was called is known in examples alone",
    help: "keep what is to be shown in a `state`")

  package static let noSuchParameter = DiagnosticKind(
    "VM0466", "`{function}` takes no `{name}`")
}
