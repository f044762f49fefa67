import VmgenSchemaSyntax

/// The declarations of one run, and of the modules that it imports.
///
/// Its extensions are the first two passes, one file each: which names there are, and which types they have. After them
/// only ``ValueChecker`` writes here, the values in declarations and the interfaces of view models; the other checkers read, through
/// ``DeclarationReader``.
final class ModuleDeclarations: DeclarationReader {
  /// Imported modules first, then by path: what is reported of two files does not depend on their order.
  let syntaxes: [SchemaSyntax]
  let sources: [SourceFile.ID: SourceFile]
  let library = SignatureReader()
  let sink: DiagnosticSink
  /// Where every name is defined and used.
  let index = SymbolIndexBuilder()

  /// Declared types by name. A name that two modules declare is a mistake, so one table is enough.
  var types: [String: TypeEntry] = [:]
  /// Their names in the order declared.
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
  /// Every module that a file of the module being generated imports, or an imported one.
  var reachableModules: Set<String> = []
  /// Which function or label calls which, and what of the context each reads.
  var callGraph = CallGraph()
  /// Enums and errors with a label, which have `label`.
  var labelled: Set<String> = []
  /// Models that are written `: Identifiable`.
  var identifiable: Set<String> = []
  /// Keys of dictionary types, and where they are written, until it is known which types are hashable.
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

  /// Collects and resolves every declaration; values are not checked yet.
  func resolve() {
    collectDeclarations()
    resolveDeclarations()
  }
}
