import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The results of a project that are reused after a change: the syntax of the files, their generated files, and the
/// results of their examples.
///
/// After a change, the files are generated and tested again that contain a changed declaration, one that refers to it
/// directly or indirectly, or one that it refers to. The generator also uses facts about all declarations, such as the
/// names of types, so the other files are verified when nothing is saved (``verifyNext()``).
package struct IncrementalProject {
  package private(set) var checked: CheckedProject?
  private var parsed: [SourceFile.ID: (file: SourceFile, result: ParseResult)] = [:]
  private var graph: DeclarationGraph?
  private var digests: [Digest] = []
  private var templates: [SourceFile] = []
  private var outputs: [String: [UInt8]] = [:]
  private var results: [SourceFile.ID: [ExampleResult]] = [:]
  /// The files whose generated files, and whose results, are out of date.
  private var toGenerate: Set<SourceFile.ID> = []
  private var toTest: Set<SourceFile.ID> = []
  /// The files that have changed since the last call of ``noteChanges()``, and whether all are affected.
  private var changed: Set<SourceFile.ID> = []
  private var isReset = false
  private var isNoted = true
  /// The results of earlier checks. To free them takes time, which nobody waits for after the examples.
  private var retired: [Retired] = []

  private struct Retired {
    var checked: CheckedProject?
    var parsed: [SourceFile.ID: (file: SourceFile, result: ParseResult)]
    var symbols: SymbolRecorder
  }

  /// The examples that are out of date and have not run.
  private var pending: ArraySlice<ExampleCase> = []
  /// The examples that no error affects.
  private var soundRanges: Set<SourceRange> = []
  /// Every definition and reference that the last check found.
  package private(set) var symbols = SymbolRecorder()
  /// The number of examples that errors affect.
  package private(set) var affectedByErrors = 0
  /// The positions of the schemas that are not verified yet.
  package private(set) var unverified: [Int] = []

  package init() {}

  /// Parses and checks the schemas.
  ///
  /// - Parameter isReset: Whether everything is affected, because of another configuration.
  package mutating func check(_ read: ProjectSources, isReset: Bool, _ report: inout Report) {
    let symbols = SymbolRecorder()
    let isReset = isReset || !hasSameFiles(as: read)
    let new = Set(read.all.filter { !isEqual(parsed[$0.id]?.file.bytes ?? [], $0.bytes) }.map(\.id))
    let known = parsed.filter { !isReset && !new.contains($0.key) }
    func parse(_ files: [SourceFile]) -> [ParseResult] {
      let earlier = isReset ? [:] : parsed.mapValues(\.result)
      var new = parsedSchemas(files.filter { known[$0.id] == nil }, after: earlier)[...]
      return files.compactMap { known[$0.id]?.result ?? new.popFirst() }
    }
    let old = isReset || !isNoted ? nil : self
    let project = CheckedProject(
      read, &report, symbols: symbols, stage: { _ in }, parse: parse,
      known: { old?.known(in: read, $0, changed: new) ?? KnownViewModels() })
    if retired.count > 3 { retired.removeFirst() }
    retired.append(Retired(checked: checked, parsed: parsed, symbols: self.symbols))
    self.symbols = symbols
    parsed = Dictionary(
      zip(read.all, project.parsed).map { ($0.id, ($0, $1)) },
      uniquingKeysWith: { first, _ in first })
    checked = project
    changed = isNoted ? new : changed.union(new)
    self.isReset = isReset || self.isReset && !isNoted
    isNoted = false
  }

  /// Returns the view models that were checked before, and that a change of some files does not affect.
  private func known(in read: ProjectSources, _ parsed: [ParseResult], changed: Set<SourceFile.ID>) -> KnownViewModels?
  {
    guard let graph, let checked, let memory = checked.result.memory else { return nil }
    func files(_ read: ProjectSources, _ parsed: [ParseResult]) -> ParsedFiles {
      ParsedFiles(
        syntaxes: Dictionary(parsed.map { ($0.syntax.file, $0.syntax) }, uniquingKeysWith: { first, _ in first }),
        files: Dictionary(read.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
    }
    let unaffected = graph.unaffectedViewModels(
      by: changed, from: files(checked.read, checked.parsed), to: files(read, parsed))
    return KnownViewModels(memory, unaffected: unaffected)
  }

  /// Determines what the changes since the last time affect.
  package mutating func noteChanges() {
    if isNoted { return }
    isNoted = true
    guard let checked else { return }
    let (old, oldDigests) = (graph, digests)
    let new = DeclarationGraph(checked.syntaxes, symbols)
    graph = new
    digests = new.declarations.map { Digest(of: $0.range, in: checked.sources) }
    guard let old, !isReset else { return invalidateAll() }
    var affected = changed
    affected.formUnion(new.files(affectedByChangesFrom: oldDigests, to: digests))
    affected.formUnion(old.files(affectedByChangesFrom: digests, to: oldDigests))
    toGenerate.formUnion(affected)
    // The cases that have not run belong to the schemas of the check before.
    toTest.formUnion(affected.union(pending.map(\.range.file)))
    pending = []
  }

  private func hasSameFiles(as read: ProjectSources) -> Bool {
    let files = read.all
    return files.count == parsed.count
      && files.allSatisfy { file in
        guard let old = parsed[file.id]?.file else { return false }
        return old.path == file.path && old.relativePath == file.relativePath && old.module == file.module
      }
  }

  private mutating func invalidateAll() {
    guard let checked else { return }
    toGenerate = Set(checked.read.own.map(\.id))
    toTest = toGenerate
    pending = []
    outputs = [:]
    results = [:]
  }

  /// Generates the files that are out of date, and adds all files to a plan. The schemas have no errors.
  package mutating func generate(_ plan: inout OutputPlan, _ report: inout Report) throws {
    noteChanges()
    guard let loaded = checked.flatMap(LoadedProject.init),
      let templates = TemplateFolder.read(loaded.project.arguments, &report)
    else { return }
    if !hasSameContent(templates.files, self.templates) { toGenerate = Set(loaded.own.map(\.id)) }
    self.templates = templates.files
    let schemas = loaded.schemas.schemas
    let positions = loaded.ownPositions.filter { toGenerate.contains(schemas[$0].file) }
    let files = try generatedFiles(loaded, ofSchemasAt: positions, templates, &report)
    if report.hasErrors { return }
    outputs.merge(files) { $1 }
    toGenerate = []
    unverified = loaded.ownPositions.filter { !positions.contains($0) }
    plan.add(loaded, files: outputs)
  }

  /// The number of examples that run before other work can, and the time after which no other one begins.
  private static let testedTogether = (count: 16, time: Duration.milliseconds(5))

  /// Runs some of the examples that are out of date, first those of the changed files. Returns whether others remain.
  package mutating func testNext() -> Bool {
    noteChanges()
    guard let checked else { return false }
    if !toTest.isEmpty { collectTests(of: checked) }
    let schemas = checked.result.checked
    let start = ContinuousClock.now
    for example in pending.prefix(Self.testedTogether.count) {
      pending.removeFirst()
      results[example.range.file, default: []].append(example.result(in: schemas))
      if ContinuousClock.now - start > Self.testedTogether.time { break }
    }
    if pending.isEmpty { retired = [] }
    return !pending.isEmpty
  }

  private mutating func collectTests(of checked: CheckedProject) {
    let sound = SoundExamples(of: checked, graph: { graph ?? $0.declarationGraph() })
    for file in toTest { results[file] = nil }
    // An error in another file can have affected an example of a file that is up to date.
    let tested = Set(results.values.flatMap { $0.map(\.range) })
    let cases = sound.cases.filter { !tested.contains($0.range) }
    pending =
      (cases.filter { changed.contains($0.range.file) } + cases.filter { !changed.contains($0.range.file) })[...]
    toTest = []
    soundRanges = Set(sound.cases.map(\.range))
    affectedByErrors = sound.affected.count
  }

  /// Whether no error affects an example.
  package mutating func isSound(_ example: ExampleCase) -> Bool {
    noteChanges()
    if let checked, !toTest.isEmpty { collectTests(of: checked) }
    return soundRanges.contains(example.range)
  }

  /// Runs the examples that are out of date, and returns the results of all that no error affects.
  package mutating func test() -> [ExampleResult] {
    while testNext() {}
    return testResults
  }

  /// The results of the examples that no error affects, and that are not out of date. Until ``testNext()`` is called after
  /// a check, these are the results of the files that have not changed.
  package var testResults: [ExampleResult] {
    let files = (checked?.read.own ?? []).map(\.id).filter { isNoted || !changed.contains($0) }
    return files.flatMap { results[$0] ?? [] }.filter { soundRanges.contains($0.range) }
  }

  /// The number of schemas that are verified before the next look at the saved files.
  private static let verifiedTogether = 8

  /// Generates and tests some files that the last changes do not seem to affect. Returns whether a result differs, so
  /// that an update is needed.
  package mutating func verifyNext() throws -> Bool {
    let positions = Array(unverified.suffix(Self.verifiedTogether))
    unverified.removeLast(positions.count)
    var report = Report()
    guard !positions.isEmpty, let loaded = checked.flatMap(LoadedProject.init),
      let templates = TemplateFolder.read(loaded.project.arguments, &report)
    else { return false }
    let generated = try generatedFiles(loaded, ofSchemasAt: positions, templates, &report)
    let files = Set(positions.map { loaded.schemas.schemas[$0].file })
    if !generated.allSatisfy({ isEqual(outputs[$0.key] ?? [], $0.value) }) { toGenerate.formUnion(files) }
    let cases = loaded.schemas.exampleCases.filter { files.contains($0.range.file) }
    let outcomes = cases.map { "\($0.result(in: loaded.schemas).outcome)" }
    let known = loaded.own.filter { files.contains($0.id) }.flatMap { results[$0.id] ?? [] }.map { "\($0.outcome)" }
    if outcomes.sorted() != known.sorted() { toTest.formUnion(files) }
    return !toGenerate.isEmpty || !toTest.isEmpty
  }
}

/// Whether two lists contain the same files with the same content.
package func hasSameContent(_ a: [SourceFile], _ b: [SourceFile]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { $0.path == $1.path && isEqual($0.bytes, $1.bytes) }
}

extension Digest {
  /// Creates the digest of the file and the text of a declaration.
  fileprivate init(of range: SourceRange, in sources: [SourceFile]) {
    self.init()
    add(UInt64(range.file.index))
    guard sources.indices.contains(Int(range.file.index)) else { return }
    add(Array(sources[Int(range.file.index)].bytes(at: range)))
  }
}

extension DeclarationGraph {
  /// Returns the files that the declarations affect that another version of the project does not contain.
  ///
  /// - Parameters:
  ///   - others: The digests of the declarations of the other version.
  ///   - digests: The digests of the declarations of this version.
  fileprivate func files(
    affectedByChangesFrom others: [Digest], to digests: [Digest]
  ) -> Set<SourceFile.ID> {
    let known = Set(others)
    let changed = Set(digests.indices.filter { !known.contains(digests[$0]) })
    let affected = affected(by: changed).union(directUses(of: changed))
    return Set(affected.map { declarations[$0].range.file })
  }
}
