import VmgenSchemaSyntax

/// VM0628–VM0629: `services`.
extension DiagnosticKind {
  package static let emptyServiceContainer = DiagnosticKind(
    "VM0628", "`{name}` contains no services",
    help: "declare a service: `service Session { … }`")

  package static let listedTwice = DiagnosticKind(
    "VM0629", "`{name}` is already in the list",
    help: "remove it")
}
