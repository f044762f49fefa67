import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The values that depend on all schemas of a run. Each is computed at most once, because computing them for each file
/// would take quadratic time.
final class ModuleTables {
  /// A query of a service.
  struct Query {
    let name: String
    let result: Type
  }

  private let declarations: SchemaSet
  private lazy var foreignServices = makeForeignServices()
  /// The first constant of the module, whose file declares the namespace of all; nil without any.
  private(set) lazy var firstConstant: SourceRange? = makeFirstConstant()
  /// The first query without a placeholder of each service that was asked for, by the service's name.
  private var queries: [String: Query?] = [:]
  /// The number of schemas that were searched for the tables.
  private(set) var searchedSchemaCount = 0

  init(_ declarations: SchemaSet) { self.declarations = declarations }

  /// Returns the services of other modules that a file uses and no earlier file uses, sorted.
  func foreignServices(firstUsedIn file: SourceFile.ID) -> [String] { foreignServices[file] ?? [] }

  /// Returns the first query of a service whose result has no placeholder, or nil.
  func queryWithoutPlaceholder(of service: ServiceDeclaration, hasPlaceholder: (Type) -> Bool) -> Query? {
    if let known = queries[service.name] { return known }
    var found: Query?
    for function in service.functions where function.kind == .query && found == nil {
      if let result = function.result, !hasPlaceholder(result) {
        found = Query(name: function.shownName, result: result)
      }
    }
    queries[service.name] = .some(found)
    return found
  }

  private func makeFirstConstant() -> SourceRange? {
    for schema in schemas() {
      for case .sample(let sample) in schema.declarations where sample.isConstant { return sample.range }
    }
    return nil
  }

  private func makeForeignServices() -> [SourceFile.ID: [String]] {
    let schemas = schemas()
    let files = Set(schemas.map(\.file))
    var seen: Set<String> = []
    var services: [SourceFile.ID: [String]] = [:]
    for schema in schemas {
      for case .viewModel(let viewModel) in schema.declarations {
        for name in declarations.services(of: viewModel) {
          guard let service = declarations.services[name], !files.contains(service.range.file),
            seen.insert(name).inserted
          else { continue }
          services[schema.file, default: []].append(name)
        }
      }
      services[schema.file]?.sort()
    }
    return services
  }

  /// Returns all schemas, and counts them.
  private func schemas() -> [Schema] {
    searchedSchemaCount += declarations.schemas.count
    return declarations.schemas
  }
}

extension SchemaSet {
  /// Returns the services that a view model uses, directly or in the view models that it creates, sorted.
  func services(of viewModel: ViewModel) -> [String] {
    viewModels[viewModel.name]?.services ?? Set(viewModel.uses.map(\.service)).sorted()
  }
}
