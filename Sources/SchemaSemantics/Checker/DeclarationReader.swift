import VmgenSchemaSyntax

/// The operations that all checkers share: looking up declarations, reporting diagnostics and recording symbols.
///
/// Its extensions are queries about types, conformances, names and visibility.
protocol DeclarationReader {
  var declarations: ModuleDeclarations { get }
}

extension DeclarationReader {
  var library: SignatureReader { declarations.library }
  var index: SymbolRecorder? { declarations.index }
  var types: [String: TypeEntry] { declarations.types }
  var typeNames: [String] { declarations.typeNames }
  var functions: [String: FunctionEntry] { declarations.functions }
  var samples: [String: SampleEntry] { declarations.samples }
  var services: [String: ServiceEntry] { declarations.services }
  var servicesByMember: [String: [String]] { declarations.servicesByMember }
  var viewModels: [String: ViewModelEntry] { declarations.viewModels }
  var imports: [SourceFile.ID: [String]] { declarations.imports }
  var reachableModules: Set<String> { declarations.reachableModules }
  var callGraph: CallGraph { declarations.callGraph }
  var labeled: Set<String> { declarations.labeled }
  var identifiable: Set<String> { declarations.identifiable }
  var hasUnknownErrors: Bool { declarations.hasUnknownErrors }

  func report(_ diagnostic: Diagnostic) { declarations.sink.report(diagnostic) }

  func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ arguments: [String: String] = [:],
    labels: [Diagnostic.Label] = [], help: String? = nil, fixIt: Diagnostic.FixIt? = nil,
    suggestion: Diagnostic.Suggestion? = nil
  ) {
    report(
      Diagnostic(kind, at: range, arguments, labels: labels, help: help, fixIt: fixIt, suggestion: suggestion))
  }

  /// Returns the module that a file belongs to, or nil for the module being generated.
  func module(of file: SourceFile.ID) -> String? { declarations.sources[file]?.module }

  /// Returns the source text of a range.
  func text(at range: SourceRange) -> String { declarations.sink.text(at: range) }
}
