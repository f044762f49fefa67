import VmgenProjectAnalysis
import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling
import VmgenSwiftGeneration

extension Gallery {
  /// Runs the examples of projects that no error affects, and records what their view models show.
  ///
  /// - Parameters:
  ///   - settings: The settings of the recordings. The first one is that of the results.
  ///   - report: The report with the files and the errors of the projects.
  ///   - isIncluded: Whether the gallery contains an example.
  package mutating func record(
    _ projects: [CheckedProject], settings: [Setting], _ report: Report,
    where isIncluded: (ExampleCase) -> Bool = { _ in true }
  ) {
    self.settings = settings
    map = Diagram(screensOf: projects.map(\.result.checked))
    var excerpts = SourceExcerpts(report)
    problems = report.diagnostics.filter { $0.kind.severity == .error }.map { diagnostic in
      let place = excerpts.locations(of: diagnostic.range).map { ":\($0.start.line):\($0.start.column)" } ?? ""
      return "\(report.file(of: diagnostic.range)?.path ?? "")\(place): \(diagnostic.kind.message)"
    }
    for project in projects { append(project, report, where: isIncluded) }
  }

  private mutating func append(
    _ project: CheckedProject, _ report: Report, where isIncluded: (ExampleCase) -> Bool
  ) {
    let sound = SoundExamples(of: project)
    let cases = sound.cases.filter(isIncluded)
    let recorder = Recorder(schemas: project.result.checked, settings: settings, report: report)
    let entries = Cores.map(cases.count) { $0.map { (cases[$0].viewModel.name, recorder.entry(cases[$0])) } }
    let entriesByScreen = Dictionary(grouping: entries, by: \.0)
    let unsound = Dictionary(grouping: sound.affected.filter(isIncluded), by: \.viewModel.name)
    for viewModel in project.result.checked.schemas.flatMap(\.viewModels) where project.read.owns(viewModel.range) {
      let screen = Screen(
        name: viewModel.name, documentation: viewModel.documentation.map { "\($0)" },
        path: report.file(of: viewModel.range)?.path ?? "",
        entries: (entriesByScreen[viewModel.name] ?? []).map(\.1),
        unsound: (unsound[viewModel.name] ?? []).map(\.title))
      if !screen.entries.isEmpty || !screen.unsound.isEmpty { screens.append(screen) }
    }
  }
}

/// Records the examples of one project.
private struct Recorder: Sendable {
  let schemas: SchemaSet
  let settings: [Gallery.Setting]
  let report: Report

  func entry(_ example: ExampleCase) -> Gallery.Entry {
    let outcome = example.result(in: schemas, ExampleSettings(settings.first ?? .init())).outcome
    var recordings: [Gallery.Recording] = []
    for setting in settings {
      let moments = moments(of: example, setting, outcome)
      let isNew = recordings.first.map { $0.moments.map(\.screen) != moments.map(\.screen) } ?? true
      if isNew { recordings.append(Gallery.Recording(setting: setting, moments: moments)) }
    }
    let values = example.rowValues.map { value in (value.name.map { "\($0): " } ?? "") + report.text(at: value.range) }
    return Gallery.Entry(title: example.title, rowValues: values, outcome: outcome, recordings: recordings)
  }

  private func moments(
    of example: ExampleCase, _ setting: Gallery.Setting, _ outcome: ExampleResult.Outcome
  ) -> [Gallery.Moment] {
    let failures: [ExampleFailure] = if case .failed(let failures) = outcome { failures } else { [] }
    return example.frames(in: schemas, ExampleSettings(setting)).map { frame in
      Gallery.Moment(
        acts: frame.acts.map(report.text),
        expectations: frame.expectations.map { range in
          let failure = failures.first { $0.range == range }
          return Gallery.Expectation(text: report.text(at: range), failure: failure?.message)
        }, screen: frame.screen)
    }
  }

}

extension ExampleSettings {
  fileprivate init(_ setting: Gallery.Setting) { self.init(locale: setting.locale, timeZone: setting.timeZone) }
}
