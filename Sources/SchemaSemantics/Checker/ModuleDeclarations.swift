import VmgenSchemaSyntax

/// The declarations of one run and of the modules that it imports.
///
/// Its extensions are the first two passes, one file each: collecting the names, and resolving the types. After these
/// passes, only ``ValueChecker`` and ``ViewModelPasses`` change its tables, to add the values in declarations and the
/// interfaces of view models. The other checkers read it through ``DeclarationReader``.
final class ModuleDeclarations: DeclarationReader {
  /// The syntax of all files: imported modules first, then by path, so that diagnostics do not depend on argument
  /// order.
  let syntaxes: [SchemaSyntax]
  let sources: [SourceFile.ID: SourceFile]
  let library = SignatureReader()
  let sink: DiagnosticSink
  /// Records the definitions and references of all names if a tool needs them.
  let index: SymbolRecorder?

  var tables: DeclarationTables
  /// The services that a provider has under one name, sorted and including `Navigator`. Use it only after all services
  /// are declared.
  private(set) lazy var servicesByMember: [String: [String]] = Dictionary(
    grouping: services.keys.sorted() + [ServiceDeclaration.navigator], by: lowerCamelCased)
  /// The errors that the error policy handles. Use it only after all types are resolved.
  private(set) lazy var policyReach = ErrorPolicyReach(errorPolicy?.syntax, self)
  /// What functions read of their parameters, for those whose calls have been collected; nil while it is computed.
  var parameterReads: [String: ParameterReads?] = [:]
  /// The key types of dictionaries and their ranges, which are checked once conformances are known.
  var pendingKeys: [(Type, SourceRange)] = []
  /// The number of times that the names of all visible types have been listed.
  var typeListingCount = 0
  /// The types that view models have declared, such as that of a focus.
  var madeTypes: [(name: String, entry: TypeEntry)] = []

  var declarations: ModuleDeclarations { self }
  var errorPolicy: ErrorPolicyEntry? { tables.errorPolicy }

  init(_ syntaxes: [SchemaSyntax], _ sources: [SourceFile], symbols: SymbolRecorder? = nil) {
    index = symbols
    let files = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.sources = files
    sink = DiagnosticSink(files)
    tables = DeclarationTables()
    self.syntaxes = syntaxes.sorted { first, second in
      guard let a = files[first.file], let b = files[second.file] else { return false }
      if a.module != b.module { return (a.module ?? "~") < (b.module ?? "~") }
      return a.relativePath < b.relativePath
    }
  }

  /// Creates a copy for another thread, which checks some of the view models of the run.
  init(_ shared: SharedDeclarations) {
    index = shared.recordsSymbols ? SymbolRecorder(completing: shared.completedName) : nil
    sources = shared.sources
    sink = DiagnosticSink(sources, comparedNames: shared.comparedNames)
    tables = shared.tables
    syntaxes = shared.syntaxes
  }

  /// Declares a type that a view model makes.
  func declareMade(_ name: String, _ entry: TypeEntry) {
    tables.types[name] = entry
    madeTypes.append((name, entry))
  }

  /// What copies for other threads begin with.
  var shared: SharedDeclarations {
    SharedDeclarations(
      tables: tables, syntaxes: syntaxes, sources: sources, comparedNames: sink.comparedNames,
      recordsSymbols: index != nil, completedName: index?.completedName)
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
      tables.types[phase.name] = TypeEntry(declaration: .enumeration(phase), range: phase.range, module: nil)
    }
  }
}
