import VmgenSchemaSyntax

/// All schemas of one run, checked together. Types are visible across the files of a module, and from imported modules.
package final class SchemaSet: Sendable {
  /// The schemas of the module, sorted by relative path.
  package let schemas: [Schema]
  /// Every declared type by name, including those of imported modules.
  package let types: NameTable<DeclaredType>
  /// The functions of all files by name, including those of imported modules.
  package let functions: NameTable<FunctionDeclaration>
  /// The samples of all files by name.
  package let samples: NameTable<Sample>
  /// The services of all files by name, including those of imported modules.
  package let services: NameTable<ServiceDeclaration>
  /// The interfaces of view models by name, including those of imported modules.
  package let viewModels: NameTable<ViewModelInterface>
  /// The error policy of the module, if it has one.
  package let errorPolicy: ErrorPolicy?
  /// Whether a container provides the services of the module.
  package let hasServiceContainer: Bool
  /// The models and enums that contain a string or a `Double`, at any depth.
  package let inexactTypes: Set<String>
  private let fakes: [String: Fake]
  private let ownViewModels: [String: ViewModel]
  private let samplesByType: [Type: [Sample]]

  init(
    schemas: [Schema], types: [String: DeclaredType], functions: [String: FunctionDeclaration],
    samples: [String: Sample], services: [String: ServiceDeclaration], viewModels: [String: ViewModelInterface]
  ) {
    self.schemas = schemas
    self.types = NameTable(types)
    self.functions = NameTable(functions)
    self.samples = NameTable(samples)
    self.services = NameTable(services)
    self.viewModels = NameTable(viewModels)
    inexactTypes = Self.inexactTypes(types)
    samplesByType = Dictionary(grouping: samples.values.filter { !$0.isConstant }, by: \.type).mapValues { samples in
      samples.sorted { ($0.range.file.index, $0.range.lower) < ($1.range.file.index, $1.range.lower) }
    }
    // Each view model of a large module asks for these.
    var errorPolicy: ErrorPolicy?
    var hasServiceContainer = false
    var ownViewModels: [String: ViewModel] = [:]
    var fakes: [String: Fake] = [:]
    for declaration in schemas.flatMap(\.declarations) {
      switch declaration {
      case .errorPolicy(let policy): errorPolicy = errorPolicy ?? policy
      case .serviceContainer: hasServiceContainer = true
      case .fake(let fake): fakes[fake.name] = fake
      case .viewModel(let viewModel): ownViewModels[viewModel.name] = ownViewModels[viewModel.name] ?? viewModel
      default: break
      }
    }
    self.errorPolicy = errorPolicy
    self.hasServiceContainer = hasServiceContainer
    self.ownViewModels = ownViewModels
    self.fakes = fakes
  }

  /// Returns a view model of the module.
  package func viewModel(named name: String) -> ViewModel? { ownViewModels[name] }

  /// Returns a fake of the module.
  package func fake(named name: String) -> Fake? { fakes[name] }

  /// Returns whether the module has a fake of a service.
  package func hasFake(of service: String) -> Bool { fakes.values.contains { $0.service == service } }

  /// Returns the samples of a type, by file and position.
  package func samples(of type: Type) -> [Sample] { samplesByType[type] ?? [] }

  package indirect enum DeclaredType: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case extern(ExternType)
    case viewModel(String)

    package var conformances: Conformances {
      switch self {
      case .enumeration(let declaration): declaration.conformances
      case .model(let declaration): declaration.conformances
      case .extern(let declaration): declaration.conformances
      case .viewModel: []
      }
    }
  }
}

extension SchemaSet {
  /// Returns the models and enums that contain a string or a `Double`, at any depth. The search follows each part of a
  /// type once, because the number of paths through a chain of types can be exponential.
  static func inexactTypes(_ types: [String: DeclaredType]) -> Set<String> {
    var found: Set<String> = []
    var containers: [String: [String]] = [:]
    for (name, type) in types {
      for part in type.parts.map(\.innermostElement) {
        switch part {
        case .string, .double: found.insert(name)
        case .declared(let part): containers[part, default: []].append(name)
        default: break
        }
      }
    }
    var pending = Array(found)
    while let part = pending.popLast() {
      for container in containers[part] ?? [] where found.insert(container).inserted { pending.append(container) }
    }
    return found
  }
}

extension SchemaSet.DeclaredType {
  /// The types of a model's fields, or of an enum's associated values.
  fileprivate var parts: [Type] {
    switch self {
    case .model(let model): model.fields.map(\.type)
    case .enumeration(let enumeration): enumeration.cases.flatMap { $0.values.map(\.type) }
    case .extern, .viewModel: []
    }
  }
}

extension Type {
  /// The type without optionals, arrays and the keys of dictionaries.
  fileprivate var innermostElement: Type {
    switch self {
    case .optional(let element), .array(let element), .set(let element), .dictionary(_, let element):
      element.innermostElement
    default: self
    }
  }
}

/// The declarations of one kind by name. The table is not a sequence, so that the code for one declaration does not search
/// all declarations of a module, which would take quadratic time. Values that depend on all declarations are computed
/// once for each run.
package struct NameTable<Value: Sendable>: Sendable {
  private let values: [String: Value]

  init(_ values: [String: Value]) { self.values = values }

  package subscript(name: String) -> Value? { values[name] }

  /// All declarations by name, for a value that is computed once for each run.
  package var byName: [String: Value] { values }
}

extension Schema {
  /// The view models of the schema.
  package var viewModels: [ViewModel] {
    declarations.compactMap { if case .viewModel(let viewModel) = $0 { viewModel } else { nil } }
  }

  package var fakes: [Fake] { declarations.compactMap { if case .fake(let fake) = $0 { fake } else { nil } } }
}
