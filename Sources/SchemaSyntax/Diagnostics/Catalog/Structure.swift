/// VM0130–VM0143: what stands where, and the words that begin it.
extension DiagnosticKind {
  package static let unexpectedToken = DiagnosticKind(
    "VM0130", "expected {expected}, found {found}")

  package static let missingClosing = DiagnosticKind(
    "VM0131", "expected `{closing}`, found {found}",
    help: "close what was opened")

  package static let strayBrace = DiagnosticKind(
    "VM0132", "this `}` closes nothing",
    help: "take it away, or look for one too many above")

  package static let unexpectedRest = DiagnosticKind(
    "VM0133", "{found} stands behind something complete",
    help: "begin a new line, or write the operator or comma that is missing")

  package static let separator = DiagnosticKind(
    "VM0134", "lines end without `{separator}`",
    help: "take it away")

  package static let unknownDeclaration = DiagnosticKind(
    "VM0135", "no declaration begins with {word}",
    help: "begin with one of {list}")

  package static let unknownMember = DiagnosticKind(
    "VM0136", "no member of a view model begins with {word}",
    help: "begin with one of {list}")

  package static let unknownStep = DiagnosticKind(
    "VM0137", "no step of an example begins with {word}",
    help: "begin with one of {list}")

  package static let foreignWord = DiagnosticKind(
    "VM0138", "{word} is no word of the schema language",
    help: "write `{meant}`")

  package static let laterWord = DiagnosticKind(
    "VM0139", "`{word}` is no {kind} in this version of the language",
    help: "this version has {list}")

  package static let misplacedMember = DiagnosticKind(
    "VM0140", "`{word}` stands outside of a declaration",
    help: "put it into the braces of the declaration that it belongs to")

  package static let misplacedDeclaration = DiagnosticKind(
    "VM0141", "`{word}` stands inside of another declaration",
    help: "put it beside the other declarations; names are known in the whole module")

  package static let modifier = DiagnosticKind(
    "VM0142", "`{word}` has no meaning in a schema",
    help: "take it away; who may use generated code is an option of the tool")

  package static let missingWord = DiagnosticKind(
    "VM0143", "`{word}` is missing before the {item} {name}",
    help: "write `{word}` before it")
}
