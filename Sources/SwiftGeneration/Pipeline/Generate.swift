import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generation of the files of all schemas.
///
/// Each schema produces one file, and one test file if the layers include tests, even if the schema declares nothing,
/// because a build system needs the names of the files in advance. The files of a schema depend on the declarations of
/// all schemas but not on other files, so several threads can generate files at the same time.
package struct SchemaGeneration: Sendable {
  private let declarations: SchemaSet
  private let schemas: [(schema: Schema, source: SourceFile)]
  private let sources: [SourceFile]
  private let options: GenerationOptions
  private let templates: TemplateSet
  private let names: NameResolution

  package init(
    _ schemas: SchemaSet, sources: [SourceFile], options: GenerationOptions, templates: TemplateSource = .standard
  ) throws(GenerationError) {
    let outputs = Output.allCases.filter { $0.isWanted(options) }
    self.templates = try templates.templates(rendering: outputs.map(\.rawValue))
    declarations = schemas
    self.sources = sources
    self.options = options
    names = NameResolution(DeclaredNames(schemas, sources: sources), options)
    var sourceOfFile: [SourceFile.ID: SourceFile] = [:]
    for source in sources { sourceOfFile[source.id] = source }
    self.schemas = schemas.schemas.compactMap { schema in sourceOfFile[schema.file].map { (schema, $0) } }
  }

  /// The number of schemas that files are generated from.
  package var schemaCount: Int { schemas.count }

  /// Returns the files of the schemas at some positions, or the error of each schema. The result depends only on the
  /// arguments.
  package func files(ofSchemasAt positions: some Sequence<Int>) -> [Result<[GeneratedFile], GenerationError>] {
    let environment = LoweringEnvironment(
      declarations, sources: sources, modelModule: options.module(of: .model))
    var rendering = RenderingCache()
    return positions.map { position in
      Result { () throws(GenerationError) in try files(of: schemas[position], environment, &rendering) }
    }
  }

  private func files(
    of schema: (schema: Schema, source: SourceFile), _ environment: LoweringEnvironment,
    _ rendering: inout RenderingCache
  ) throws(GenerationError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for output in Output.allCases where output.isWanted(options) {
      let context = FileContext(environment, options, output)
      files.append(try output.file(schema.schema, schema.source, context, templates, names, &rendering))
    }
    return files
  }
}

/// Generates the files of all schemas, in the order of the schemas.
package func generate(
  _ schemas: SchemaSet, sources: [SourceFile], options: GenerationOptions, templates: TemplateSource = .standard
) throws(GenerationError) -> [GeneratedFile] {
  let generation = try SchemaGeneration(schemas, sources: sources, options: options, templates: templates)
  var files: [GeneratedFile] = []
  for result in generation.files(ofSchemasAt: 0..<generation.schemaCount) { files += try result.get() }
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
    let context = FileContext(environment, options, output)
    object.append(output.rawValue, output.data(schema, source, context))
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

  func data(_ schema: Schema, _ source: SourceFile, _ context: FileContext) -> MustacheValue {
    switch self {
    case .file: fileData(schema, of: source, context)
    case .tests: testFileData(schema, of: source, context)
    }
  }

  func file(
    _ schema: Schema, _ source: SourceFile, _ context: FileContext, _ templates: TemplateSet,
    _ names: NameResolution, _ rendering: inout RenderingCache
  ) throws(GenerationError) -> GeneratedFile {
    let path =
      switch self {
      case .file: OutputName.source(ofSchemaAt: source.relativePath)
      case .tests: OutputName.tests(ofSchemaAt: source.relativePath, module: context.options.testModule)
      }
    do {
      let bytes = try templates.render(rawValue, data(schema, source, context), &rendering)
      let resolved = names.resolved(bytes, imports: FileImports(schema, context))
      return GeneratedFile(path: path, bytes: resolved, schemaPath: source.relativePath)
    } catch {
      throw .template(error)
    }
  }
}

/// A generated file in memory.
package struct GeneratedFile: Sendable, Equatable {
  /// The path of the file, relative to the output folder.
  package var path: String
  /// The contents of the file.
  package var bytes: [UInt8]
  /// The relative path of the schema that the file is generated from.
  package var schemaPath: String

  package init(path: String, bytes: [UInt8], schemaPath: String) {
    self.path = path
    self.bytes = bytes
    self.schemaPath = schemaPath
  }
}

/// An error that stops generation.
package enum GenerationError: Error, Equatable {
  /// A template is invalid or reads missing data.
  case template(TemplateError)
  /// An override does not match the name of a template of vmgen. `near` contains similar names.
  case unknownTemplate(String, near: [String])
}
