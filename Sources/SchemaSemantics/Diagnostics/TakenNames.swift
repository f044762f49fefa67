import VmgenSchemaSyntax

/// VM0217–VM0229: names that are taken, or that hide one another.
extension DiagnosticKind {
  package static let functionOfLanguage = DiagnosticKind(
    "VM0217", "the language has a function `{name}` of its own",
    help: "choose another name")

  package static let contextName = DiagnosticKind(
    "VM0218", "a member cannot be called `{name}`: that is a part of the display context",
    help: "choose another name")

  package static let caseLikeNil = DiagnosticKind(
    "VM0226", "a case cannot be called `{name}`: every optional has a case of that name",
    help: "choose another name, such as `no…`")

  package static let companionName = DiagnosticKind(
    "VM0227", "a type cannot be called `{name}`: the generated code has one already",
    help: "choose another name")

  package static let namedTwice = DiagnosticKind(
    "VM0228", "two values here are called `{name}`",
    help: "rename one of them, or write `_`")

  package static let hiddenFunction = DiagnosticKind(
    "VM0229", "in `{owner}` another `{name}` hides the function",
    help: "rename the function, or what has its name")
}
