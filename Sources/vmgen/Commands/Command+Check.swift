import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let check = Command(
    name: "check",
    summary: "Check that generated Swift is up to date: show what `generate` would change, without writing files.",
    operands: .paths,
    details: """
      Takes the same arguments as `generate`. If a file is out of date, missing or orphaned, it is reported and the
      exit code is 1. With --diagnostics pretty and github, the difference is printed to standard output.
      With --no-output, only the schemas are checked: use it for a target whose files a plugin generates in the build.
      With --coverage, members that no example covers are reported as warnings, which do not change the exit code.
      """,
    options: ProjectOptions.all + [SchemaFixes.fix.spec, coverage.spec, noOutput.spec, CommonOptions.color.spec]
      + ProjectOptions.building
  ) { arguments, console in
    let review = SchemaReview(reports: { $0 == "VM0631" }) { result, symbols, _ in
      result.schemas.map { coverageWarnings($0, symbols) } ?? []
    }
    func prepare(_ run: inout Run) { if arguments[coverage] == true { run.review = review } }
    if arguments[noOutput] == true {
      let run = try SchemaFixes.checkedRun(arguments, &console, prepare: prepare)
      return run.report.finish(run.arguments, &console)
    }
    if arguments[SchemaFixes.fix] == true { _ = try SchemaFixes.checkedRun(arguments, &console, prepare: prepare) }
    let progress = Progress(isEnabled: arguments[ProjectOptions.build] != true)
    var run = try Run(arguments, stage: progress.stage)
    prepare(&run)
    var diff = ""
    if let plan = try run.plan(run.readProjects()) {
      progress.stage("comparing")
      diff = run.compare(plan)
    }
    progress.end()
    console.write(styled: diff)
    return run.report.finish(run.arguments, &console)
  }

  private static let coverage = Option<Bool>.flag(
    "coverage",
    help: """
      Also warn about each display, edit, command and custom that no example of the module covers.
      """)
  private static let noOutput = Option<Bool>.flag(
    "no-output", help: "Check the schemas only, and compare no files. A plugin generates them in the build.")
}

extension Run {
  /// Reports files that are out of date, and returns the difference if the format of diagnostics supports it.
  fileprivate mutating func compare(_ plan: OutputPlan) -> String {
    let format = DiagnosticFormat(arguments)
    let palette = Palette(arguments[CommonOptions.color] ?? .auto, on: .output)
    var diff = ""
    for plan in plan.folders {
      OutputFolder.check(plan, &report)
      let folder = OutputFolder.open(plan, toWrite: false, &report)
      let inspection =
        folder.map { OutputInspection($0, keepsOld: true, &report) } ?? OutputInspection(missing: plan.files)
      for (file, old) in inspection.outdated {
        let path = Path.join(plan.path, file.name)
        report.add(.outdatedOutput(path: path), path: path)
        guard format.showsDiffs else { continue }
        diff += UnifiedDiff(old: old, new: file.bytes).text(oldName: path, newName: path, palette: palette)
      }
      for file in inspection.missing {
        let path = Path.join(plan.path, file.name)
        report.add(.missingOutput(path: path, hasFolder: folder != nil), path: path)
      }
      for (name, schema) in inspection.orphaned {
        let path = Path.join(plan.path, name)
        report.add(.orphanedOutput(path: path, schema: schema), path: path)
      }
    }
    return diff
  }
}
