import VmgenSchemaSyntax

/// The declarations of one run and of the modules that it imports.
///
/// Its extensions are the first two passes, one file each: collecting the names, and resolving the types. After these
/// passes, only ``ValueChecker`` changes it, to add the values in declarations and the interfaces of view models. The
/// other checkers read it through ``DeclarationReader``.
final class ModuleDeclarations: DeclarationReader {
  /// The syntax of all files: imported modules first, then by path, so that diagnostics do not depend on argument
  /// order.
  let syntaxes: [SchemaSyntax]
  let sources: [SourceFile.ID: SourceFile]
  let library = SignatureReader()
  let sink: DiagnosticSink
  /// Records the definitions and references of all names if a tool needs them.
  let index: SymbolRecorder?

  /// The declared types by name. Two modules cannot declare the same name, so one table is enough.
  var types: [String: TypeEntry] = [:]
  /// The names of ``types`` in the order of their declarations.
  var typeNames: [String] = []
  var functions: [String: FunctionEntry] = [:]
  var samples: [String: SampleEntry] = [:]
  var services: [String: ServiceEntry] = [:]
  /// The services that a provider has under one name, sorted and including `Navigator`. Use it only after all services
  /// are declared.
  private(set) lazy var servicesByMember: [String: [String]] = Dictionary(
    grouping: services.keys.sorted() + [ServiceDeclaration.navigator], by: lowerCamelCased)
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
  /// The errors that the error policy handles. Use it only after all types are resolved.
  private(set) lazy var policyReach = ErrorPolicyReach(errorPolicy?.syntax, self)
  /// The services of view models, including those of the view models that they create.
  var serviceUses = ServiceUses()
  /// The modules that each file imports.
  var imports: [SourceFile.ID: [String]] = [:]
  /// Every module that the module being generated imports, directly or indirectly.
  var reachableModules: Set<String> = []
  /// The calls between functions and labels, and the parts of the context that each reads.
  var callGraph = CallGraph()
  /// What functions read of their parameters, for those whose calls have been collected; nil while it is computed.
  var parameterReads: [String: ParameterReads?] = [:]
  /// The enums and errors whose cases have labels, and which therefore have the property `label`.
  var labeled: Set<String> = []
  /// The models that are declared `: Identifiable`.
  var identifiable: Set<String> = []
  /// The types of the `id` fields of models, by model.
  var identityFields: [String: TypeSyntax] = [:]
  /// The key types of dictionaries and their ranges, which are checked once conformances are known.
  var pendingKeys: [(Type, SourceRange)] = []
  /// The number of times that the names of all visible types have been listed.
  var typeListingCount = 0
  /// Whether a `throws` names an error type that was not found.
  var hasUnknownErrors = false

  var declarations: ModuleDeclarations { self }

  init(_ syntaxes: [SchemaSyntax], _ sources: [SourceFile], symbols: SymbolRecorder? = nil) {
    index = symbols
    let files = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.sources = files
    sink = DiagnosticSink(files)
    self.syntaxes = syntaxes.sorted { first, second in
      guard let a = files[first.file], let b = files[second.file] else { return false }
      if a.module != b.module { return (a.module ?? "~") < (b.module ?? "~") }
      return a.relativePath < b.relativePath
    }
  }

  /// The files of the module being generated.
  var ownSyntaxes: [SchemaSyntax] { syntaxes.filter { module(of: $0.file) == nil } }

  /// Collects and resolves all declarations. Their values are checked later.
  func resolve() {
    collectDeclarations()
    resolveDeclarations()
    declareBuiltInTypes()
  }

  /// Declares the types of the language that have cases. No file contains them, and none can declare another type with
  /// their names.
  private func declareBuiltInTypes() {
    guard let file = syntaxes.last?.file else { return }
    let phase = EnumDeclaration.listPhase(SourceRange(file: file, lower: 0, upper: 0))
    if types[phase.name] == nil {
      types[phase.name] = TypeEntry(declaration: .enumeration(phase), range: phase.range, module: nil)
    }
  }
}
