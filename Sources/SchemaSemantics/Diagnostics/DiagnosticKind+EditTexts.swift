import VmgenSchemaSyntax

/// VM0515–VM0521: the texts of edits.
extension DiagnosticKind {
  package static let dateTextNeedsPattern = DiagnosticKind(
    "VM0515", "the text of a `Date` needs a pattern",
    help: "write `as text(\"MM/dd/yyyy\")`, or remove `as text` to use a date picker")

  package static let noInverse = DiagnosticKind(
    "VM0516", "a text cannot be parsed as `{type}`",
    help: "define the conversion: `as text(format: { … }, parse: { … })`")

  package static let patternOfNoDate = DiagnosticKind(
    "VM0517", "a pattern is for dates and days, but this is `{type}`",
    help: "write `as text` or `as text(format: { … }, parse: { … })`")

  package static let patternHasNoInverse = DiagnosticKind(
    "VM0518", "this pattern cannot be parsed: {problem}",
    help: "include a component that users can change: `MM/dd/yyyy`")

  package static let formatWithoutParse = DiagnosticKind(
    "VM0519", "`format` needs a matching `parse`",
    help: "add `parse: { … }`")

  package static let editTextForm = DiagnosticKind(
    "VM0520", "`as text` takes a pattern, or both `format` and `parse`",
    help: "write `as text(\"MM/dd/yyyy\")` or `as text(format: { … }, parse: { … })`")

  package static let formatNotUndone = DiagnosticKind(
    "VM0521", "`format` adds text that `parse` does not remove",
    help: "remove it in `parse`: `{ $0.replacing(…, with: \"\") }`")
}
