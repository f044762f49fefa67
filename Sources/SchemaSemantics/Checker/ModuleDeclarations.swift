import VmgenSchemaSyntax

/// The declarations of one run, and of the modules that it imports.
///
/// Its extensions are the first two passes, one file each: which names there are, and which types they have. After them
/// only ``ValueChecker`` writes here, the values in declarations and the interfaces of view models; the other checkers read, through
/// ``DeclarationReader``.
final class ModuleDeclarations: DeclarationReader {
  /// Imported modules first, then by path, so that diagnostics do not depend on the order of the arguments.
  let syntaxes: [SchemaSyntax]
  let sources: [SourceFile.ID: SourceFile]
  let library = SignatureReader()
  let sink: DiagnosticSink
  /// Where every name is defined and used.
  let index = SymbolIndexBuilder()

  /// Declared types by name. Two modules that declare one name are an error, so one table is enough.
  var types: [String: TypeEntry] = [:]
  /// The names of ``types`` in the order of their declarations.
  var typeNames: [String] = []
  var functions: [String: FunctionEntry] = [:]
  var samples: [String: SampleEntry] = [:]
  var services: [String: ServiceEntry] = [:]
  /// The services that a provider has under one name, sorted; `Navigator` among them. Read once all are declared.
  private(set) lazy var servicesByMember: [String: [String]] = Dictionary(
    grouping: services.keys.sorted() + [ServiceDeclaration.navigator], by: uncapitalized)
  /// The interfaces of view models by name.
  var viewModels: [String: ViewModelEntry] = [:]
  /// What each file imports.
  var imports: [SourceFile.ID: [String]] = [:]
  /// Every module that the module being generated imports, directly or through another.
  var reachableModules: Set<String> = []
  /// Which function or label calls which, and what of the context each reads.
  var callGraph = CallGraph()
  /// Enums and errors whose cases have labels: they have the property `label`.
  var labelled: Set<String> = []
  /// Models that are declared `: Identifiable`.
  var identifiable: Set<String> = []
  /// The key types of dictionaries and their places, until conformances are known.
  var pendingKeys: [(Type, SourceRange)] = []
  /// Whether an error type that something throws could not be found.
  var hasUnknownErrors = false

  var declarations: ModuleDeclarations { self }

  init(_ syntaxes: [SchemaSyntax], _ sources: [SourceFile]) {
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
  }
}
