import SchemaLanguage

/// What the commands over schemas share: everything from the command line to the plan of what is to be where.
struct Run {
  var report = Report()
  var progress: Progress
  /// What the command line says, and for the rest the first project's configuration.
  private(set) var arguments: Arguments

  /// Without a path the current folder is meant, where a configuration shows that it is a project's.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    if arguments.operands.isEmpty {
      guard ConfigurationFile.isFile(ConfigurationFile.name) else {
        throw UsageError(.missingOperand(Command.Operands.paths.name))
      }
      self.arguments.operands = ["."]
    }
    progress = Progress(isEnabled: arguments[ProjectOptions.build] != true)
  }

  /// The projects that are meant, read and checked; those with errors are left out, and the report tells of them.
  mutating func loadedProjects() throws -> [(LoadedProject, GenerationSettings)] {
    let projects = ProjectSearch.projects(arguments, &report)
    if let first = projects.first { arguments = first.arguments }
    var loaded: [(LoadedProject, GenerationSettings)] = []
    for project in projects {
      let settings = try GenerationSettings(project, &report)
      if let project = LoadedProject.load(project, &report, &progress) { loaded.append((project, settings)) }
    }
    return loaded
  }

  /// The plan; nil where the report holds errors.
  mutating func plan() throws -> OutputPlan? {
    let projects = try loadedProjects()
    if report.hasErrors { return nil }
    progress.stage("generating")
    var plan = OutputPlan()
    for (loaded, settings) in projects { try plan.add(loaded, settings, &report) }
    plan.settle(&report)
    return report.hasErrors ? nil : plan
  }
}
