import VmgenSchemaSyntax

/// VM0611–VM0616, VM0624: what examples do.
extension DiagnosticKind {
  package static let notACommand = DiagnosticKind(
    "VM0611", "`{name}` is not a command")

  package static let notAnEdit = DiagnosticKind(
    "VM0612", "`{name}` is not an edit")

  package static let notAsked = DiagnosticKind(
    "VM0613", "`{name}` asks no such question")

  package static let nothingOnEvent = DiagnosticKind(
    "VM0614", "nothing happens on `{event}`",
    help: "remove it, or add `on {event}`")

  package static let notANavigator = DiagnosticKind(
    "VM0615", "`{name}` is not a navigator that is used here")

  package static let neverMade = DiagnosticKind(
    "VM0616", "`{model}` never makes a `{name}`",
    help: "name the view model that a step shows")

  package static let timeBackwards = DiagnosticKind(
    "VM0624", "time only goes on",
    help: "say how much passes: `clock += 0.5s`")
}
