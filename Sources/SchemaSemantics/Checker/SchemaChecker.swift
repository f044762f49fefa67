import VmgenSchemaSyntax

/// What is known while the files of one run are checked together.
///
/// The passes are its extensions, one file each, in the order that ``checkSchemas(_:sources:)`` runs them.
final class SchemaChecker {
  /// Imported modules first, then by path: what is reported of two files does not depend on their order.
  let syntaxes: [SchemaSyntax]
  let sources: [SourceFile.ID: SourceFile]
  let library = SignatureReader()

  var diagnostics: [Diagnostic] = []
  /// Where every name is defined and used.
  let index = SymbolIndexBuilder()
  /// How many expressions were typed: a bound on the work.
  var inferredCount = 0
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
  /// What the making of a view model needs to know of it, by name.
  var viewModels: [String: ViewModelEntry] = [:]
  /// What each file imports.
  var imports: [SourceFile.ID: [String]] = [:]
  /// Every module that a file of the module being generated imports, or an imported one.
  var reachableModules: Set<String> = []
  /// Calls of functions where there is no context, until it is known which ask for it.
  var contextFreeCalls: [(CallGraph.Node, SourceRange)] = []
  /// What the view model being checked makes of its members.
  var memberUse = MemberUse()
  /// What is known of the steps around the one being checked; nil outside of steps.
  var steps: StepScope?
  /// What calls what, among functions and the labels of enums: for recursion, and what of the context they read.
  var callGraph = CallGraph()
  /// Enums and errors with a label, which have `label`.
  var labelled: Set<String> = []
  /// Models that are written `: Identifiable`.
  var identifiable: Set<String> = []
  /// Keys of dictionary types, and where they are written, until it is known what can be hashed.
  var pendingKeys: [(Type, SourceRange)] = []
  /// How many names have been compared for likeness: see ``near(_:_:)``.
  var comparedNames = 0
  /// Where the expression being checked stands.
  var environment = Environment()
  /// By the number of a local: whether anything has read it.
  var usedLocals: [Bool] = []
  /// Whether an error type that something throws could not be found.
  var hasUnknownErrors = false

  init(_ syntaxes: [SchemaSyntax], _ sources: [SourceFile]) {
    let files = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.sources = files
    self.syntaxes = syntaxes.sorted { first, second in
      guard let a = files[first.file], let b = files[second.file] else { return false }
      if a.module != b.module { return (a.module ?? "~") < (b.module ?? "~") }
      return a.relativePath < b.relativePath
    }
  }

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ arguments: [String: String] = [:],
    labels: [Diagnostic.Label] = [], help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) {
    report(Diagnostic(kind, at: range, arguments, labels: labels, help: help, fixIt: fixIt))
  }

  /// The module that a file belongs to; nil for the one being generated.
  func module(of file: SourceFile.ID) -> String? { sources[file]?.module }

  /// What stands in the source at `range`.
  func text(at range: SourceRange) -> String {
    guard let bytes = sources[range.file]?.bytes else { return "" }
    let lower = min(max(Int(range.lower), 0), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}

struct FunctionEntry {
  var declaration: FunctionDeclaration
  var syntax: FunctionSyntax
  var range: SourceRange
  var module: String?
}

struct ServiceEntry {
  var declaration: ServiceDeclaration
  var syntax: ServiceSyntax
  var range: SourceRange
  var module: String?

  func function(_ name: String) -> ServiceFunction? { declaration.functions.first { $0.name == name } }
}

struct ViewModelEntry {
  var shape: ViewModelShape
  var syntax: ViewModelSyntax
  var module: String?
}

struct SampleEntry {
  var declaration: Sample
  var syntax: SampleSyntax
  var range: SourceRange
  var module: String?
}
