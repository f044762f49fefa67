import VmgenSchemaSyntax

/// VM0611–VM0616, VM0624: events in examples.
extension DiagnosticKind {
  package static let notACommand = DiagnosticKind(
    "VM0611", "`{name}` is not a command")

  package static let notAnEdit = DiagnosticKind(
    "VM0612", "`{name}` is not an edit")

  package static let notAsked = DiagnosticKind(
    "VM0613", "`{name}` has no such question")

  package static let nothingOnEvent = DiagnosticKind(
    "VM0614", "the view model has no reaction to `{event}`",
    help: "remove the step, or add `on {event}`")

  package static let notANavigator = DiagnosticKind(
    "VM0615", "`{name}` is not a navigator of this view model")

  package static let neverMade = DiagnosticKind(
    "VM0616", "`{model}` never creates a `{name}`",
    help: "name a view model that a step navigates to")

  package static let timeBackwards = DiagnosticKind(
    "VM0624", "the clock cannot go backward",
    help: "write the time that passes: `clock += 0.5s`")
}
