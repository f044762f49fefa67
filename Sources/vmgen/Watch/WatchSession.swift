import VmgenProjectAnalysis
import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSyntax

/// What one update of `vmgen watch` has found and written.
struct WatchUpdate {
  var report: Report
  var summary: TestSummary
  var output: OutputSummary
  /// Whether generated files are written.
  var writesFiles: Bool
  var schemaCount: Int
  /// The names of the changed schemas.
  var changed: [String]
  var duration: Duration

  /// The number of errors, without the failures of examples. An example can have several.
  var errorCount: Int { report.errorCount - summary.failureCount }
}

/// The projects of `vmgen watch`, from one update to the next.
struct WatchSession {
  private let arguments: Arguments
  private let writesFiles: Bool
  private var projects: [IncrementalProject] = []
  private var files: [SourceFile] = []
  /// The report of the last update.
  private(set) var report = Report()
  /// The number of diagnostics of the last update that concern files that cannot be read, and configurations.
  private var readDiagnosticCount = 0
  private var needsUpdate = true

  init(_ arguments: Arguments, writesFiles: Bool) throws(UsageError) {
    self.arguments = try Run(arguments).arguments
    self.writesFiles = writesFiles
  }

  /// The paths that the command line names.
  var operands: [String] { arguments.operands }

  enum Outcome {
    case unchanged
    /// A schema is missing or empty that had content. An editor can be about to write it.
    case unsettled
    case updated(WatchUpdate)
  }

  /// Reads the projects and, after a change, checks, generates and tests what the change affects.
  ///
  /// - Parameters:
  ///   - start: The time of the change.
  ///   - acceptsLoss: Whether a schema that is missing or empty is a change.
  ///   - write: Calls a function that writes files, so that the end of the process waits for it.
  mutating func update(
    since start: ContinuousClock.Instant, acceptsLoss: Bool, writing write: (() -> Void) -> Void
  ) throws -> Outcome {
    var run = try Run(arguments)
    let read = run.readProjects()
    for project in read { _ = TemplateFolder.read(project.project.arguments, &run.report) }
    let new = run.report.files
    if !needsUpdate, hasSameContent(new, files), run.report.diagnostics.count == readDiagnosticCount {
      return .unchanged
    }
    if !acceptsLoss, hasLost(since: new) { return .unsettled }
    let changed = changedSchemas(in: new)
    let isReset = projects.count != read.count || !hasSameContent(others(in: new), others(in: files))
    if projects.count != read.count { projects = read.map { _ in IncrementalProject() } }
    files = new
    readDiagnosticCount = run.report.diagnostics.count

    for project in read { try project.settings.checkTestsOutput(project.project.arguments, &run.report) }
    for index in projects.indices { projects[index].check(read[index], isReset: isReset, &run.report) }
    var output = OutputSummary()
    if !run.report.hasErrors {
      var plan = OutputPlan()
      for index in projects.indices { try projects[index].generate(&plan, &run.report) }
      plan.sort(&run.report)
      if writesFiles, !run.report.hasErrors {
        write { for writer in run.write(plan) { output.add(writer.inspection, in: writer.path) } }
      }
    }
    var summary = TestSummary()
    for index in projects.indices {
      for result in projects[index].test() {
        summary.add(result)
        run.report.add(result.diagnostics)
      }
      summary.add(affectedByErrors: projects[index].affectedByErrors)
    }
    if let path = arguments.path(GalleryCommand.watched) {
      let checked = projects.compactMap(\.checked)
      let page = GalleryCommand.gallery(of: checked, arguments, run.report).page(isWatched: true)
      write { GalleryCommand.write(page, to: path, &run.report) }
    }
    report = run.report
    needsUpdate = false
    return .updated(
      WatchUpdate(
        report: report, summary: summary, output: output, writesFiles: writesFiles,
        schemaCount: read.map(\.own.count).reduce(0, +),
        changed: changed, duration: ContinuousClock.now - start))
  }

  /// Whether files remain to verify.
  var isVerified: Bool { projects.allSatisfy { $0.unverified.isEmpty } }

  /// Verifies some files that the last changes do not seem to affect. Returns whether an update is needed.
  mutating func verifyNext() throws -> Bool {
    guard let index = projects.firstIndex(where: { !$0.unverified.isEmpty }) else { return false }
    if try projects[index].verifyNext() { needsUpdate = true }
    return needsUpdate
  }

  private func isSchema(_ file: SourceFile) -> Bool { file.path.hasSuffix(ProjectSearch.schemaEnding) }

  private func others(in files: [SourceFile]) -> [SourceFile] { files.filter { !isSchema($0) } }

  private func hasLost(since new: [SourceFile]) -> Bool {
    let sizes = Dictionary(new.map { ($0.path, $0.bytes.count) }, uniquingKeysWith: max)
    return files.contains { isSchema($0) && !$0.bytes.isEmpty && (sizes[$0.path] ?? 0) == 0 }
  }

  private func changedSchemas(in new: [SourceFile]) -> [String] {
    let old = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    return new.filter { isSchema($0) && !isEqual(old[$0.path] ?? [], $0.bytes) }.map(\.path)
  }
}
