import VmgenSchemaSyntax

/// VM0605–VM0609: titles and expectations of examples.
extension DiagnosticKind {
  package static let expectationNotBool = DiagnosticKind(
    "VM0605", "an expectation must be a `Bool`, but this is `{type}`",
    help: "compare the value: `== …`")

  package static let eventInExpectation = DiagnosticKind(
    "VM0630", "an example cannot verify the event `{name}`",
    help:
      "add a state that a step writes beside `emit {name}`, and verify it; or declare a view model with a `child` and "
      + "`on` its event, and verify what the reaction does")

  package static let duplicateExample = DiagnosticKind(
    "VM0606", "duplicate example title `{title}`",
    help: "give each example a different title")

  package static let noExpectation = DiagnosticKind(
    "VM0607", "the example has no expectation", severity: .warning, hiddenBy: .errorInDeclaration,
    help: "add `expect …`")

  package static let exampleTitle = DiagnosticKind(
    "VM0609", "the title of an example must be a string literal",
    help: "describe the behavior in a few words")
}

/// VM0601–VM0610: `given` and assignments in examples.
extension DiagnosticKind {
  package static let missingGiven = DiagnosticKind(
    "VM0601", "the example does not set {names}")

  package static let duplicateGiven = DiagnosticKind(
    "VM0602", "`{name}` is set twice with `given`",
    help: "remove one of them, or use `when` to change the value later")

  package static let notGivable = DiagnosticKind(
    "VM0603", "`{name}` is not an input of `{model}`", hiddenBy: .errorInDeclaration)

  package static let constantAssigned = DiagnosticKind(
    "VM0604", "`{name}` is a constant",
    help: "set it with `given`, or declare it as an `input`")

  package static let contextIdentifier = DiagnosticKind(
    "VM0608", "this is not a valid {part} identifier",
    help: "write an identifier such as {example}")

  package static let lateGiven = DiagnosticKind(
    "VM0610", "`{name}` is set after the view model was created",
    help: "move the `given` up, or use `when`")
}

/// VM0611–VM0616, VM0624: events in examples.
extension DiagnosticKind {
  package static let notACommand = DiagnosticKind(
    "VM0611", "`{name}` is not a command", hiddenBy: .errorInDeclaration)

  package static let notAnEdit = DiagnosticKind(
    "VM0612", "`{name}` is not an edit", hiddenBy: .errorInDeclaration)

  package static let notAsked = DiagnosticKind(
    "VM0613", "`{name}` has no such question", hiddenBy: .errorInDeclaration)

  package static let nothingOnEvent = DiagnosticKind(
    "VM0614", "the view model has no reaction to `{event}`", hiddenBy: .errorInDeclaration,
    help: "remove the step, or add `on {event}`")

  package static let notANavigator = DiagnosticKind(
    "VM0615", "`{name}` is not a navigator of this view model")

  package static let neverMade = DiagnosticKind(
    "VM0616", "`{model}` never creates a `{name}`", hiddenBy: .errorInDeclaration,
    help: "name a view model that a step navigates to")

  package static let timeBackwards = DiagnosticKind(
    "VM0624", "the clock cannot go backward",
    help: "write the time that passes: `clock += 0.5s`")
}

/// VM0619–VM0622: responses of services in examples.
extension DiagnosticKind {
  package static let answerKind = DiagnosticKind(
    "VM0619", "`{name}` cannot use `{word}`", hiddenBy: .errorInAnyDeclaration)

  package static let returnsNothing = DiagnosticKind(
    "VM0620", "`{name}` has no result", hiddenBy: .errorInAnyDeclaration,
    help: "write `returns` without a value")

  package static let returnMissing = DiagnosticKind(
    "VM0621", "missing result of `{name}`",
    help: "write a value of type `{type}` after `returns`")

  package static let errorNeedsType = DiagnosticKind(
    "VM0622", "the type of this error is ambiguous, because the function can throw any error",
    help: "write an error with its type, such as `Problem.offline`")
}

/// VM0617–VM0623: services in examples.
extension DiagnosticKind {
  package static let stubOfNoUse = DiagnosticKind(
    "VM0617", "`{model}` uses no service called `{name}`", hiddenBy: .errorInDeclaration)

  package static let stubOfNavigator = DiagnosticKind(
    "VM0618", "a navigator has no responses",
    help: "verify its navigation: `expect {name} == […]`")

  package static let queryUnanswered = DiagnosticKind(
    "VM0623", "the example does not define which `{type}` `{name}` returns",
    help: "add `given {name} returns …`")
}
