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
  /// The models and enums that contain a string or a `Double`, at any depth.
  package let inexactTypes: Set<String>
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
    samplesByType = Dictionary(grouping: samples.values, by: \.type).mapValues { samples in
      samples.sorted { ($0.range.file.index, $0.range.lower) < ($1.range.file.index, $1.range.lower) }
    }
    // Each view model of a large module asks for these.
    var errorPolicy: ErrorPolicy?
    var ownViewModels: [String: ViewModel] = [:]
    for declaration in schemas.flatMap(\.declarations) {
      switch declaration {
      case .errorPolicy(let policy): errorPolicy = errorPolicy ?? policy
      case .viewModel(let viewModel): ownViewModels[viewModel.name] = ownViewModels[viewModel.name] ?? viewModel
      default: break
      }
    }
    self.errorPolicy = errorPolicy
    self.ownViewModels = ownViewModels
  }

  /// Returns a view model of the module.
  package func viewModel(named name: String) -> ViewModel? { ownViewModels[name] }

  /// Returns the samples of a type, by file and position.
  package func samples(of type: Type) -> [Sample] { samplesByType[type] ?? [] }

  package indirect enum DeclaredType: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case extern(ExternType)
    case viewModel(String)
  }
}

/// The interface of a view model: the values that other view models can read, and the parameters for creating it, as in
/// `HomeViewModel(user: user)`.
package struct ViewModelInterface: Sendable {
  package var name: String
  /// The inputs in source order. For a view model of another module, only the existence of a default is known, not its
  /// value.
  package var inputs: [Input]
  /// The services that the view model uses, directly or in view models that it creates, sorted and including
  /// `Navigator`.
  package var services: [String]
  /// Whether a step of the module or of an imported one navigates to the view model, or it returns a result.
  package var isScreen = false
  /// The type of the value that the screen returns, if any.
  package var result: Type?
  /// The members that a parent can use, by name. They are available after the interface is resolved, and never for a
  /// view model of another module.
  var members: [String: MemberFacts]?
  /// The number of events among the members.
  var eventCount = 0
  /// Whether the view model has edits, and therefore the property `isValid`.
  var hasEdits = false
}
