import VmgenSchemaSyntax

/// VM0451–VM0458: services and what they are declared with.
extension DiagnosticKind {
  package static let unknownService = DiagnosticKind(
    "VM0451", "there is no service `{name}` here")

  package static let usedTwice = DiagnosticKind(
    "VM0452", "`{service}` is used already, as `{first}`",
    help: "remove one of the two")

  package static let serviceAsType = DiagnosticKind(
    "VM0453", "the service `{name}` is not a type of values",
    help: "name it in a view model: `use … : {name}`")

  package static let throwsNoError = DiagnosticKind(
    "VM0454", "`{type}` is not an `error`",
    help: "declare it: `error … { case … \"Text\" }`")

  package static let asyncStream = DiagnosticKind(
    "VM0455", "`{name}` gives a stream, which waits by itself",
    help: "remove `async`")

  package static let notSendable = DiagnosticKind(
    "VM0456", "a `{type}` cannot go to a service or come from one: it is not `Sendable`")

  package static let providedTwice = DiagnosticKind(
    "VM0457", "`{name}` and another service are both provided as `{member}`",
    help: "rename one of them")

  package static let noSuchFunction = DiagnosticKind(
    "VM0458", "`{service}` has no function `{name}`")
}
