import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

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

  /// The projects that are meant, read; the report tells of what could not be.
  mutating func readProjects() throws -> [ProjectSources] {
    let projects = ProjectSearch.projects(arguments, &report)
    if let first = projects.first { arguments = first.arguments }
    var read: [ProjectSources] = []
    for project in projects { read.append(try ProjectSources(project, &report, &progress)) }
    return read
  }

  /// The projects that are meant, read and checked; those with errors are left out, and the report tells of them.
  mutating func loadedProjects() throws -> [LoadedProject] { load(try readProjects()) }

  private mutating func load(_ projects: [ProjectSources]) -> [LoadedProject] {
    var loaded: [LoadedProject] = []
    for project in projects {
      if let project = LoadedProject(project, &report, &progress) { loaded.append(project) }
    }
    return loaded
  }

  /// The plan of what is made of the projects; nil where the report holds errors.
  mutating func plan(_ projects: [ProjectSources]) throws -> OutputPlan? {
    let projects = load(projects)
    if report.hasErrors { return nil }
    progress.stage("generating")
    var plan = OutputPlan()
    for project in projects { try plan.add(project, &report) }
    plan.settle(&report)
    return report.hasErrors ? nil : plan
  }
}
