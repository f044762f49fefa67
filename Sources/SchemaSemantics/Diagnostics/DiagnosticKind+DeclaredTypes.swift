import VmgenSchemaSyntax

/// VM0401–VM0419: models, externs, functions and samples.
extension DiagnosticKind {
  package static let containsItself = DiagnosticKind(
    "VM0401", "`{name}` contains itself: {path}",
    help: "use an array or an identifier to break the cycle")

  package static let identifiableWithoutID = DiagnosticKind(
    "VM0410", "`{name}` is `Identifiable`, but has no field `id`",
    help: "add a field: `let id: String`")

  package static let identityNotHashable = DiagnosticKind(
    "VM0411", "the `id` cannot have type `{type}`, because it is not hashable",
    help: "use a `String`, an `Int` or a `UUID`")

  package static let duplicateKey = DiagnosticKind(
    "VM0412", "two fields have the JSON key `{key}`",
    help: "give each field a different key")

  package static let keyNotPlain = DiagnosticKind(
    "VM0413", "a JSON key must be a string literal that is not empty",
    help: "write it in quotes: `key \"avatar_url\"`")

  package static let unknownConformance = DiagnosticKind(
    "VM0414", "`{name}` is not a supported conformance here")

  package static let duplicateConformance = DiagnosticKind(
    "VM0415", "duplicate conformance `{name}`",
    help: "remove one of them")

  package static let externDetail = DiagnosticKind(
    "VM0416", "a field of an `extern model` cannot have {detail}",
    help: "remove it")

  package static let recursion = DiagnosticKind(
    "VM0417", "{name} calls itself: {path}",
    help: "rewrite it without recursion")

  package static let sampleCycle = DiagnosticKind(
    "VM0418", "sample `{name}` contains itself: {path}",
    help: "write one of the values directly")

  package static let errorNotSendable = DiagnosticKind(
    "VM0419", "an error cannot have an associated value of type `{type}`, because it is not `Sendable`")
}
