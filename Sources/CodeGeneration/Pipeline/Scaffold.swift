import Mustache
import SchemaLanguage

/// Makes the files that people then own: for each view model with `custom` formulas an extension that has them, still
/// to be filled. Their names come from the view models.
public func scaffolds(
  _ schemas: SchemaSet, sources: [SourceFile], options: GenerationOptions, templates: TemplateSource = .standard
) throws(GenerationError) -> [GeneratedFile] {
  let templates = try templates.templates()
  let environment = LoweringEnvironment(schemas, sources: sources)
  let paths = Dictionary(sources.map { ($0.id, $0.relativePath) }) { first, _ in first }
  var files: [GeneratedFile] = []
  for schema in schemas.schemas {
    let path = paths[schema.file] ?? ""
    for case .viewModel(let viewModel) in schema.declarations where !viewModel.customs.isEmpty {
      var context = FileContext(environment, options)
      let data = scaffoldData(viewModel, of: schema, at: path, &context)
      do {
        let bytes = try templates.render("scaffold", data)
        files.append(GeneratedFile(path: viewModel.name + "+Customs.swift", bytes: bytes, schemaPath: path))
      } catch {
        throw .template(error)
      }
    }
  }
  return files
}

private func scaffoldData(
  _ viewModel: ViewModel, of schema: Schema, at path: String, _ context: inout FileContext
) -> MustacheValue {
  var functions: [MustacheValue] = []
  for custom in viewModel.customs {
    let head = context.access + "static func "
    functions.append([
      "documentation": documentation(custom.documentation),
      "signature": .string(signature(of: custom, head: head, tail: " {", indentation: 2, &context)),
      "message": .string("\(viewModel.name).\(custom.name) is still to be written"),
    ])
  }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "schema": .string(path.split(separator: "/").last.map(String.init) ?? path),
    "imports": .list(imports(of: schema, context).map { .string($0) }),
    "functions": .list(functions),
  ]
}
