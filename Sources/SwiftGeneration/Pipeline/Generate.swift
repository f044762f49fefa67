import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Generates the files of all schemas, in the order of the schemas. The result depends only on the arguments.
///
/// Each schema produces one file, and one test file if the layers include tests, even if the schema declares nothing,
/// because a build system needs the names of the files in advance.
package func generate(
  _ schemas: SchemaSet, sources: [SourceFile], options: GenerationOptions, templates: TemplateSource = .standard
) throws(GenerationError) -> [GeneratedFile] {
  let templates = try templates.templates()
  let environment = LoweringEnvironment(schemas, sources: sources, modelModule: options.module(of: .model))
  var sourceOfFile: [SourceFile.ID: SourceFile] = [:]
  for source in sources { sourceOfFile[source.id] = source }
  let names = NameResolution(DeclaredNames(environment, sources: sources), options)
  var files: [GeneratedFile] = []
  var positions = KeyPositions()
  for schema in schemas.schemas {
    guard let source = sourceOfFile[schema.file] else { continue }
    for output in Output.allCases where output.isWanted(options) {
      files.append(
        try output.file(schema, source, FileContext(environment, options, output), templates, names, &positions))
    }
  }
  return files
}

/// Returns the template data of a schema's files, as `vmgen context` prints it.
package func templateData(
  _ schema: Schema, in schemas: SchemaSet, sources: [SourceFile], options: GenerationOptions
) -> MustacheValue {
  guard let source = sources.first(where: { $0.id == schema.file }) else { return .null }
  let environment = LoweringEnvironment(schemas, sources: sources, modelModule: options.module(of: .model))
  var object = MustacheObject()
  for output in Output.allCases where output.isWanted(options) {
    var context = FileContext(environment, options, output)
    object.append(output.rawValue, output.data(schema, source, &context))
  }
  return .object(object)
}

/// A file that vmgen generates for each schema. The raw value is the name of its template.
enum Output: String, CaseIterable {
  case file, tests

  func isWanted(_ options: GenerationOptions) -> Bool {
    switch self {
    case .file: options.layers != [.tests]
    case .tests: options.layers.contains(.tests)
    }
  }

  func data(_ schema: Schema, _ source: SourceFile, _ context: inout FileContext) -> MustacheValue {
    switch self {
    case .file: fileData(schema, of: source, &context)
    case .tests: testFileData(schema, of: source, &context)
    }
  }

  func file(
    _ schema: Schema, _ source: SourceFile, _ context: FileContext, _ templates: TemplateSet,
    _ names: NameResolution, _ positions: inout KeyPositions
  ) throws(GenerationError) -> GeneratedFile {
    var context = context
    let path =
      switch self {
      case .file: OutputName.source(ofSchemaAt: source.relativePath)
      case .tests: OutputName.tests(ofSchemaAt: source.relativePath, module: context.options.testModule)
      }
    do {
      let bytes = try templates.render(rawValue, data(schema, source, &context), &positions)
      let resolved = names.resolved(bytes, imports: FileImports(schema, context))
      return GeneratedFile(path: path, bytes: resolved, schemaPath: source.relativePath)
    } catch {
      throw .template(error)
    }
  }
}
