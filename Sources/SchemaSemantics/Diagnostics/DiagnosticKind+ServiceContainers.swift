import VmgenSchemaSyntax

/// VM0705–VM0706: `services`.
extension DiagnosticKind {
  package static let emptyServiceContainer = DiagnosticKind(
    "VM0705", "`{name}` contains no services",
    help: "declare a service: `service Session { … }`")

  package static let listedTwice = DiagnosticKind(
    "VM0706", "`{name}` is already in the list",
    help: "remove it")
}
