import VmgenProjectGeneration

extension Command {
  static let generate = Command(
    name: "generate",
    summary: "Generate Swift from schemas.",
    operands: .paths,
    details: """
      PATH is a schema (*.vmodel) or a folder. Folders are searched recursively, except for hidden folders. The default
      is the current folder, if it contains a vmgen.json. All schemas form one module, except for folders that have a
      vmgen.json of their own.

      A/Row.vmodel generates A_Row.vmodel.swift and the tests A_Row.vmodel.tests.swift. If there is any error, no file is
      written. Files that vmgen did not generate are never overwritten, unchanged files are not touched, and generated
      files whose schema no longer exists are removed.

      For 64 files or more, vmgen stores digests in the user's cache folder ($XDG_CACHE_HOME/vmgen), so that a run
      without changes finishes sooner.

      `-` reads a schema from standard input and prints the generated code to standard output.

      At the end, standard error lists the contents of the schemas, the files that are generated from each of up to three
      schemas, and the number of files written, unchanged and removed.
      """,
    options: ProjectOptions.all + [CommonOptions.color.spec, verbose.spec, quiet.spec] + ProjectOptions.building
  ) { arguments, console in
    let start = ContinuousClock.now
    if arguments[verbose] == true, arguments[quiet] == true {
      throw UsageError(.conflict("`--verbose` and `--quiet` cannot be combined"))
    }
    let progress = Progress(isEnabled: arguments[ProjectOptions.build] != true)
    var run = try Run(arguments, stage: progress.stage)
    let summary = try run.generate(&console)
    progress.end()
    run.keepUntilExit()
    let status = run.report.finish(run.arguments, &console)
    if let summary, status == .done, arguments[quiet] != true, arguments[ProjectOptions.build] != true {
      if arguments[verbose] == true { console.write(summary.details, to: .error) }
      let line = summary.line(after: ContinuousClock.now - start)
      let next = summary.nextStep(suggestsTests: run.arguments[ProjectOptions.emit] == nil)
      console.write(summary.contents + line + next, to: .error)
    }
    return status
  }

  private static let verbose = Option<Bool>.flag(
    "verbose", short: "v", help: "Print the path of each file that is written or removed.")
  private static let quiet = Option<Bool>.flag("quiet", short: "q", help: "Print diagnostics only, no summary.")
}

extension Run {
  /// Updates all output folders, or prints the generated code for standard input. Returns the summary, or nil if there
  /// are errors or if the code is printed.
  fileprivate mutating func generate(_ console: inout Console) throws -> OutputSummary? {
    let printsResult = arguments.operands.contains("-")
    let projects = readProjects()
    // A build system only runs vmgen after a change, and only allows it to write declared outputs, so the cache is not
    // used.
    let cache = printsResult || arguments[ProjectOptions.build] == true ? nil : GenerationCache()
    if let summary = cache?.upToDateSummary(projects, report) { return summary }
    guard let plan = try self.plan(projects) else { return nil }
    guard !printsResult else {
      for file in plan.folders.flatMap(\.files) { console.write(file.bytes) }
      return nil
    }
    let writers = write(plan)
    cache?.record(plan, report)
    var summary = OutputSummary()
    summary.add(plan)
    for writer in writers { summary.add(writer.inspection, in: writer.path) }
    return summary
  }
}
