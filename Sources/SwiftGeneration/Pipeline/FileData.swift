import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A kind of declaration. The raw value is the name of its template and its key in the template data.
enum DeclarationKind: String, CaseIterable {
  case enumeration, model, externType, function, sample, service, serviceContainer, viewModel, binding, displays, router
  case errorPolicy
}

/// Returns the data for `file.mustache`: the declarations of a schema.
func fileData(_ schema: Schema, of source: SourceFile, _ context: FileContext) -> MustacheValue {
  var declarations: [MustacheValue] = []
  for (index, declaration) in schema.declarations.enumerated() {
    for (kind, data) in declarationData(declaration, at: index, of: schema, context) {
      var object = MustacheObject()
      for other in DeclarationKind.allCases { object.append(other.rawValue, other == kind ? data : .null) }
      declarations.append(.object(object))
    }
  }
  let preview = previewData(schema, of: source, context)
  return headed(schema, source, context, body: [("declarations", .list(declarations)), ("preview", preview)])
}

/// Returns the data for `tests.mustache`: the tests of a schema's view models.
func testFileData(_ schema: Schema, of source: SourceFile, _ context: FileContext) -> MustacheValue {
  let viewModels = schema.declarations.compactMap { declaration -> ViewModel? in
    if case .viewModel(let viewModel) = declaration { viewModel } else { nil }
  }
  let tests = testData(viewModels, of: schema, source, context)
  return headed(schema, source, context, body: [("tests", tests), ("copies", ModelCopy.data(context))])
}

private func declarationData(
  _ declaration: Schema.Declaration, at index: Int, of schema: Schema, _ context: FileContext
) -> [(DeclarationKind, MustacheValue)] {
  let layers = context.options.layers
  if case .viewModel(let viewModel) = declaration {
    let members = ViewModelMembers(viewModel, context.declarations)
    var result: [(DeclarationKind, MustacheValue)] = []
    if layers.contains(.viewModel) { result.append((.viewModel, viewModelData(members, context))) }
    if layers.contains(.binding), let binding = bindingData(members, context) { result.append((.binding, binding)) }
    if layers.contains(.displays), let displays = displaysData(members, context) {
      result.append((.displays, displays))
    }
    return result
  }
  if case .service(let service) = declaration {
    return layers.contains(.viewModel) ? [(.service, serviceData(service, context))] : []
  }
  if case .router(let router) = declaration {
    return layers.contains(.viewModel) ? [(.router, routerData(router, context))] : []
  }
  if case .serviceContainer(let container) = declaration {
    return layers.contains(.viewModel) ? [(.serviceContainer, serviceContainerData(container, context))] : []
  }
  if case .errorPolicy(let policy) = declaration {
    return layers.contains(.viewModel) ? [(.errorPolicy, errorPolicyData(policy, context))] : []
  }
  guard layers.contains(.model) else { return [] }
  return switch declaration {
  case .enumeration(let enumeration): [(.enumeration, enumerationData(enumeration, context))]
  case .model(let model) where model.isExtern:
    externData(model.name, model.conformances, fields: model.fields, context).map { [(.externType, $0)] } ?? []
  case .model(let model): [(.model, modelData(model, context))]
  case .externType(let type):
    externData(type.name, type.conformances, fields: [], context).map { [(.externType, $0)] } ?? []
  case .function(let function): [(.function, functionData(function, context))]
  case .sample(let sample): [(.sample, sampleData(sample, at: index, of: schema, context))]
  case .service, .serviceContainer, .fake, .viewModel, .router, .errorPolicy: []
  }
}

/// Returns the data of a file: its header, its imports, and its body.
private func headed(
  _ schema: Schema, _ source: SourceFile, _ context: FileContext, body: [(key: String, value: MustacheValue)]
) -> MustacheValue {
  let needsRuntime = context.modules.needsRuntime
  var data: MustacheObject = [
    "header": .string(Provenance.header(schemaPath: source.relativePath)),
    "formatExceptions": formatExceptions(source.nameSpelling),
    "imports": .list(FileImports(schema, context).lines.map { .string($0) }),
    "requiredRuntime": needsRuntime ? .string(RequiredRuntime.symbol) : .null,
  ]
  for (key, value) in body + codeLayouts { data.append(key, value) }
  return .object(data)
}

/// Returns the rules of swift-format's default configuration that a schema's names violate. The generated names violate
/// the same rules.
private func formatExceptions(_ spelling: NameSpelling) -> MustacheValue {
  var rules: [String] = []
  if spelling.hasUnderscores { rules.append("AlwaysUseLowerCamelCase") }
  if spelling.hasUnicodeLetters { rules.append("IdentifiersMustBeASCII") }
  return rules.isEmpty ? .null : .string(rules.joined(separator: ", "))
}
