import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// The schemas of a project, before parsing.
package struct ProjectSources {
  package var project: Project
  package var settings: GenerationSettings
  /// The schemas of the module, by relative path.
  package var module: [SourceFile] = []
  /// The schemas of the module that the command is for.
  package var own: [SourceFile] = []
  /// The root of each schema.
  package var roots: [SourceFile.ID: String] = [:]
  /// The schemas of imported modules.
  package var imported: [SourceFile] = []
  private var ownIDs: Set<SourceFile.ID> = []

  /// All files, in the order in which they are parsed.
  package var all: [SourceFile] { module + imported }

  /// Whether the command is for the schema with a range.
  package func owns(_ range: SourceRange) -> Bool { ownIDs.contains(range.file) }

  package init(_ project: Project, _ report: inout Report, stage: (String) -> Void) {
    self.project = project
    settings = GenerationSettings(project)
    stage("reading \(project.schemas.count) schemas")
    // The order of the output names makes the result independent of the order of arguments or folder entries.
    let schemas = project.schemas.sorted { Path.precedes($0.relativePath, $1.relativePath) }
    for schema in schemas {
      let file = FileSource.read(schema.path, relativePath: schema.relativePath, limit: .schema, &report)
      guard let file else { continue }
      module.append(file)
      if schema.isSelected { own.append(file) }
      roots[file.id] = schema.root
    }
    imported = ModuleSources.read(project.arguments, &report)
    ownIDs = Set(own.map(\.id))
    for location in project.arguments.locations(ProjectOptions.schemas) {
      _ = FileSource.isFolder(location.path, namedAt: location.place, &report)
    }
  }
}

extension ProjectSources {
  /// Adds a schema that is not in a file, or not yet.
  package mutating func add(unsaved file: SourceFile) {
    module.append(file)
    own.append(file)
    roots[file.id] = Path.folder(file.path)
    ownIDs.insert(file.id)
  }

  /// Replaces the text of a schema, such as by one that an editor has not saved.
  package mutating func replace(_ file: SourceFile) {
    for files in [\ProjectSources.module, \.own, \.imported] {
      for index in self[keyPath: files].indices where self[keyPath: files][index].id == file.id {
        self[keyPath: files][index] = file
      }
    }
  }
}

/// A review of schemas, in addition to the checker's.
package struct SchemaReview {
  /// Whether the review reports the warnings with a code.
  let reports: (String) -> Bool
  let diagnostics: (CheckResult, SymbolRecorder, _ text: @escaping (SourceRange) -> String) -> [Diagnostic]

  package init(
    reports: @escaping (String) -> Bool,
    diagnostics: @escaping (CheckResult, SymbolRecorder, _ text: @escaping (SourceRange) -> String) -> [Diagnostic]
  ) {
    self.reports = reports
    self.diagnostics = diagnostics
  }

  /// Returns what the review reports and no `@allow` silences, and each `@allow` that has silenced nothing.
  package func findings(
    _ result: CheckResult, _ symbols: SymbolRecorder, _ text: @escaping (SourceRange) -> String
  ) -> [Diagnostic] {
    var allowances = result.allowances
    let found = Self.joined(allowances.silence(diagnostics(result, symbols, text)))
    return result.hasErrors ? found : found + allowances.unused(ofReview: reports)
  }
}

extension SchemaReview {
  /// The number of other places that a finding shows.
  private static let maximumPlaces = 20

  /// Returns the findings, of which those with the same words are one with several places.
  private static func joined(_ found: [Diagnostic]) -> [Diagnostic] {
    var joined: [Diagnostic] = []
    var indices: [[String]: Int] = [:]
    for finding in found {
      let words = [finding.kind.code, finding.kind.message, finding.helpText ?? ""]
      guard finding.fixIt == nil, let index = indices[words] else {
        indices[words] = joined.count
        joined.append(finding)
        continue
      }
      guard joined[index].labels.count < maximumPlaces else { continue }
      joined[index].labels.append(Diagnostic.Label(range: finding.range, text: "also here"))
    }
    return joined
  }
}

