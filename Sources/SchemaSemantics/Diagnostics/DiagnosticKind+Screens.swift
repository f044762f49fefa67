import VmgenSchemaSyntax

/// VM0580–VM0584: screens and their results.
extension DiagnosticKind {
  package static let inputWithoutRoute = DiagnosticKind(
    "VM0580", "the input `{input}` of `{name}` cannot be stored, because `{type}` is not `Codable` and `Hashable`")

  package static let screenWithoutResult = DiagnosticKind(
    "VM0581", "`{name}` returns no result")

  package static let finishWithoutResult = DiagnosticKind(
    "VM0582", "`{name}` declares no result")

  package static let finishWithoutNavigator = DiagnosticKind(
    "VM0583", "`finish` closes the screen, but the view model has no navigator",
    help: "declare it: `use navigator: Navigator`")

  package static let opensNothing = DiagnosticKind(
    "VM0584", "`open` needs the text of a link",
    help: "write `open(\"/path\")`")
}
