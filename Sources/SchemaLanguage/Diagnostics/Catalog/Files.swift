/// VM0701–VM0719: files and folders that are to be read. No schema's text earns them, so they have no examples.
extension DiagnosticKind {
  static let fileKinds: [DiagnosticKind] = [
    missingPath, unreadablePath, notARegularFile, fileOverLimit, notASchemaName, noSchemas, nameNotUnicode,
    schemaGivenTwice, schemaOutsideRoot, notAFolder,
  ]

  public static let missingPath = DiagnosticKind(
    "VM0701", "there is no file or folder `{path}`",
    help: "check the spelling, and that the path counts from the right folder",
    explanation: """
      A path that was given on the command line or in `vmgen.json` leads nowhere. On the command line paths count from
      the current folder, in `vmgen.json` from the folder that the file lies in.
      """)

  public static let unreadablePath = DiagnosticKind(
    "VM0702", "`{path}` cannot be read: {reason}",
    explanation: """
      The operating system refused to read a file or a folder; the message gives its reason. Most often its permissions
      do not let the user read it who runs vmgen.
      """)

  public static let notARegularFile = DiagnosticKind(
    "VM0703", "`{path}` is {kind}, not a file",
    help: "give the path of a file; `-` reads standard input",
    explanation: """
      Schemas, templates, data and configuration are read from regular files only. A pipe or a device may never end,
      and a folder whose name ends in `.vmodel` is most likely a mistake.
      """)

  public static let fileOverLimit = DiagnosticKind(
    "VM0704", "`{path}` has {size} bytes, more than the {limit} that are read",
    help: "split it, or take it out of the folder if it is not meant for vmgen",
    explanation: """
      A file of this size is not one that a person wrote. vmgen looks at the size first and does not read the file, so
      that a wrong path costs neither time nor memory.
      """)

  public static let notASchemaName = DiagnosticKind(
    "VM0705", "the name of `{path}` does not end in `.vmodel`",
    help: "give schemas, or folders to look for them in",
    explanation: """
      Schemas are known by the ending of their names, `.vmodel`. A file of another name may be anything: it is not read.
      """)

  public static let noSchemas = DiagnosticKind(
    "VM0706", "`{path}` holds no schema", severity: .warning,
    help: "give the folder that your `.vmodel` files lie in",
    explanation: """
      A folder was searched, with the folders in it, and no file in it has a name that ends in `.vmodel`. Hidden folders,
      whose names begin with a dot, and folders that symbolic links lead to are not searched.
      """)

  public static let nameNotUnicode = DiagnosticKind(
    "VM0707", "the name of `{path}` is not valid UTF-8",
    help: "rename the file",
    explanation: """
      Names of generated files come from the names of schemas, and must be text.
      """)

  public static let schemaGivenTwice = DiagnosticKind(
    "VM0708", "`{path}` and `{other}` would both be generated as `{output}`",
    help: "rename one of them",
    explanation: """
      A generated file is named after its schema, `A/Row.vmodel` as `A_Row.vmodel.swift`. Two schemas whose names differ
      only in capitals, or in `/` and `_`, come to one name: file systems fold case, and one module cannot have two
      files of one name.
      """)

  public static let schemaOutsideRoot = DiagnosticKind(
    "VM0709", "`{path}` does not lie in `{root}`",
    help: "give `--root` a folder that holds all the schemas",
    explanation: """
      Names of generated files count from the root, so each schema must lie in it.
      """)

  public static let notAFolder = DiagnosticKind(
    "VM0710", "`{path}` is {kind}, not a folder",
    help: "give the path of a folder",
    explanation: """
      Where a folder is asked for, as for partials, templates and the schemas of a module, something else stands.
      """)
}
