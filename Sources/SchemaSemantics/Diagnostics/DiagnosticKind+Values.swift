import VmgenSchemaSyntax

/// VM0339–VM0352: literals and operands.
extension DiagnosticKind {
  package static let divisionByZero = DiagnosticKind(
    "VM0339", "the right operand of `{operator}` is always 0", severity: .warning,
    help: "`x / 0` is 0, and `x % 0` is x, for every x")

  package static let badLiteral = DiagnosticKind(
    "VM0340", "`{text}` is not a valid {type}",
    help: "write a value such as {example}")

  package static let literalNeeded = DiagnosticKind(
    "VM0341", "`{name}` needs a string literal",
    help: "write a value such as {example}")

  package static let badFormatPattern = DiagnosticKind(
    "VM0342", "invalid format pattern: {problem}")

  package static let confusedDateLetter = DiagnosticKind("VM0343", "{meanings}", severity: .warning)

  package static let nestedOptional = DiagnosticKind(
    "VM0346", "`{type}` is already optional",
    help: "remove the second `?`")

  package static let operandNotBool = DiagnosticKind(
    "VM0350", "`{operator}` requires a `Bool`, not `{type}`")

  package static let caseCarriesNothing = DiagnosticKind(
    "VM0351", "`{case}` has no associated values",
    help: "remove the parentheses")

  package static let badTextPattern = DiagnosticKind(
    "VM0352", "invalid text pattern: {problem}", severity: .warning,
    help: "correct the pattern, or write `\\` before a literal bracket")
}
