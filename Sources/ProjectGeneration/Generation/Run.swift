/// A run of a command for schemas, from the command line to the output plan.
package struct Run {
  package var report = Report()
  /// Reports more about schemas without errors than the checker does.
  package var review: SchemaReview?
  /// A function that is called at the start of each stage of the run.
  private let stage: (String) -> Void
  /// The arguments of the command line, completed by the configuration of the first project.
  package private(set) var arguments: Arguments
  /// The trees of the projects. To free them before the process ends takes time.
  private var kept: [CheckedProject] = []

  /// Creates a run. Without a path, the run uses the current folder if it contains a configuration.
  package init(_ arguments: Arguments, stage: @escaping (String) -> Void = { _ in }) throws(UsageError) {
    self.arguments = arguments
    self.stage = stage
    if let version = arguments[ProjectOptions.pluginVersion], version != ReleaseVersion.current {
      throw UsageError(.otherPluginVersion(version))
    }
    if arguments.operands.isEmpty {
      guard ConfigurationFile.isFile(ConfigurationFile.name) else {
        throw UsageError(.missingOperand(CommandSyntax.Operands.paths.name))
      }
      self.arguments.operands = ["."]
    }
  }

  /// Reads the projects, and reports errors.
  package mutating func readProjects() -> [ProjectSources] {
    let projects = ProjectSearch.projects(arguments, &report)
    if let first = projects.first { arguments = first.arguments }
    var read: [ProjectSources] = []
    for project in projects { read.append(ProjectSources(project, &report, stage: stage)) }
    return read
  }

  /// Reads and checks the projects, and reports errors. The projects can have errors.
  package mutating func checkedProjects() -> [CheckedProject] {
    var checked: [CheckedProject] = []
    for project in readProjects() { checked.append(check(project)) }
    return checked
  }

  /// Checks a project, and reports its errors.
  @discardableResult
  package mutating func check(_ project: ProjectSources) -> CheckedProject {
    CheckedProject(project, &report, review: review, stage: stage)
  }

  /// Reads and checks the projects. Projects with errors are omitted, and the errors are reported.
  package mutating func loadedProjects() -> [LoadedProject] { load(readProjects()) }

  private mutating func load(_ projects: [ProjectSources]) -> [LoadedProject] {
    var loaded: [LoadedProject] = []
    for project in projects {
      let checked = CheckedProject(project, &report, review: review, stage: stage)
      kept.append(checked)
      if !report.hasErrors, let project = LoadedProject(checked) { loaded.append(project) }
    }
    return loaded
  }

  /// Returns the plan for the projects, or nil if there are errors.
  package mutating func plan(_ projects: [ProjectSources]) throws -> OutputPlan? {
    for project in projects { try project.settings.checkTestsOutput(project.project.arguments, &report) }
    let projects = load(projects)
    // The build of the module under test reports its warnings.
    if arguments[ProjectOptions.build] == true, arguments[ProjectOptions.emit] == [.tests] { report.removeWarnings() }
    if report.hasErrors { return nil }
    stage("generating")
    var plan = OutputPlan()
    for project in projects { try plan.add(project, &report) }
    plan.sort(&report)
    return report.hasErrors ? nil : plan
  }

  /// Keeps the memory of the run until the process ends, which must be soon.
  package func keepUntilExit() { _ = Unmanaged.passRetained(Kept(kept)) }

  private final class Kept {
    let projects: [CheckedProject]
    init(_ projects: [CheckedProject]) { self.projects = projects }
  }

  /// Updates all output folders, or none of them if there is an error.
  package mutating func write(_ plan: OutputPlan) -> [OutputWriter] {
    stage("writing")
    for folder in plan.folders { OutputFolder.check(folder, &report) }
    if report.hasErrors { return [] }
    var writers: [OutputWriter] = []
    for plan in plan.folders {
      if plan.files.isEmpty, !ConfigurationFile.exists(plan.path) { continue }
      guard let folder = OutputFolder.open(plan, toWrite: true, &report) else { return [] }
      let writer = OutputWriter(folder, OutputInspection(folder, keepsOld: false, &report))
      writer.removeLeftovers()
      writers.append(writer)
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
