import VmgenSchemaSyntax

/// VM0617–VM0623: services in examples.
extension DiagnosticKind {
  package static let stubOfNoUse = DiagnosticKind(
    "VM0617", "`{model}` uses no service called `{name}`")

  package static let stubOfNavigator = DiagnosticKind(
    "VM0618", "a navigator has no responses",
    help: "verify its navigation: `expect {name} == […]`")

  package static let queryUnanswered = DiagnosticKind(
    "VM0623", "the example does not define which `{type}` `{name}` returns",
    help: "add `given {name} returns …`")
}
