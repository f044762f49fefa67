import VmgenProjectAnalysis
import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// A module with the schemas that are open in the editor, checked after each change.
final class ServedProject {
  private(set) var project = IncrementalProject()
  private var read: ProjectSources
  /// The files and what was found when they were read.
  private var base: Report
  /// The files and what the last check has found.
  private(set) var report: Report
  /// The files by their absolute paths.
  private let files: [String: SourceFile.ID]
  private var isChecked = false
  /// The number of checks, which identifies what they have found.
  private(set) var generation = 0
  private var definitions: (generation: Int, byName: [String: [SymbolOccurrence]])?
  private var cases: (generation: Int, cases: [ExampleCase])?
  private var values: [ValueKey: ExampleValues] = [:]
  /// The texts of the open documents.
  private var texts: [SourceFile.ID: SpacedText] = [:]
  private var trees: [SourceFile.ID: SyntaxTree] = [:]
  private var index: (generation: Int, index: SymbolIndex)?
  /// What the last review has found, and the files that have changed since.
  private var findings: [Diagnostic] = []
  private var unreviewed: Set<SourceFile.ID> = []
  private var reviewedGeneration = 0

  /// Reads the module of a schema.
  ///
  /// - Parameters:
  ///   - module: The folder of the module, or the path of the schema.
  ///   - own: The open documents of the module.
  ///   - documents: All open documents, whose texts replace those of the files.
  init(ofSchemaAt path: String, in module: String, own: [Document], _ documents: [Document]) {
    var arguments = Arguments()
    arguments.operands = [CurrentFolder.shown(module)]
    var run = try? Run(arguments)
    let projects = run?.readProjects() ?? []
    // A new schema is not among those that were found, but in the folder of their module.
    let found =
      projects.first { $0.module.contains { CurrentFolder.absolute($0.path) == path } }
      ?? projects.first { $0.project.roots.contains { Path.relative(path, to: CurrentFolder.absolute($0)) != nil } }
    base = found == nil ? Report() : run?.report ?? Report()
    read = found ?? ProjectSources(Project(arguments: Arguments()), &base, stage: { _ in })
    for document in own {
      let isKnown = read.all.contains { CurrentFolder.absolute($0.path) == document.uri.path }
      if isKnown { continue }
      let name = Path.name(document.uri.path)
      read.add(unsaved: base.addFile(path: document.uri.path, relativePath: name, bytes: document.bytes))
    }
    files = Dictionary(
      read.all.map { (CurrentFolder.absolute($0.path), $0.id) }, uniquingKeysWith: { first, _ in first })
    report = base
    for document in documents { update(document) }
  }

  /// The schemas of the module.
  var schemas: [SourceFile] { read.own }

  func file(at path: String) -> SourceFile? {
    files[path].flatMap { file(of: SourceRange(file: $0, lower: 0, upper: 0)) }
  }

  func file(of range: SourceRange) -> SourceFile? { base.file(of: range) }

  /// The document of a range; nil for a text that is no file.
  func uri(of range: SourceRange) -> DocumentURI? {
    base.file(of: range).map { DocumentURI(path: CurrentFolder.absolute($0.path)) }
  }

  /// Takes the text of a document.
  func update(_ document: Document) {
    guard let file = file(at: document.uri.path) else { return }
    if let text = texts[file.id], isEqual(text.written, document.bytes) { return }
    if texts[file.id]?.replace(by: document.bytes) != true {
      texts[file.id] = SpacedText(file.replacing(bytes: document.bytes))
    }
    let changed = file.replacing(bytes: texts[file.id]?.bytes ?? document.bytes)
    read.replace(changed)
    base.replace(changed)
    unreviewed.insert(file.id)
    isChecked = false
  }

  /// Checks the schemas, unless nothing has changed since the last check.
  func check() {
    if isChecked { return }
    report = base
    project.check(read, isReset: false, &report)
    isChecked = true
    generation += 1
  }

  /// Finds what is correct but doubtful, unless nothing has changed since the last time.
  func review() {
    guard let checked = project.checked, reviewedGeneration != generation else { return }
    (reviewedGeneration, unreviewed) = (generation, [])
    let own = Set(read.own.map(\.id))
    let found = SchemaReview.lint(read.project.arguments).findings(checked.result, project.symbols, text)
    // An error says enough about the view models that are not linted.
    findings = found.filter { own.contains($0.range.file) && $0.kind.code != LintCode.notLinted.rawValue }
  }

  /// What the last check has found, and what the last review has found in the files that have not changed since.
  var diagnostics: [Diagnostic] {
    report.diagnostics + findings.filter { !unreviewed.contains($0.range.file) }
  }

  /// Runs some examples. Returns whether others remain.
  func testNext() -> Bool { project.testNext() }

  /// The results of the examples that are not out of date.
  var testResults: [ExampleResult] {
    project.noteChanges()
    return project.testResults
  }

  /// Every definition and reference of the last check.
  func symbolIndex() -> SymbolIndex {
    if let index, index.generation == generation { return index.index }
    let new = SymbolIndex(project.symbols)
    index = (generation, new)
    return new
  }

