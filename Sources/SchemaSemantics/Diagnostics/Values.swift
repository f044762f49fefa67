import VmgenSchemaSyntax

/// VM0339–VM0352: fixed values and operands.
extension DiagnosticKind {
  package static let divisionByZero = DiagnosticKind(
    "VM0339", "the right side of `{operator}` is always 0", severity: .warning,
    help: "`x / 0` is 0 and `x % 0` is x, whatever x is")

  package static let badLiteral = DiagnosticKind(
    "VM0340", "`{text}` is no `{type}`",
    help: "write {example}")

  package static let literalNeeded = DiagnosticKind(
    "VM0341", "`{name}` takes one text, written out",
    help: "write {example}")

  package static let badFormatPattern = DiagnosticKind(
    "VM0342", "the pattern cannot be right: {problem}")

  package static let weekYear = DiagnosticKind(
    "VM0343", "`Y` is the year that a week belongs to, which differs around New Year", severity: .warning,
    help: "write `y`, the calendar's year")

  package static let nestedOptional = DiagnosticKind(
    "VM0346", "`{type}` is optional already",
    help: "remove the second `?`")

  package static let operandNotBool = DiagnosticKind(
    "VM0350", "`{operator}` takes `Bool`, not `{type}`")

  package static let caseCarriesNothing = DiagnosticKind(
    "VM0351", "`{case}` carries no values",
    help: "remove the parentheses")

  package static let badTextPattern = DiagnosticKind(
    "VM0352", "the pattern matches no text: {problem}", severity: .warning,
    help: "mend it, or write a `\\` before a bracket that is meant as one")
}
