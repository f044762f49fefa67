import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// VM0701–VM0719: files and folders that are to be read. No schema's text earns them, so they have no examples.
extension DiagnosticExplanation {
  static let fileExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingPath,
      """
      A path that was given on the command line or in `vmgen.json` leads nowhere. On the command line paths count from
      the current folder, in `vmgen.json` from the folder that the file lies in.
      """),
    DiagnosticExplanation(
      of: .unreadablePath,
      """
      The operating system refused to read a file or a folder; the message gives its reason. Most often its permissions
      do not let the user read it who runs vmgen.
      """),
    DiagnosticExplanation(
      of: .notARegularFile,
      """
      Schemas, templates, data and configuration are read from regular files only. A pipe or a device may never end,
      and a folder whose name ends in `.vmodel` is most likely a mistake.
      """),
    DiagnosticExplanation(
      of: .fileOverLimit,
      """
      A file of this size is not one that a person wrote. vmgen looks at the size first and does not read the file, so
      that a wrong path costs neither time nor memory.
      """),
    DiagnosticExplanation(
      of: .notASchemaName,
      """
      Schemas are known by the ending of their names, `.vmodel`. A file of another name may be anything: it is not read.
      """),
    DiagnosticExplanation(
      of: .noSchemas,
      """
      A folder was searched, with the folders in it, and no file in it has a name that ends in `.vmodel`. Hidden folders,
      whose names begin with a dot, and folders that symbolic links lead to are not searched.
      """),
    DiagnosticExplanation(
      of: .nameNotUnicode,
      """
      Names of generated files come from the names of schemas, and must be text.
      """),
    DiagnosticExplanation(
      of: .schemaGivenTwice,
      """
      A generated file is named after its schema, `A/Row.vmodel` as `A_Row.vmodel.swift`. Two schemas whose names differ
      only in capitals, or in `/` and `_`, come to one name: file systems fold case, and one module cannot have two
      files of one name.
      """),
    DiagnosticExplanation(
      of: .schemaOutsideRoot,
      """
      Names of generated files count from the root, so each schema must lie in it.
      """),
    DiagnosticExplanation(
      of: .notAFolder,
      """
      Where a folder is asked for, as for partials, templates and the schemas of a module, something else stands.
      """),
  ]
}
