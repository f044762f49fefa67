/// VM0130–VM0143: the structure of a file, and keywords.
extension DiagnosticKind {
  package static let unexpectedToken = DiagnosticKind(
    "VM0130", "expected {expected}, found {found}")

  package static let missingClosing = DiagnosticKind(
    "VM0131", "expected `{closing}`, found {found}",
    help: "add `{closing}`")

  package static let strayBrace = DiagnosticKind(
    "VM0132", "unexpected `}`",
    help: "remove it, or check the braces before it")

  package static let unexpectedRest = DiagnosticKind(
    "VM0133", "expected the end of the line, found {found}",
    help: "begin a new line, or add the missing operator or comma")

  package static let separator = DiagnosticKind(
    "VM0134", "unexpected `{separator}`",
    help: "remove it")

  package static let unknownDeclaration = DiagnosticKind(
    "VM0135", "expected a declaration, found {word}",
    help: "write one of {list}")

  package static let unknownMember = DiagnosticKind(
    "VM0136", "expected a member of a view model, found {word}",
    help: "write one of {list}")

  package static let unknownStep = DiagnosticKind(
    "VM0137", "expected a step of an example, found {word}",
    help: "write one of {list}")

  package static let foreignWord = DiagnosticKind(
    "VM0138", "{word} is not a keyword of the schema language",
    help: "write `{meant}`")

  package static let misplacedRouterItem = DiagnosticKind(
    "VM0139", "`{word}` is outside a router",
    help: "move it into a declaration of its own: `router AppRouter { … }`")

  package static let misplacedMember = DiagnosticKind(
    "VM0140", "`{word}` is outside a declaration",
    help: "move it into the braces of a declaration")

  package static let misplacedDeclaration = DiagnosticKind(
    "VM0141", "`{word}` is inside another declaration",
    help: "move it to the top level of the file")

  package static let modifier = DiagnosticKind(
    "VM0142", "`{word}` is not supported in a schema",
    help: "remove it; set the access level with an option of the tool")

  package static let missingWord = DiagnosticKind(
    "VM0143", "missing `{word}` before the {item} {name}",
    help: "write `{word}` before it")
}
