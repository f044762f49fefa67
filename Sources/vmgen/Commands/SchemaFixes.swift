import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The corrections of schemas by the fixes of diagnostics, for the commands with `--fix`.
enum SchemaFixes {
  static let fix = Option<Bool>.flag(
    "fix", help: "Apply the fixes that errors and warnings contain to the schemas, and report what is left.")

  /// A fix can reveal another mistake. So many times in a row are enough for each that was seen.
  private static let maximumPasses = 10

  /// Reads and checks the projects. With `--fix`, applies fixes first, until none is left.
  ///
  /// - Parameter prepare: Completes a run before it checks the projects.
  static func checkedRun(
    _ arguments: Arguments, _ console: inout Console, prepare: (inout Run) -> Void
  ) throws -> Run {
    if arguments[fix] == true, arguments.operands.contains("-") {
      throw UsageError(.conflict("`--fix` changes files, and cannot read standard input"))
    }
    let progress = Progress()
    defer { progress.end() }
    var (fixes, paths): ([String], Set<String>) = ([], [])
    var passes = 0
    while true {
      passes += 1
      var run = try Run(arguments, stage: progress.stage)
      let projects = run.readProjects()
      prepare(&run)
      let own = projects.flatMap(\.own)
      for project in projects { run.check(project) }
      let isLast = arguments[fix] != true || passes == maximumPasses
      let fixed = isLast ? [:] : fixedFiles(own, run.report)
      let written = write(fixed.mapValues(\.bytes), &run.report)
      for path in written {
        fixes += fixed[path]?.fixes ?? []
        paths.insert(path)
      }
      guard written.isEmpty else { continue }
      progress.end()
      if !fixes.isEmpty { console.write(summary(fixes, files: paths.count), to: .error) }
      return run
    }
  }

  private static func summary(_ fixes: [String], files: Int) -> String {
    fixes.map { $0 + "\n" }.joined()
      + "applied \(fixes.count) \(fixes.count == 1 ? "fix" : "fixes") in \(files) \(files == 1 ? "schema" : "schemas")\n"
  }

  /// Returns the new content of each schema with fixes, and a line for each fix, by its path. Errors can be the reason for
  /// warnings about the code around them, so that these are not fixed before.
  private static func fixedFiles(
    _ files: [SourceFile], _ report: Report
  ) -> [String: (bytes: [UInt8], fixes: [String])] {
    let errors = Set(report.diagnostics.filter { $0.kind.severity == .error }.map(\.range.file))
    let fixable = report.diagnostics.filter { $0.kind.severity == .error || !errors.contains($0.range.file) }
    let reasons = Dictionary(grouping: fixable.filter { $0.automaticFixIt != nil }) { $0.automaticFixIt?.range.file }
    var fixed: [String: (bytes: [UInt8], fixes: [String])] = [:]
    for file in files {
      let reasons = reasons[file.id] ?? []
      let applied = FixIts.separate(reasons.compactMap(\.automaticFixIt))
      if applied.isEmpty { continue }
      let table = LineTable(file.bytes)
      let lines = applied.map { fixIt in
        let reason = reasons.first { $0.automaticFixIt == fixIt }
        return line(for: reason, at: table.location(of: fixIt.range.lower), in: file)
      }
      fixed[file.path] = (FixIts.apply(applied, to: file.bytes), lines)
    }
    return fixed
  }

  /// Returns `fixed Guest.vmodel:7:3: …`, with the place before the fix.
  private static func line(for reason: Diagnostic?, at place: SourceLocation, in file: SourceFile) -> String {
    let text = reason.map { ": \($0.message) [\($0.kind.code)]" } ?? ""
    return "fixed \(file.path):\(place.line):\(place.column)\(text)"
  }

  /// Writes schemas, and returns the paths of those that could be written.
  private static func write(_ files: [String: [UInt8]], _ report: inout Report) -> [String] {
    var writer = FolderWriter()
    var written: [String] = []
    for path in files.keys.sorted() {
      do {
        try writer.replaceContent(of: path, bytes: files[path] ?? [])
        written.append(path)
      } catch {
        report.add(.outputNotWritable(path: path, reason: error.reason), path: path)
      }
    }
    return written
  }
}