/// The parsed and checked schemas of a project, which can have errors.
package struct CheckedProject {
  package let read: ProjectSources
  /// All files of the run, indexed by their identifiers.
  package let sources: [SourceFile]
  /// The syntax and the syntax errors of each file, those of the module before the imported ones.
  package let parsed: [ParseResult]
  package let result: CheckResult

  /// Parses and checks the schemas, and reports their errors and warnings.
  ///
  /// - Parameters:
  ///   - review: Reports more about the schemas.
  ///   - symbols: Records every definition and reference.
  ///   - parse: Returns the syntax of each file.
  ///   - known: Returns the view models that need no check; nil if no check follows.
  package init(
    _ read: ProjectSources, _ report: inout Report, review: SchemaReview? = nil, symbols: SymbolRecorder? = nil,
    stage: (String) -> Void, parse: ([SourceFile]) -> [ParseResult] = { parsedSchemas($0) },
    known: ([ParseResult]) -> KnownViewModels? = { _ in nil }
  ) {
    stage("parsing")
    parsed = parse(read.all)
    stage("checking")
    self.read = read
    sources = report.files
    let syntaxErrors = parsed.flatMap(\.diagnostics)
    let symbols = symbols ?? review.map { _ in SymbolRecorder() }
    result = checkSchemas(
      parsed.map(\.syntax), sources: sources, syntaxErrors: syntaxErrors, symbols: symbols, known: known(parsed))
    var allowances = result.allowances
    var diagnostics = allowances.silence(syntaxErrors) + result.diagnostics
    if let review, let symbols { diagnostics += review.findings(result, symbols, report.text) }
    let others = Set(read.module.map(\.id)).subtracting(read.own.map(\.id))
    report.add(
      inOrder(diagnostics).filter { $0.kind.severity == .error || !others.contains($0.range.file) })
  }

  package var syntaxes: [SchemaSyntax] { parsed.map(\.syntax) }
  package var syntaxErrors: [Diagnostic] { parsed.flatMap(\.diagnostics) }
}

/// Parses files on all cores.
///
/// - Parameter earlier: The results for earlier texts of the files.
package func parsedSchemas(_ files: [SourceFile], after earlier: [SourceFile.ID: ParseResult] = [:]) -> [ParseResult] {
  Cores.map(files.count) { $0.map { parseSchema(files[$0], after: earlier[files[$0].id]) } }
}

/// The parsed and checked schemas of a project without errors.
package struct LoadedProject {
  package var read: ProjectSources
  /// All files of the run, indexed by their identifiers.
  package var sources: [SourceFile]
  package var schemas: SchemaSet

  package var project: Project { read.project }
  package var settings: GenerationSettings { read.settings }
  package var own: [SourceFile] { read.own }
  /// The options for the tests, whose failures name the schemas by paths from the folder of the tests; nil if none are
  /// generated.
  package var testOptions: GenerationOptions? {
    guard var options = settings.testOptions, let output = settings.testsOutput else { return settings.testOptions }
    let folder = CurrentFolder.absolute(output.path)
    for schema in own {
      options.schemaPaths[schema.id] = Path.path(from: folder, to: CurrentFolder.absolute(schema.path))
    }
    return options
  }
  /// The positions of the own schemas.
  package var ownPositions: [Int] {
    schemas.schemas.indices.filter { read.owns(SourceRange(file: schemas.schemas[$0].file, lower: 0, upper: 0)) }
  }

  /// Returns nil if the schemas have errors.
  package init?(_ checked: CheckedProject) {
    guard let schemas = checked.result.schemas else { return nil }
    read = checked.read
    sources = checked.sources
    self.schemas = schemas
  }
}

/// Returns the diagnostics by file and position. Diagnostics of the parser precede others at the same position.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.enumerated().sorted { first, second in
    let (a, b) = (first.element.range, second.element.range)
    return (a.file.index, a.lower, Int32(first.offset)) < (b.file.index, b.lower, Int32(second.offset))
  }.map(\.element)
}

/// The schemas of imported modules, which are read for their declarations. No files are generated from them.
package enum ModuleSources {
  package static func read(_ arguments: Arguments, _ report: inout Report) -> [SourceFile] {
    var files: [SourceFile] = []
    for module in arguments.locations(ProjectOptions.module) {
      var search = Arguments()
      search.operands = [module.path]
      guard (try? FileStatus.of(module.path)) != nil else {
        report.add(.missingPath(path: module.path), path: module.path, namedAt: module.place)
        continue
      }
      for schema in ProjectSearch.projects(search, &report).flatMap(\.schemas) where schema.isSelected {
        let file = FileSource.read(
          schema.path, relativePath: schema.relativePath, module: module.name, limit: .schema, namedAt: module.place,
          &report)
        if let file { files.append(file) }
      }
    }
    return files
  }
}
