import VmgenSchemaSyntax

/// VM0201–VM0216: names and what they stand for.
extension DiagnosticKind {
  package static let unknownType = DiagnosticKind(
    "VM0201", "there is no type `{name}` here")

  package static let unknownName = DiagnosticKind(
    "VM0202", "nothing called `{name}` is in scope here")

  package static let duplicateDeclaration = DiagnosticKind(
    "VM0203", "`{name}` is declared twice",
    help: "rename one of them, or remove it")

  package static let duplicateMember = DiagnosticKind(
    "VM0204", "`{owner}` has two {kind}s called `{name}`",
    help: "rename one of them, or remove it")

  package static let keywordName = DiagnosticKind(
    "VM0205", "{kind} cannot be called `{name}`: Swift keeps the name for itself",
    help: "choose another name")

  package static let generatedName = DiagnosticKind(
    "VM0206", "{kind} of `{owner}` cannot be called `{name}`: the generated code has one already",
    help: "choose another name")

  package static let typeNameInUse = DiagnosticKind(
    "VM0207", "a type cannot be called `{name}`: the generated code uses another",
    help: "choose a name that says more")

  package static let lowerCaseType = DiagnosticKind(
    "VM0208", "the type `{name}` begins in lower case",
    help: "call it `{replacement}`")

  package static let upperCaseMember = DiagnosticKind(
    "VM0209", "the {kind} `{name}` begins in upper case", severity: .warning,
    help: "call it `{replacement}`")

  package static let noSuchMember = DiagnosticKind(
    "VM0210", "`{type}` has no `{name}`")

  package static let typeAsValue = DiagnosticKind(
    "VM0211", "`{name}` is a type, not a value")

  package static let functionAsValue = DiagnosticKind(
    "VM0212", "`{name}` is a function, not a value",
    help: "call it: `{name}(…)`")

  package static let notCallable = DiagnosticKind(
    "VM0213", "`{name}` is not a function",
    help: "leave out the parentheses")
}
