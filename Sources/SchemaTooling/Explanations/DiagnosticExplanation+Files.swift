import VmgenProjectGeneration
import VmgenSchemaSyntax

/// VM0701–VM0719: input files and folders. They do not depend on the text of a schema, so they have no examples.
extension DiagnosticExplanation {
  static let fileExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingPath(path: "{path}"),
      """
      Paths on the command line are relative to the current folder. Paths in `vmgen.json` are relative to the folder
      that contains it.
      """),
    DiagnosticExplanation(
      of: .unreadablePath(path: "{path}", reason: "{reason}"),
      """
      The operating system refused to read a file or a folder. Check its permissions.
      """),
    DiagnosticExplanation(
      of: .notARegularFile(path: "{path}", kind: "{kind}"),
      """
      vmgen reads schemas, templates, data and configuration from regular files only, not from folders, pipes or
      devices.
      """),
    DiagnosticExplanation(
      of: .fileOverLimit(path: "{path}", size: "{size}", limit: "{limit}"),
      """
      vmgen does not read files of this size, because they are unlikely to be schemas or templates.
      """),
    DiagnosticExplanation(
      of: .notASchemaName(path: "{path}"),
      """
      Schemas have the extension `.vmodel`. vmgen does not read other files as schemas.
      """),
    DiagnosticExplanation(
      of: .noSchemas(path: "{path}"),
      """
      vmgen searched the folder and its subfolders, but found no file with the extension `.vmodel`. It does not search
      hidden folders, whose names begin with a dot, or symbolic links to folders.
      """),
    DiagnosticExplanation(
      of: .nameNotUnicode(path: "{path}"),
      """
      vmgen derives the names of generated files from the names of schemas, so these must be valid UTF-8.
      """),
    DiagnosticExplanation(
      of: .schemaGivenTwice(path: "{path}", other: "{other}", output: "{output}"),
      """
      vmgen names a generated file after its schema: `A/Row.vmodel` generates `A_Row.vmodel.swift`. Two names that
      differ only in case, or in `/` and `_`, conflict, because some file systems ignore case and a module cannot
      contain two files with the same name.
      """),
    DiagnosticExplanation(
      of: .schemaOutsideRoot(path: "{path}", root: "{root}"),
      """
      The names of generated files are relative to the root, so the root must contain all schemas.
      """),
    DiagnosticExplanation(
      of: .notAFolder(path: "{path}", kind: "{kind}"),
      """
      Partials, templates and the schemas of a module must be in a folder.
      """),
    DiagnosticExplanation(
      of: .tooManyFiles(path: "{path}", limit: "{limit}"),
      """
      vmgen numbers the files of a run in 16 bits, so that the position of every name and expression fits into one
      machine word. Folders with a `vmgen.json` of their own are modules, and can be generated one after the other.
      """),
  ]
}