  /// The definitions of the last check by their names.
  var definitionsByName: [String: [SymbolOccurrence]] {
    if let definitions, definitions.generation == generation { return definitions.byName }
    let all = symbolIndex().occurrences.filter { $0.role == .definition }
    let new = Dictionary(grouping: all) { text(at: $0.range) }
    definitions = (generation, new)
    return new
  }

  /// Returns the tree of a file, which is kept until its text changes.
  func tree(of file: SourceFile) -> SyntaxTree {
    if let tree = trees[file.id], isEqual(tree.source.bytes, file.bytes) { return tree }
    let tree = SyntaxTree(parsing: file)
    trees[file.id] = tree
    return tree
  }

  /// The checked schemas, which can have errors.
  var checked: SchemaSet? { project.checked?.result.checked }

  /// The examples of the checked schemas.
  var exampleCases: [ExampleCase] {
    if let cases, cases.generation == generation { return cases.cases }
    let new = checked?.exampleCases ?? []
    cases = (generation, new)
    return new
  }

  /// Whether no error affects an example.
  func isSound(_ example: ExampleCase) -> Bool {
    if report.hasErrors { return project.isSound(example) }
    return true
  }

  /// Whether the values in an example are right although errors affect it: each error is in a formula, which then has no
  /// value, or in another example.
  func isReadable(_ example: ExampleCase) -> Bool {
    let errors = report.diagnostics.filter { $0.kind.severity == .error }.map(\.range)
    guard !errors.contains(where: example.range.contains) else { return false }
    let formulas = (checked?.schemas ?? []).flatMap(\.viewModels).flatMap(\.members).compactMap { member in
      if case .derived(let derived) = member, derived.value.hasInvalid { derived.range } else { nil }
    }
    return errors.allSatisfy { error in
      formulas.contains { $0.contains(error) } || exampleCases.contains { $0.range.contains(error) }
    }
  }

  /// Returns the values of the members of a view model in one of its examples, after the last act before an offset.
  func values(of example: ExampleCase, before offset: Int32) -> ExampleValues? {
    let key = ValueKey(generation: generation, title: example.title, range: example.range, offset: offset)
    if let known = values[key] { return known }
    if values.keys.first?.generation != generation { values = [:] }
    guard let checked else { return nil }
    let viewModel = example.viewModel
    let members = viewModel.members.filter { $0.shownProperty != nil }
    let properties = members.compactMap(\.shownProperty) + viewModel.edits.map(\.errorProperty)
    let found = example.values(of: properties, before: offset, in: checked)
    let new = ExampleValues(
      title: example.title, values: Self.table(members.map(\.id), found.prefix(members.count)),
      errors: Self.table(viewModel.edits.map(\.id), found.dropFirst(members.count)).filter { $0.value != "nil" })
    values[key] = new
    return new
  }

  private static func table(_ members: [MemberID], _ values: some Sequence<String?>) -> [MemberID: String] {
    Dictionary(
      zip(members, values).compactMap { member, value in value.map { (member, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private struct ValueKey: Hashable {
    var generation: Int
    var title: String
    var range: SourceRange
    var offset: Int32
  }

  /// Returns the positions in the text of a file that the client has.
  func positions(in file: SourceFile, _ encoding: PositionEncoding) -> TextPositions {
    TextPositions(file.bytes, gaps: texts[file.id]?.addedRanges ?? [], encoding)
  }

  /// Returns the text of a file that the client has.
  func written(_ file: SourceFile) -> [UInt8] { texts[file.id]?.written ?? file.bytes }

  func text(at range: SourceRange) -> String { base.file(of: range)?.text(at: range) ?? "" }

  /// Returns what a check of the module records if a file has another text.
  ///
  /// - Parameter name: A name in the file that no schema declares.
  func symbols(completing name: String, in file: SourceFile) -> SymbolRecorder {
    let symbols = SymbolRecorder(completing: name)
    let syntaxes = (project.checked?.syntaxes ?? []).map { syntax in
      syntax.file == file.id ? parseSchema(file).syntax : syntax
    }
    let sources = report.files.map { $0.id == file.id ? file : $0 }
    _ = checkSchemas(syntaxes, sources: sources, symbols: symbols)
    return symbols
  }

  /// Returns the errors that the module has only if some texts are replaced, and what a check of it records.
  func newErrors(replacing replaced: [SourceFile]) -> (errors: [Diagnostic], symbols: SymbolRecorder) {
    var (read, report) = (read, base)
    for file in replaced {
      read.replace(file)
      report.replace(file)
    }
    let symbols = SymbolRecorder()
    _ = CheckedProject(read, &report, symbols: symbols, stage: { _ in })
    var known = self.report.diagnostics.map(\.message)
    let errors = report.diagnostics.filter { diagnostic in
      guard diagnostic.kind.severity == .error else { return false }
      guard let index = known.firstIndex(of: diagnostic.message) else { return true }
      known.remove(at: index)
      return false
    }
    return (errors, symbols)
  }
}
