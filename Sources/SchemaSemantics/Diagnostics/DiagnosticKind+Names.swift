import VmgenSchemaSyntax

/// VM0201–VM0216: name lookup.
extension DiagnosticKind {
  package static let unknownType = DiagnosticKind(
    "VM0201", "unknown type `{name}`")

  package static let unknownName = DiagnosticKind(
    "VM0202", "cannot find `{name}` in scope")

  package static let duplicateDeclaration = DiagnosticKind(
    "VM0203", "`{name}` is declared twice",
    help: "rename or remove one of them")

  package static let duplicateMember = DiagnosticKind(
    "VM0204", "`{owner}` has two {kind}s called `{name}`",
    help: "rename or remove one of them")

  package static let keywordName = DiagnosticKind(
    "VM0205", "{kind} cannot be called `{name}`, because Swift reserves the name",
    help: "choose another name")

  package static let generatedName = DiagnosticKind(
    "VM0206", "{kind} of `{owner}` cannot be called `{name}`, because generated code declares that name",
    help: "choose another name")

  package static let typeNameInUse = DiagnosticKind(
    "VM0207", "a type cannot be called `{name}`, because {reason}",
    help: "choose a more specific name")

  package static let lowerCaseType = DiagnosticKind(
    "VM0208", "the type name `{name}` begins with a lowercase letter",
    help: "rename it to `{replacement}`")

  package static let upperCaseMember = DiagnosticKind(
    "VM0209", "the name of the {kind} `{name}` begins with an uppercase letter", severity: .warning,
    help: "rename it to `{replacement}`")

  package static let noSuchMember = DiagnosticKind(
    "VM0210", "`{type}` has no member `{name}`")

  package static let typeAsValue = DiagnosticKind(
    "VM0211", "`{name}` is a type, not a value")

  package static let functionAsValue = DiagnosticKind(
    "VM0212", "`{name}` is a function, but is not called",
    help: "add parentheses: `{name}(…)`")

  package static let notCallable = DiagnosticKind(
    "VM0213", "`{name}` is not a function",
    help: "remove the parentheses")
}
