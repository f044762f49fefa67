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
    var (fixCount, paths): (Int, Set<String>) = (0, [])
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
        fixCount += fixed[path]?.count ?? 0
        paths.insert(path)
      }
      guard written.isEmpty else { continue }
      progress.end()
      if fixCount > 0 { console.write(summary(fixCount, files: paths.count), to: .error) }
      return run
    }
  }

  private static func summary(_ fixes: Int, files: Int) -> String {
    "applied \(fixes) \(fixes == 1 ? "fix" : "fixes") in \(files) \(files == 1 ? "schema" : "schemas")\n"
  }

  /// Returns the new content of each schema with fixes, by its path.
  private static func fixedFiles(
    _ files: [SourceFile], _ report: Report
  ) -> [String: (bytes: [UInt8], count: Int)] {
    let fixIts = Dictionary(grouping: report.diagnostics.compactMap(\.automaticFixIt), by: \.range.file)
    var fixed: [String: (bytes: [UInt8], count: Int)] = [:]
    for file in files {
      let applied = FixIts.separate(fixIts[file.id] ?? [])
      if applied.isEmpty { continue }
      fixed[file.path] = (FixIts.apply(applied, to: file.bytes), applied.count)
    }
    return fixed
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
