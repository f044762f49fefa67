/// VM0185–VM0190: what is wrong in the form of a step.
extension DiagnosticKind {
  package static let statementStep = DiagnosticKind(
    "VM0185", "`{word}` is no step",
    help: "{advice}")

  package static let effectPlace = DiagnosticKind(
    "VM0186", "`{word}` stands {place}",
    help: "move it there")

  package static let passedOverError = DiagnosticKind(
    "VM0187", "an error is not passed over with `try{mark}`",
    help: "write `try`; what fails is caught behind the steps, or becomes the command's error")

  package static let emptyStep = DiagnosticKind(
    "VM0188", "this step does nothing",
    help: "{advice}")

  package static let missingAnswer = DiagnosticKind(
    "VM0189", "`{place}` needs an answer, found {found}",
    help:
      "write `returns value`, `throws .case` or `held` behind it; for a stream `sends value`, `throws .case` or `ends`")

  package static let unknownEvent = DiagnosticKind(
    "VM0190", "nothing happens with {word} in an example",
    help: "{advice}")

  package static let catchPattern = DiagnosticKind(
    "VM0572", "a `catch` names cases of an error",
    help: "write `catch .offline`, or `catch` alone for every error, which is then `error`")
}
