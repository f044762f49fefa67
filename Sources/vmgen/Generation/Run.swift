import SchemaLanguage

/// What `generate` and `check` share: everything up to the plan of what is to be where.
struct Run {
  var report = Report()
  var progress: Progress
  /// What the command line says, and for the rest the first project's configuration.
  private(set) var arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
    progress = Progress(isEnabled: arguments[ProjectOptions.build] != true)
  }

  /// The plan; nil where the report holds errors.
  mutating func plan() throws -> OutputPlan? {
    let projects = ProjectSearch.projects(arguments, &report)
    if let first = projects.first { arguments = first.arguments }
    var plan = OutputPlan()
    for project in projects {
      let settings = try GenerationSettings(project, &report)
      guard let loaded = LoadedProject.load(project, &report, &progress) else { continue }
      progress.stage("generating")
      try plan.add(loaded, settings, &report)
    }
    plan.settle(&report)
    return report.hasErrors ? nil : plan
  }
}
