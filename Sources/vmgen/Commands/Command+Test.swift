import VmgenProjectAnalysis
import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let test = Command(
    name: "test",
    summary: "Run the examples of schemas, without generating or compiling Swift.",
    operands: .paths,
    details: """
      Takes the same paths as `generate`. Each expectation that does not hold is reported with the values of its parts,
      and the exit code is 1. Examples that need `custom` members or `extern` types are reported as not run; the
      generated tests contain them. In schemas with errors, the examples that no error affects run.
      """,
    options: [CommonOptions.filter.spec, coverage.spec, junit.spec, locale.spec, timeZone.spec] + ProjectOptions.reading
      + [
        CommonOptions.color.spec
      ]
  ) { arguments, console in
    try ContextIdentifier.locale.check(arguments, locale)
    try ContextIdentifier.timeZone.check(arguments, timeZone)
    let progress = Progress()
    var run = try Run(arguments, stage: progress.stage)
    let settings = ExampleSettings(
      locale: arguments[locale], timeZone: arguments[timeZone], recordsCoverage: arguments[coverage] == true)
    var summary = TestSummary()
    var junitReport = JUnitReport()
    var coverageSummary = CoverageSummary()
    for project in run.checkedProjects() {
      let sound = SoundExamples(of: project)
      let examples = sound.cases.filter { $0.matches(arguments.all(CommonOptions.filter)) }
      progress.stage("running \(examples.count) examples")
      let results = Cores.map(examples.count) { positions in
        positions.map { examples[$0].result(in: project.result.checked, settings) }
      }
      for result in results {
        run.report.add(result.diagnostics)
        summary.add(result)
        junitReport.add(result)
      }
      summary.add(affectedByErrors: sound.affected.count { $0.matches(arguments.all(CommonOptions.filter)) })
      if settings.recordsCoverage, !project.result.hasErrors {
        let coverage = coverageReport(of: results, in: project)
        run.report.add(warnings(of: coverage, in: project.result))
        coverageSummary.add(coverage)
      }
    }
    progress.end()
    if summary.count == 0, !run.report.hasErrors, let filter = arguments.all(CommonOptions.filter).first {
      run.report.add(.noExample(filter: filter), path: arguments.operands.first ?? ".")
    }
    if let path = arguments[junit] { run.report.write(junitReport, to: path) }
    let status = run.report.finish(run.arguments, &console)
    if summary.count > 0 || !run.report.hasErrors {
      console.write(summary.line + "\n" + coverageSummary.text, to: .error)
    }
    return status
  }

  private static let coverage = Option<Bool>.flag(
    "coverage",
    help: """
      Also warn about each formula, rule, branch, function and step that no example reaches, and print the percentage of \
      these parts that examples reach.
      """)
  private static let junit = Option<String>.text(
    "junit", "FILE", help: "Also write the results to FILE, as JUnit XML. An existing file is replaced.")
  private static let locale = Option<String>.text(
    "locale", "LOCALE", help: "The locale of the examples that set none, such as de_DE. The default is en_US.")
  private static let timeZone = Option<String>.text(
    "time-zone", "ZONE", help: "The time zone of the examples that set none, such as Asia/Tokyo. The default is GMT.")
}

private func coverageReport(of results: [ExampleResult], in project: CheckedProject) -> CoverageReport {
  var coverage = Coverage()
  for result in results { if let reached = result.coverage { coverage.formUnion(reached) } }
  return project.result.checked.coverageReport(coverage, of: project.read.owns)
}

/// Returns a warning for each part that no example has reached, unless an `@allow` silences it.
private func warnings(of coverage: CoverageReport, in checked: CheckResult) -> [Diagnostic] {
  let warnings = coverage.uncovered.map { Diagnostic(.unreachedPart(noun: $0.noun), at: $0.range) }
  var allowances = checked.allowances
  return allowances.silence(warnings) + allowances.unused(ofReview: { $0 == "VM0853" })
}

extension Report {
  fileprivate mutating func write(_ report: JUnitReport, to path: String) {
    var excerpts = SourceExcerpts(self)
    let text = report.text(
      place: { range in
        guard let file = excerpts.report.file(of: range), let (start, _) = excerpts.locations(of: range) else {
          return nil
        }
        return (file.path, start.line)
      }, code: { self.text(at: $0) })
    var writer = FolderWriter()
    do {
      try writer.write(Array(text.utf8), to: path)
    } catch {
      add(.outputNotWritable(path: path, reason: error.reason), path: path)
    }
  }
}

extension ExampleCase {
  /// Returns whether a filter selects the example. Without filters, all examples are selected.
  func matches(_ filters: [String]) -> Bool {
    let names = [title.lowercased(), viewModel.name.lowercased()]
    return filters.isEmpty || filters.contains { filter in names.contains { $0.contains(filter.lowercased()) } }
  }
}
