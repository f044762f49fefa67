import VmgenSchemaSyntax

/// The result of checking: the typed schemas and the diagnostics. Schemas with errors are included.
package struct CheckResult: Sendable {
  /// The schemas, with `.invalid` nodes in place of parts that could not be checked.
  package var checked: SchemaSet
  /// Whether parsing or checking found an error.
  package var hasErrors: Bool
  /// The ranges of all errors, including those that are not reported because another error explains them.
  package var errors: [SourceRange]
  /// The diagnostics of checking, sorted by file and position.
  package var diagnostics: [Diagnostic]
  /// What silences warnings of the parser and of reviews.
  package var allowances: Allowances
  /// What was found about each view model, for the next check; nil if there is none.
  package var memory: CheckMemory?

  /// The schemas that code can be generated from, or nil if there is an error.
  package var schemas: SchemaSet? { hasErrors ? nil : checked }
}

/// Resolves and types the schemas of one run together.
///
/// A file whose module is not nil belongs to an imported module: the files that import that module can use its
/// declarations, and no code is generated from it. An incomplete tree, from a file with syntax errors, is checked as
/// far as possible.
///
/// - Parameters:
///   - sources: The files that the syntax trees were parsed from, in any order.
///   - syntaxErrors: The diagnostics of parsing. Diagnostics that may be consequences of these are not reported, and no
///     code is generated.
///   - symbols: Records every definition and reference, also in files with errors. Generation needs none.
///   - known: The view models that need no check; nil if no check follows.
///   - workers: The number of threads, which does not change the result; nil for one for each core.
package func checkSchemas(
  _ syntaxes: [SchemaSyntax], sources: [SourceFile], syntaxErrors: [Diagnostic] = [], symbols: SymbolRecorder? = nil,
  known: KnownViewModels? = nil, workers: Int? = nil
) -> CheckResult {
  SchemaChecker(syntaxes, sources, symbols: symbols, known: known, workers: workers).run(after: syntaxErrors)
}

extension SchemaChecker {
  func run(after parsing: [Diagnostic]) -> CheckResult {
    let syntaxErrors = parsing.filter { $0.kind.severity == .error }
    declarations.resolve()
    ValueChecker(expressions: expressions).checkDeclarations()
    FakeChecker(expressions: expressions).checkDeclarations()
    let (viewModels, policy, memory) = checkViewModels()
    let routers = RouterChecker(steps: StepChecker(expressions))
    let schemas = declarations.ownSyntaxes.map { schema(of: $0, viewModels, routers, policy) }
    checkContextFreeCalls()
    let filter = SyntaxErrorFilter(
      syntaxErrors.filter { !$0.kind.isCorrected }, declarations.syntaxes, source: declarations.sink.text)
    var allowances = Allowances(declarations.ownSyntaxes)
    _ = allowances.silence(parsing)
    var found = allowances.silence(finishedDiagnostics(filter))
    if syntaxErrors.isEmpty, !found.contains(where: { $0.kind.severity == .error }) {
      let unused = allowances.unused()
      if !unused.isEmpty { found = Self.inOrder(found + unused) }
    }
    let set = SchemaSet(
      schemas: schemas, types: declarations.types.mapValues(\.declaration),
      functions: declarations.functions.mapValues(\.declaration),
      samples: declarations.samples.mapValues(\.declaration),
      services: declarations.services.mapValues(\.declaration),
      viewModels: declarations.viewModels.mapValues(\.interface))
    let hasErrors = !syntaxErrors.isEmpty || found.contains { $0.kind.severity == .error }
    let errors = (syntaxErrors + declarations.sink.diagnostics.filter { $0.kind.severity == .error }).map(\.range)
    return CheckResult(
      checked: set, hasErrors: hasErrors, errors: errors, diagnostics: found, allowances: allowances, memory: memory)
  }

  /// Returns the view models of the module by the ranges of their names, its error policy, and what the passes found.
  private func checkViewModels() -> ([SourceRange: ViewModel], ErrorPolicy?, CheckMemory?) {
    var passes = ViewModelPasses(expressions, known: known, workers: workers)
    let checked = passes.check()
    return (Dictionary(checked, uniquingKeysWith: { first, _ in first }), passes.members.errorPolicy, passes.memory)
  }

