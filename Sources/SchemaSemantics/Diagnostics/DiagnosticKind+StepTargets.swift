import VmgenSchemaSyntax

/// VM0557–VM0562: drafts, services and view models in steps.
extension DiagnosticKind {
  package static let notADraft = DiagnosticKind(
    "VM0557", "`{name}` is not a draft")

  package static let notAService = DiagnosticKind(
    "VM0558", "`{name}` is not a service of this view model")

  package static let nothingToInvalidate = DiagnosticKind(
    "VM0559", "`{service}` has no queries, so there is nothing to invalidate",
    help: "remove the step")

  package static let navigationInFormula = DiagnosticKind(
    "VM0560", "`{name}` navigates and has no value",
    help: "call it as a step")

  package static let navigatesNowhere = DiagnosticKind(
    "VM0561", "`{name}` needs a view model to display",
    help: "create one: `{name}(HomeViewModel(…))`")

  package static let notAViewModel = DiagnosticKind(
    "VM0562", "`{name}` is not a view model")
}
