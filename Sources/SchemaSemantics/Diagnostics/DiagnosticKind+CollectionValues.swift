import VmgenSchemaSyntax

/// VM0344–VM0353: arrays, dictionaries and ranges.
extension DiagnosticKind {
  package static let keyNotHashable = DiagnosticKind(
    "VM0344", "`{type}` cannot be the key type of a dictionary",
    help: "use a `String`, an `Int` or an enum")

  package static let constraintUnmet = DiagnosticKind(
    "VM0345", "`{name}` requires values that can be {constraint}, but `{type}` values cannot")

  package static let rangeBounds = DiagnosticKind(
    "VM0347", "a range of `{type}` is not possible",
    help: "use `Int`, `Double`, `Decimal`, `Date`, `Day` or `Duration`")

  package static let noIndex = DiagnosticKind(
    "VM0348", "`{type}` has no index",
    help: "use an index with an array or a dictionary")

  package static let duplicateDictionaryKey = DiagnosticKind(
    "VM0349", "duplicate key `{key}`",
    help: "remove one of the entries")

  package static let rangeTooLong = DiagnosticKind(
    "VM0353", "`{range}` contains more than 100,000 integers, and `{name}` visits each",
    help: "write a range of at most 100,000 integers")
}
