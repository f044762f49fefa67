import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The shared part of the commands for schemas: from the command line to the output plan.
struct Run {
  var report = Report()
  var progress: Progress
  /// The arguments of the command line, completed by the configuration of the first project.
  private(set) var arguments: Arguments

  /// Without a path, uses the current folder if it contains a configuration.
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

  /// Reads the projects, and reports errors.
  mutating func readProjects() throws -> [ProjectSources] {
    let projects = ProjectSearch.projects(arguments, &report)
    if let first = projects.first { arguments = first.arguments }
    var read: [ProjectSources] = []
    for project in projects { read.append(try ProjectSources(project, &report, &progress)) }
    return read
  }

  /// Reads and checks the projects. Projects with errors are omitted, and the errors are reported.
  mutating func loadedProjects() throws -> [LoadedProject] { load(try readProjects()) }

  private mutating func load(_ projects: [ProjectSources]) -> [LoadedProject] {
    var loaded: [LoadedProject] = []
    for project in projects {
      if let project = LoadedProject(project, &report, &progress) { loaded.append(project) }
    }
    return loaded
  }

  /// Returns the plan for the projects, or nil if there are errors.
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
