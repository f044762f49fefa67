import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A file that vmgen writes once and developers edit.
package struct ScaffoldFile: Sendable {
  package var file: GeneratedFile
  /// Whether the file belongs to a test target.
  package var isTest: Bool
}

/// Generates the files that developers edit, named after their view models: an extension with the `custom` functions to
/// implement and, if the layers include tests, a test suite to extend.
package func scaffolds(
  _ schemas: SchemaSet, sources: [SourceFile], options: GenerationOptions, templates: TemplateSource = .standard
) throws(GenerationError) -> [ScaffoldFile] {
  let templates = try templates.templates(rendering: Scaffold.allCases.map(\.template))
  let environment = LoweringEnvironment(schemas, sources: sources, modelModule: options.module(of: .model))
  let names = NameResolution(DeclaredNames(schemas, sources: sources), options)
  let paths = Dictionary(sources.map { ($0.id, $0.relativePath) }) { first, _ in first }
  var files: [ScaffoldFile] = []
  for schema in schemas.schemas {
    let path = paths[schema.file] ?? ""
    for case .viewModel(let viewModel) in schema.declarations {
      for scaffold in Scaffold.allCases where scaffold.isWanted(viewModel, options) {
        let context = FileContext(environment, options, scaffold == .tests ? .tests : .file)
        let data = scaffold.data(viewModel, of: schema, at: path, context)
        do {
          let rendered = try templates.render(scaffold.template, data)
          let bytes = names.resolved(rendered, imports: FileImports(schema, context, isScaffold: true))
          let file = GeneratedFile(path: viewModel.name + scaffold.suffix, bytes: bytes, schemaPath: path)
          files.append(ScaffoldFile(file: file, isTest: scaffold == .tests))
        } catch {
          throw .template(error)
        }
      }
    }
  }
  return files
}

private enum Scaffold: CaseIterable {
  case customs, tests

  var template: String {
    switch self {
    case .customs: "scaffold"
    case .tests: "scaffoldTests"
    }
  }

  var suffix: String {
    switch self {
    case .customs: "+Customs.swift"
    case .tests: "Tests.swift"
    }
  }

  func isWanted(_ viewModel: ViewModel, _ options: GenerationOptions) -> Bool {
    switch self {
    case .customs: options.layers != [.tests] && !viewModel.customs.isEmpty
    case .tests: options.layers.contains(.tests) && !viewModel.examples.isEmpty && viewModel.firstDisplay != nil
    }
  }

  func data(
    _ viewModel: ViewModel, of schema: Schema, at path: String, _ context: FileContext
  ) -> MustacheValue {
    var data = MustacheObject(pairs: [
      ("name", .string(swiftIdentifier(viewModel.name))),
      ("access", .string(context.access)),
      ("schema", .string(path.split(separator: "/").last.map(String.init) ?? path)),
    ])
    switch self {
    case .customs:
      data.append("functions", .list(functions(of: viewModel, context)))
    case .tests:
      let isSwiftTesting = context.options.testing == .swiftTesting
      context.modules.insert(isSwiftTesting ? "Testing" : "XCTest")
      context.modules.insert(ModuleUse.runtime)
      context.modules.insert(ModuleUse.testing)
      data.append("isSwiftTesting", .bool(isSwiftTesting))
      data.append("suite", .string(swiftIdentifier(GeneratedName.handwrittenTests(of: viewModel.name))))
      data.append("examples", .string(swiftIdentifier(GeneratedName.tests(of: viewModel.name)) + ".examples"))
      data.append("display", viewModel.firstDisplay.map { .string(swiftIdentifier($0.name, .member)) } ?? .null)
    }
    for (key, value) in codeLayouts { data.append(key, value) }
    data.append("imports", .list(FileImports(schema, context, isScaffold: true).lines.map { .string($0) }))
    return .object(data)
  }

  private func functions(of viewModel: ViewModel, _ context: FileContext) -> [MustacheValue] {
    viewModel.customs.map { customData($0, context) }
  }
}

extension ViewModel {
  fileprivate var firstDisplay: Derived? { derived.first(where: \.isProperty) }
}
