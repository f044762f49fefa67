import VmgenSchemaSyntax

/// VM0451–VM0458: declarations of services.
extension DiagnosticKind {
  package static let unknownService = DiagnosticKind(
    "VM0451", "unknown service `{name}`")

  package static let usedTwice = DiagnosticKind(
    "VM0452", "`{service}` is already used as `{first}`",
    help: "remove one of them")

  package static let serviceAsType = DiagnosticKind(
    "VM0453", "service `{name}` cannot be used as a type",
    help: "use it in a view model: `use … : {name}`")

  package static let throwsNoError = DiagnosticKind(
    "VM0454", "`{type}` is not an `error`",
    help: "declare it: `error … { case … \"Text\" }`")

  package static let asyncStream = DiagnosticKind(
    "VM0455", "`{name}` returns a stream, so it cannot be `async`",
    help: "remove `async`")

  package static let notSendable = DiagnosticKind(
    "VM0456", "`{type}` cannot be passed to or returned by a service, because it is not `Sendable`")

  package static let providedTwice = DiagnosticKind(
    "VM0457", "`{name}` and another service have the same provider property `{member}`",
    help: "rename one of the services")

  package static let noSuchFunction = DiagnosticKind(
    "VM0458", "`{service}` has no function `{name}`")
}
