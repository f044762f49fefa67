/// VM0160–VM0169: the syntax of expressions.
extension DiagnosticKind {
  package static let forcedUnwrap = DiagnosticKind(
    "VM0160", "forced unwrapping with `!` is not supported",
    help: "provide a value for nil with `??`, or use `?.` or `if let`")

  package static let statementWord = DiagnosticKind(
    "VM0161", "`{word}` is not allowed in an expression",
    help: "{advice}")

  package static let selfReference = DiagnosticKind(
    "VM0162", "`self` is not available in a schema",
    help: "write the name of the member without `self`, and rename a parameter that has the same name")

  package static let closureInCondition = DiagnosticKind(
    "VM0163", "{body} here, not a closure",
    help: "put the closure in parentheses: `contains({ … })`")

  package static let severalStatements = DiagnosticKind(
    "VM0164", "braces can contain only one expression",
    help: "combine the lines into one expression, or name parts with `let` in the view model")

  package static let emptyClosure = DiagnosticKind(
    "VM0165", "the closure is empty",
    help: "write the value that it returns")

  package static let emptySwitch = DiagnosticKind(
    "VM0166", "the `switch` has no cases",
    help: "write `case pattern: value` for each case, or `default: value`")

  package static let unboundValue = DiagnosticKind(
    "VM0167", "expected `let` or `_` for an associated value, found {found}",
    help: "write `let name` or `_`")
}
