import VmgenSchemaSyntax

/// VM0617–VM0623: which functions examples answer for.
extension DiagnosticKind {
  package static let stubOfNoUse = DiagnosticKind(
    "VM0617", "`{model}` uses no service as `{name}`")

  package static let stubOfNavigator = DiagnosticKind(
    "VM0618", "a navigator answers nothing",
    help: "look at what it was asked for: `expect {name} == […]`")

  package static let queryUnanswered = DiagnosticKind(
    "VM0623", "the example does not say which `{type}` `{name}` answers",
    help: "add `given {name} returns …`")
}
