import VmgenSchemaSyntax

/// VM0557–VM0562: what steps name: drafts, services, view models.
extension DiagnosticKind {
  package static let notADraft = DiagnosticKind(
    "VM0557", "`{name}` is not a draft")

  package static let notAService = DiagnosticKind(
    "VM0558", "`{name}` is not a service that is used here")

  package static let nothingToInvalidate = DiagnosticKind(
    "VM0559", "`{service}` has no queries, so there is nothing to invalidate",
    help: "remove the step")

  package static let navigationInFormula = DiagnosticKind(
    "VM0560", "`{name}` navigates, and gives no value",
    help: "call it as a step of its own")

  package static let navigatesNowhere = DiagnosticKind(
    "VM0561", "`{name}` takes the view model to show",
    help: "make it: `{name}(HomeViewModel(…))`")

  package static let notAViewModel = DiagnosticKind(
    "VM0562", "`{name}` is not a view model")
}
