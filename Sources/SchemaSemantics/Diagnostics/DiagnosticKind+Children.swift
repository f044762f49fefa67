import VmgenSchemaSyntax

/// VM0590–VM0599: children and events.
extension DiagnosticKind {
  package static let notAChild = DiagnosticKind(
    "VM0590", "a child must be created here",
    help: "write `{form}`, or `optional.map { V(input: $0) }` for a child that exists only while a value is not nil")

  package static let childCycle = DiagnosticKind(
    "VM0591", "`{name}` contains itself: {path}",
    help: "remove one of these children, or push it as a screen of its own")

  package static let childAsValue = DiagnosticKind(
    "VM0592", "`{name}` is a view model, not a value",
    help: "read one of its properties")

  package static let sharedConstant = DiagnosticKind(
    "VM0593", "`{input}` of `{viewModel}` never changes, so it cannot be shared",
    help: "remove `$`, or declare it as an `input`")

  package static let childOfModule = DiagnosticKind(
    "VM0594", "`{name}` is a view model of another module",
    help: "use it as a child in a schema of its module, or declare a view model here")

  package static let unknownChildEvent = DiagnosticKind(
    "VM0595", "`{viewModel}` has no event `{name}`")

  package static let eventValues = DiagnosticKind(
    "VM0596", "event `{name}` has {count}, but {found}",
    help: "write `{form}`")

  package static let notAnEvent = DiagnosticKind(
    "VM0597", "`{name}` is not an event of this view model")

  package static let unusedEvent = DiagnosticKind(
    "VM0598", "event `{name}` is never emitted", severity: .warning,
    help: "remove it, or add a step: `emit {name}`")

  package static let childOfChild = DiagnosticKind(
    "VM0599", "`{name}` is a child of `{viewModel}`, which only `{viewModel}` reads",
    help: "add a display to `{viewModel}`, and read that")
}
