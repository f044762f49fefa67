import SchemaLanguage

extension Command {
  static let generate = Command(
    name: "generate",
    summary: "Write Swift for schemas.",
    operands: .paths,
    details: """
      PATH is a schema (*.vmodel) or a folder, which is searched with the folders in it; hidden folders are skipped.
      Without PATH it is the current folder, if a vmgen.json is in it. All that is given is one module, but for folders
      in it that have a vmgen.json of their own.

      A/Row.vmodel becomes A_Row.vmodel.swift, its tests A_Row.vmodel.tests.swift. Nothing is written where there is any
      mistake. A file that vmgen did not generate is never overwritten, a file that would not change is not touched, and
      a generated file whose schema is gone is removed.

      `-` reads a schema from standard input, and prints what it becomes instead of writing it.
      """,
    options: ProjectOptions.all + ProjectOptions.building
  ) { arguments, console in
    var run = try Run(arguments)
    var writers: [OutputWriter] = []
    if let plan = try run.plan() {
      guard !arguments.operands.contains("-") else {
        for file in plan.folders.flatMap(\.files) { console.write(file.bytes) }
        return run.report.finish(run.arguments, &console)
      }
      writers = run.write(plan)
    }
    run.progress.end()
    if !run.report.hasErrors, Console.Stream.output.isTerminal, arguments[ProjectOptions.build] != true {
      console.write(summary(writers))
    }
    return run.report.finish(run.arguments, &console)
  }

  /// "3 written, 12 unchanged, 1 removed in Generated"
  private static func summary(_ writers: [OutputWriter]) -> String {
    let written = writers.map { $0.inspection.missing.count + $0.inspection.stale.count }.reduce(0, +)
    let removed = writers.map(\.inspection.stray.count).reduce(0, +)
    var parts = ["\(written) written", "\(writers.map(\.inspection.unchangedCount).reduce(0, +)) unchanged"]
    if removed > 0 { parts.append("\(removed) removed") }
    let places = writers.count > 3 ? "\(writers.count) folders" : writers.map(\.path).joined(separator: ", ")
    return parts.joined(separator: ", ") + (places.isEmpty ? "\n" : " in \(places)\n")
  }
}

extension Run {
  /// Brings all folders up to date, or where there is any mistake none.
  fileprivate mutating func write(_ plan: OutputPlan) -> [OutputWriter] {
    progress.stage("writing")
    for folder in plan.folders { OutputFolder.check(folder, &report) }
    if report.hasErrors { return [] }
    var writers: [OutputWriter] = []
    for plan in plan.folders {
      if plan.files.isEmpty, !ConfigurationFile.exists(plan.path) { continue }
      guard let folder = OutputFolder.open(plan, toWrite: true, &report) else { return [] }
      OutputWriter.removeLeftovers(in: folder)
      writers.append(OutputWriter(folder, OutputInspection(folder, keepsOld: false, &report)))
    }
    if report.hasErrors { return [] }
    for index in writers.indices where !writers[index].stage(&report) {
      for index in writers.indices { writers[index].discard() }
      return []
    }
    for index in writers.indices { writers[index].commit(&report) }
    return writers
  }
}
