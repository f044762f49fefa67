import VmgenSchemaSyntax

/// VM0701–VM0719: files and folders that are to be read. No schema's text earns them, so they have no examples.
extension DiagnosticKind {
  package static let missingPath = DiagnosticKind(
    "VM0701", "there is no file or folder `{path}`",
    help: "check the spelling, and that the path counts from the right folder")

  package static let unreadablePath = DiagnosticKind(
    "VM0702", "`{path}` cannot be read: {reason}")

  package static let notARegularFile = DiagnosticKind(
    "VM0703", "`{path}` is {kind}, not a file",
    help: "give the path of a file; `-` reads standard input")

  package static let fileOverLimit = DiagnosticKind(
    "VM0704", "`{path}` has {size} bytes, more than the {limit} that are read",
    help: "split it, or take it out of the folder if it is not meant for vmgen")

  package static let notASchemaName = DiagnosticKind(
    "VM0705", "the name of `{path}` does not end in `.vmodel`",
    help: "give schemas, or folders to look for them in")

  package static let noSchemas = DiagnosticKind(
    "VM0706", "`{path}` holds no schema", severity: .warning,
    help: "give the folder that your `.vmodel` files lie in")

  package static let nameNotUnicode = DiagnosticKind(
    "VM0707", "the name of `{path}` is not valid UTF-8",
    help: "rename the file")

  package static let schemaGivenTwice = DiagnosticKind(
    "VM0708", "`{path}` and `{other}` would both be generated as `{output}`",
    help: "rename one of them")

  package static let schemaOutsideRoot = DiagnosticKind(
    "VM0709", "`{path}` does not lie in `{root}`",
    help: "give `--root` a folder that holds all the schemas")

  package static let notAFolder = DiagnosticKind(
    "VM0710", "`{path}` is {kind}, not a folder",
    help: "give the path of a folder")
}
