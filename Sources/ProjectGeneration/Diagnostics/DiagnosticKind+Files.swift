import VmgenSchemaSyntax

/// VM0701–VM0719: input files and folders. They do not depend on the text of a schema, so they have no examples.
extension DiagnosticKind {
  package static let missingPath = DiagnosticKind(
    "VM0701", "there is no file or folder `{path}`",
    help: "check the spelling, and the folder that the path is relative to")

  package static let unreadablePath = DiagnosticKind(
    "VM0702", "`{path}` cannot be read: {reason}")

  package static let notARegularFile = DiagnosticKind(
    "VM0703", "`{path}` is {kind}, not a file",
    help: "pass the path of a file, or `-` for standard input")

  package static let fileOverLimit = DiagnosticKind(
    "VM0704", "`{path}` has {size} bytes; the limit is {limit}",
    help: "split the file, or move it out of the folder")

  package static let notASchemaName = DiagnosticKind(
    "VM0705", "the name of `{path}` does not end in `.vmodel`",
    help: "pass schemas, or folders that contain schemas")

  package static let noSchemas = DiagnosticKind(
    "VM0706", "`{path}` contains no schemas", severity: .warning,
    help: "pass the folder that contains your `.vmodel` files")

  package static let nameNotUnicode = DiagnosticKind(
    "VM0707", "the name of `{path}` is not valid UTF-8",
    help: "rename the file")

  package static let schemaGivenTwice = DiagnosticKind(
    "VM0708", "`{path}` and `{other}` would both generate `{output}`",
    help: "rename one of them")

  package static let schemaOutsideRoot = DiagnosticKind(
    "VM0709", "`{path}` is not in `{root}`",
    help: "pass a `--root` that contains all schemas")

  package static let notAFolder = DiagnosticKind(
    "VM0710", "`{path}` is {kind}, not a folder",
    help: "pass the path of a folder")

  package static let tooManyFiles = DiagnosticKind(
    "VM0711", "`{path}` is not read: a run reads at most {limit} files",
    help: "split the schemas into modules, and run vmgen for each of them")
}
