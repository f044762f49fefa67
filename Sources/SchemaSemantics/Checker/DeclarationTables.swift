import VmgenSchemaSyntax

/// What is known of the declarations of a run. Several threads can read the same tables.
struct DeclarationTables: Sendable {
  /// The declared types by name. Two modules cannot declare the same name, so one table is enough.
  var types: [String: TypeEntry] = [:]
  /// The names of ``types`` in the order of their declarations.
  var typeNames: [String] = []
  var functions: [String: FunctionEntry] = [:]
  var samples: [String: SampleEntry] = [:]
  var services: [String: ServiceEntry] = [:]
  var fakes: [String: FakeEntry] = [:]
  /// The interfaces of view models by name.
  var viewModels: [String: ViewModelEntry] = [:]
  /// The router of the module being generated.
  var router: RouterEntry?
  /// The tabs of the router by name.
  var tabs: [String: TabsEntry] = [:]
  /// The containers of services by name.
  var serviceContainers: [String: ServiceContainerEntry] = [:]
  /// The error policy of the module being generated.
  var errorPolicy: ErrorPolicyEntry?
  /// The services of view models, including those of the view models that they create.
  var serviceUses = ServiceUses()
  /// The modules that each file imports.
  var imports: [SourceFile.ID: [String]] = [:]
  /// Every module that the module being generated imports, directly or indirectly.
  var reachableModules: Set<String> = []
  /// The calls between functions and labels, and the parts of the context that each reads.
  var callGraph = CallGraph()
  /// The enums and errors whose cases have labels, and which therefore have the property `label`.
  var labeled: Set<String> = []
  /// The models that are declared `: Identifiable`.
  var identifiable: Set<String> = []
  /// The types of the `id` fields of models, by model.
  var identityFields: [String: TypeSyntax] = [:]
  /// Whether a `throws` names an error type that was not found.
  var hasUnknownErrors = false
}

/// The declarations of a run, as the threads that check its view models receive them.
struct SharedDeclarations: Sendable {
  let tables: DeclarationTables
  let syntaxes: [SchemaSyntax]
  let sources: [SourceFile.ID: SourceFile]
  /// The number of names that have been compared to find similar ones.
  let comparedNames: Int
  /// Whether the copies record symbols, and the name that stands for what an author is writing.
  let recordsSymbols: Bool
  let completedName: String?
}

extension DeclarationTables {
  /// Replaces what is known of a type.
  mutating func declare(_ name: String, as declaration: SchemaSet.DeclaredType) {
    types[name] = types[name]?.with(declaration)
  }
}
