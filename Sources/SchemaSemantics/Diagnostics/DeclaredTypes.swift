import VmgenSchemaSyntax

/// VM0401–VM0419: models, externs, functions and samples.
extension DiagnosticKind {
  package static let containsItself = DiagnosticKind(
    "VM0401", "`{name}` holds itself, and so has no finite size: {path}",
    help: "break the circle with an array, or with an id")

  package static let identifiableWithoutID = DiagnosticKind(
    "VM0410", "`{name}` is `Identifiable`, and has no field `id`",
    help: "add one: `let id: String`")

  package static let identityNotHashable = DiagnosticKind(
    "VM0411", "an `id` of `{type}` cannot tell values apart",
    help: "use a `String`, an `Int` or a `UUID`")

  package static let duplicateKey = DiagnosticKind(
    "VM0412", "two fields have the JSON key `{key}`",
    help: "give each a key of its own")

  package static let keyNotPlain = DiagnosticKind(
    "VM0413", "a JSON key is text, written out and not empty",
    help: "write it in quotes: `key \"avatar_url\"`")

  package static let unknownConformance = DiagnosticKind(
    "VM0414", "`{name}` cannot be named here")

  package static let duplicateConformance = DiagnosticKind(
    "VM0415", "`{name}` is named twice",
    help: "remove one of them")

  package static let externDetail = DiagnosticKind(
    "VM0416", "a field of an `extern model` has no {detail}: the app's own type says that",
    help: "remove it")

  package static let recursion = DiagnosticKind(
    "VM0417", "{name} calls itself: {path}",
    help: "compute it without: the language has no recursion")

  package static let sampleCycle = DiagnosticKind(
    "VM0418", "the sample `{name}` is made of itself: {path}",
    help: "write one of the values out")

  package static let errorNotSendable = DiagnosticKind(
    "VM0419", "an error cannot carry a `{type}`: it is not `Sendable`")
}
