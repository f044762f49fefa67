import VmgenSchemaSyntax

/// VM0515–VM0521: the texts of edits.
extension DiagnosticKind {
  package static let dateTextNeedsPattern = DiagnosticKind(
    "VM0515", "the text of a `Date` needs a pattern",
    help: "write one: `as text(\"MM/dd/yyyy\")`, or leave `as text` out for a date picker")

  package static let noInverse = DiagnosticKind(
    "VM0516", "the text of a `{type}` cannot be read back",
    help: "say how: `as text(format: { … }, parse: { … })`")

  package static let patternOfNoDate = DiagnosticKind(
    "VM0517", "a pattern writes dates and days, not a `{type}`",
    help: "write `as text` alone, or `as text(format: { … }, parse: { … })`")

  package static let patternHasNoInverse = DiagnosticKind(
    "VM0518", "no date can be read by this pattern: {problem}",
    help: "name a part that can be changed by typing: `MM/dd/yyyy`")

  package static let formatWithoutParse = DiagnosticKind(
    "VM0519", "a text that is written in a way of its own must be read so too",
    help: "add how: `parse: { … }`")

  package static let editTextForm = DiagnosticKind(
    "VM0520", "`as text` takes a pattern, or how to write and how to read",
    help: "write `as text(\"MM/dd/yyyy\")` or `as text(format: { … }, parse: { … })`")

  package static let formatNotUndone = DiagnosticKind(
    "VM0521", "what is put around the value is not taken off again",
    help: "let `parse` remove it: `{ $0.replacing(…, with: \"\") }`")
}
