/// VM0160–VM0169: what is wrong with the form of an expression.
extension DiagnosticKind {
  package static let forcedUnwrap = DiagnosticKind(
    "VM0160", "an optional cannot be unwrapped with `!`",
    help: "give a value for nil with `??`, go on with `?.`, or use `if let`")

  package static let statementWord = DiagnosticKind(
    "VM0161", "`{word}` has no place in an expression",
    help: "{advice}")

  package static let selfReference = DiagnosticKind(
    "VM0162", "there is no `self` in a schema",
    help: "write the member's name alone")

  package static let closureInCondition = DiagnosticKind(
    "VM0163", "the closure is read as the body of this `{word}`",
    help: "put the closure in parentheses: `contains({ … })`")

  package static let severalStatements = DiagnosticKind(
    "VM0164", "braces hold one expression",
    help: "join the lines to one expression, or name parts with `let` beside the displays")

  package static let emptyClosure = DiagnosticKind(
    "VM0165", "the closure is empty",
    help: "write the value that it gives")

  package static let emptySwitch = DiagnosticKind(
    "VM0166", "the switch has no cases",
    help: "write `case pattern: value` for each case, or `default: value`")

  package static let unboundValue = DiagnosticKind(
    "VM0167", "a carried value is bound or ignored, found {found}",
    help: "write `let name`, or `_`")
}
