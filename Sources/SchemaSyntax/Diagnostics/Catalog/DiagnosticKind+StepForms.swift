/// VM0185–VM0191: the syntax of steps.
extension DiagnosticKind {
  package static let statementStep = DiagnosticKind(
    "VM0185", "`{word}` cannot be a step",
    help: "{advice}")

  package static let effectPlace = DiagnosticKind(
    "VM0186", "`{word}` belongs {place}",
    help: "move it there")

  package static let passedOverError = DiagnosticKind(
    "VM0187", "`try{mark}` is not supported",
    help: "write `try`, and handle the error with `catch`")

  package static let emptyStep = DiagnosticKind(
    "VM0188", "the step has no effect",
    help: "{advice}")

  package static let missingAnswer = DiagnosticKind(
    "VM0189", "`{place}` needs a response, found {found}",
    help: "write `returns value`, `throws .case` or `held`; for a stream, write `sends value`, `throws .case` or `ends`"
  )

  package static let unknownEvent = DiagnosticKind(
    "VM0190", "expected an event, found {word}",
    help: "{advice}")

  package static let loopNames = DiagnosticKind(
    "VM0191", "a `for` has one name",
    help: "write `for {name} in {elements}`, and read {parts}")

  package static let catchPattern = DiagnosticKind(
    "VM0572", "expected a case of an error after `catch`",
    help: "write `catch .offline`, or `catch` alone to handle every error as `error`")
}
