/// VM0101–VM0109: what is wrong with a file as a whole.
extension DiagnosticKind {
  package static let invalidUTF8 = DiagnosticKind(
    "VM0101", "the file is not UTF-8: the byte {byte} begins no character here",
    help: "save the file as UTF-8")

  package static let nulByte = DiagnosticKind(
    "VM0102", "the file has a NUL byte, so it is no text",
    help: "save the file as UTF-8, or take the byte away")

  package static let fileTooLarge = DiagnosticKind(
    "VM0103", "the file is larger than 16 MiB: {size} MiB",
    help: "split it into several schemas")

  package static let emptySchema = DiagnosticKind(
    "VM0104", "the file declares nothing",
    help: "declare a model or a view model, or delete the file")

  package static let textDirection = DiagnosticKind(
    "VM0105", "the invisible character {character} changes the order in which text is shown",
    help: "write `{escape}` in a string, or take it away")

  package static let nameTooLong = DiagnosticKind(
    "VM0106", "a name of {length} bytes is too long",
    help: "use at most 255 bytes")

  package static let tooManyErrors = DiagnosticKind(
    "VM0107", "there are more mistakes in this file; the first 100 are shown")

  package static let nestingTooDeep = DiagnosticKind(
    "VM0108", "this nests more than {limit} levels deep",
    help: "name parts of it with `let`, or move them to a function")

  package static let unusedDocumentation = DiagnosticKind(
    "VM0109", "this documentation comment documents nothing", severity: .warning,
    help: "put it before a declaration or member, or write `//`")
}
