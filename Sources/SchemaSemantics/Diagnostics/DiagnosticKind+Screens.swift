import VmgenSchemaSyntax

/// VM0650–VM0654: screens and their results.
extension DiagnosticKind {
  package static let inputWithoutRoute = DiagnosticKind(
    "VM0650", "the input `{input}` of `{name}` cannot be stored, because `{type}` is not `Codable` and `Hashable`")

  package static let screenWithoutResult = DiagnosticKind(
    "VM0651", "`{name}` returns no result")

  package static let finishWithoutResult = DiagnosticKind(
    "VM0652", "`{name}` declares no result")

  package static let finishWithoutNavigator = DiagnosticKind(
    "VM0653", "`finish` closes the screen, but the view model has no navigator",
    help: "declare it: `use navigator: Navigator`")

  package static let opensNothing = DiagnosticKind(
    "VM0654", "`open` needs the text of a link",
    help: "write `open(\"/path\")`")
}
