import VmgenSchemaSyntax

/// VM0217–VM0229: reserved names and names that hide each other.
extension DiagnosticKind {
  package static let functionOfLanguage = DiagnosticKind(
    "VM0217", "the standard library already has a function `{name}`",
    help: "choose another name")

  package static let contextName = DiagnosticKind(
    "VM0218", "a member cannot be called `{name}`, because that is a part of the display context",
    help: "choose another name")

  package static let caseLikeNil = DiagnosticKind(
    "VM0226", "a case cannot be called `{name}`, because `Optional` has a case with that name",
    help: "choose another name, such as `no…`")

  package static let companionName = DiagnosticKind(
    "VM0227", "a type cannot be called `{name}`, because generated code declares that type",
    help: "choose another name")

  package static let namedTwice = DiagnosticKind(
    "VM0228", "duplicate name `{name}`",
    help: "rename one of them, or write `_`")

  package static let hiddenFunction = DiagnosticKind(
    "VM0229", "in `{owner}`, another `{name}` hides the function",
    help: "rename the function or the other declaration")
}