  private func schema(
    of syntax: SchemaSyntax, _ viewModels: [SourceRange: ViewModel], _ routers: RouterChecker, _ policy: ErrorPolicy?
  ) -> Schema {
    let (functions, services, samples) = (declarations.functions, declarations.services, declarations.samples)
    let checked = syntax.declarations.compactMap { declaration -> Schema.Declaration? in
      switch declaration {
      case .importModule: return nil
      case .enumeration(let syntax): return checkedType(syntax.name)
      case .model(let syntax): return checkedType(syntax.name)
      case .externType(let syntax): return checkedType(syntax.name)
      case .function(let syntax): return functions[syntax.name.text].map { .function($0.declaration) }
      case .service(let syntax): return services[syntax.name.text].map { .service($0.declaration) }
      case .serviceContainer(let syntax):
        let container = declarations.serviceContainers[syntax.name.text]
        return container.flatMap { $0.range == syntax.name.range ? .serviceContainer($0.declaration) : nil }
      case .fake(let syntax):
        let entry = declarations.fakes[syntax.name.text]
        return entry.flatMap { $0.range == syntax.name.range ? $0.declaration : nil }.map { .fake($0) }
      case .sample(let syntax): return samples[syntax.name.text].map { .sample($0.declaration) }
      case .viewModel(let syntax): return viewModels[syntax.name.range].map { .viewModel($0) }
      case .router(let syntax): return routers.check(syntax).map { .router($0) }
      case .errorPolicy(let syntax): return policy.flatMap { $0.range == syntax.range ? .errorPolicy($0) : nil }
      }
    }
    return Schema(file: syntax.file, imports: (declarations.imports[syntax.file] ?? []).sorted(), declarations: checked)
  }

  private func checkedType(_ name: Identifier) -> Schema.Declaration? {
    switch declarations.types[name.text]?.declaration {
    case .enumeration(let declaration): .enumeration(declaration)
    case .model(let declaration): .model(declaration)
    case .extern(let declaration): .externType(declaration)
    case .viewModel, nil: nil
    }
  }

  /// Reports calls of functions that need the context in places without one: defaults and samples.
  private func checkContextFreeCalls() {
    for (node, range) in expressions.session.contextFreeCalls
    where declarations.tables.callGraph.reads[node]?.needsContext == true {
      report(contextFree: node, at: range)
    }
  }

  /// Reports a call without a context, with the localized texts of the called function if it needs the context for them.
  private func report(contextFree node: CallGraph.Node, at range: SourceRange) {
    let called = declarations.text(at: range)
    let kind = DiagnosticKind.noContext(name: called)
    let parts = declarations.tables.callGraph.reads[node]?.parts ?? []
    guard case .function(let name) = node, let body = declarations.functions[name]?.declaration.body, parts.isEmpty
    else {
      let help = "add a parameter for the time, `at now: Date`, and pass it: in an example `\(called)(at: now)`"
      return declarations.report(kind, at: range, help: parts == .now ? help : nil)
    }
    var texts: [SourceRange] = []
    body.forEachExpression { if case .string(let string) = $0.kind, string.isLocalized { texts.append($0.range) } }
    guard let first = texts.first, let last = texts.last else { return declarations.report(kind, at: range) }
    let span = first.union(last)
    let start = Int(span.lower)
    var bytes = Array(declarations.text(at: span).utf8)
    for text in texts.reversed() { bytes.insert(contentsOf: Array("verbatim ".utf8), at: Int(text.lower) - start) }
    let isPlain = texts.allSatisfy { declarations.text(at: $0).hasPrefix("\"") }
    declarations.report(
      kind, at: range, labels: texts.map { Diagnostic.Label(range: $0, text: "a localized text needs the context") },
      help: "write `verbatim` before a text that needs no translation",
      fixIt: isPlain ? Diagnostic.FixIt(range: span, replacement: String(decoding: bytes, as: UTF8.self)) : nil)
  }

  /// Returns the diagnostics sorted by position, without duplicates. Warnings about imported modules are omitted.
  private func finishedDiagnostics(_ filter: SyntaxErrorFilter) -> [Diagnostic] {
    struct Key: Hashable {
      var code: String
      var range: SourceRange
    }
    var seen: Set<Key> = []
    let kept = declarations.sink.diagnostics.filter { diagnostic in
      guard seen.insert(Key(code: diagnostic.kind.code, range: diagnostic.range)).inserted else { return false }
      if filter.explains(diagnostic) { return false }
      return diagnostic.kind.severity == .error || declarations.module(of: diagnostic.range.file) == nil
    }
    return Self.inOrder(kept)
  }

  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { first, second in
      if first.range.file != second.range.file { return first.range.file.index < second.range.file.index }
      if first.range.lower != second.range.lower { return first.range.lower < second.range.lower }
      return first.range.upper < second.range.upper
    }
  }
}

/// The passes of checking over the files of one run: declarations, the values in them, then view models.
struct SchemaChecker {
  let declarations: ModuleDeclarations
  let expressions: ExpressionChecker
  let known: KnownViewModels?
  /// The number of threads; nil for one for each core.
  let workers: Int?

  init(
    _ syntaxes: [SchemaSyntax], _ sources: [SourceFile], symbols: SymbolRecorder? = nil,
    known: KnownViewModels? = nil, workers: Int? = nil
  ) {
    self.known = known
    self.workers = workers
    declarations = ModuleDeclarations(syntaxes, sources, symbols: symbols)
    expressions = ExpressionChecker(CheckSession(declarations))
  }
}
