/// VM0101–VM0109: whole files.
extension DiagnosticKind {
  package static let invalidUTF8 = DiagnosticKind(
    "VM0101", "the file is not valid UTF-8: unexpected byte {byte}",
    help: "save the file as UTF-8")

  package static let nulByte = DiagnosticKind(
    "VM0102", "the file contains a NUL byte",
    help: "save the file as UTF-8, or remove the byte")

  package static let fileTooLarge = DiagnosticKind(
    "VM0103", "the file has {size} MiB; the limit is 16 MiB",
    help: "split it into several schemas")

  package static let emptySchema = DiagnosticKind(
    "VM0104", "the file contains no declarations",
    help: "declare a model or a view model, or delete the file")

  package static let textDirection = DiagnosticKind(
    "VM0105", "the invisible character {character} changes the direction of text",
    help: "write `{escape}` in a string, or remove the character")

  package static let nameTooLong = DiagnosticKind(
    "VM0106", "the name has {length} bytes",
    help: "use at most 255 bytes")

  package static let tooManyErrors = DiagnosticKind(
    "VM0107", "too many errors; only the first 100 are reported")

  package static let nestingTooDeep = DiagnosticKind(
    "VM0108", "the code is nested more than {limit} levels deep",
    help: "move parts of it to a `let` or a function")

  package static let unusedDocumentation = DiagnosticKind(
    "VM0109", "this documentation comment has no declaration", severity: .warning,
    help: "move it before a declaration or member, or write `//`")
}
