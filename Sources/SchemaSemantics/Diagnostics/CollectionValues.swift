import VmgenSchemaSyntax

/// VM0344–VM0349: arrays, dictionaries and ranges.
extension DiagnosticKind {
  package static let keyNotHashable = DiagnosticKind(
    "VM0344", "`{type}` cannot be a dictionary's key",
    help: "use a `String`, an `Int` or an enum")

  package static let constraintUnmet = DiagnosticKind(
    "VM0345", "`{name}` needs values that can be {constraint}, and `{type}` cannot")

  package static let rangeBounds = DiagnosticKind(
    "VM0347", "there are no ranges of `{type}`",
    help: "use `Int`, `Double`, `Decimal`, `Date` or `Day`")

  package static let noIndex = DiagnosticKind(
    "VM0348", "`{type}` has no elements to take by index",
    help: "index an array or a dictionary")

  package static let duplicateDictionaryKey = DiagnosticKind(
    "VM0349", "the key `{key}` stands twice",
    help: "remove one of them")
}
