import VmgenProjectGeneration
import VmgenSchemaSyntax

/// The schemas that a run compares with.
struct EarlierSchemas {
  /// The paths of the operands at the revision or in the folder. Those that did not exist are omitted.
  let operands: [String]
  private let reference: String
  private let revision: RevisionFiles?
  /// The folder of the old schemas.
  let folder: String
  /// The folder of the new schemas that the old folder corresponds to.
  let counterpart: String

  init(_ reference: String, of arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    self.reference = reference
    if (try? FileStatus.of(reference))?.kind == .folder {
      guard operands.count == 1 else {
        throw UsageError(.conflict("`--against \(reference)` is a folder, so it needs exactly one PATH"))
      }
      revision = nil
      folder = CurrentFolder.absolute(reference)
      counterpart = CurrentFolder.absolute(operands[0])
      self.operands = [reference]
      return
    }
    let revision = try RevisionFiles(reference, of: operands[0], configuration: arguments.path(ProjectOptions.config))
    self.revision = revision
    folder = CurrentFolder.absolute(revision.folder)
    counterpart = revision.top
    var found: [String] = []
    for operand in operands {
      guard let path = revision.path(of: operand) else {
        revision.remove()
        throw UsageError(.conflict("`\(operand)` is outside of the repository `\(revision.top)`"))
      }
      if Self.containsSchemas(path, arguments) { found.append(path) }
    }
    self.operands = found
  }

  func remove() { revision?.remove() }

  /// Whether a path at the revision is or contains a schema. git stores no other folders, but the folder can contain a
  /// configuration.
  private static func containsSchemas(_ path: String, _ arguments: Arguments) -> Bool {
    var search = arguments
    search.operands = [path]
    search.replacePaths(of: ProjectOptions.root.spec) { _ in nil }
    var ignored = Report()
    return ConfigurationFile.exists(path)
      && ProjectSearch.projects(search, &ignored).contains { !$0.schemas.isEmpty }
  }

  /// Returns the path that corresponds to a path of the new version; nil if there is none. A path outside of the two
  /// versions is the same in both.
  private func path(of path: String) -> String? {
    guard let relative = Path.relative(CurrentFolder.absolute(path), to: counterpart) else { return path }
    let old = Path.join(folder, relative)
    return ConfigurationFile.exists(old) ? old : nil
  }

  /// Reads and checks the schemas. Diagnostics show `REF:PATH`.
  func checkedProjects(_ arguments: Arguments, _ report: inout Report) throws(UsageError) -> [CheckedProject] {
    if operands.isEmpty { return [] }
    var arguments = arguments
    arguments.operands = operands
    for option in [ProjectOptions.module.spec, ProjectOptions.config.spec, ProjectOptions.root.spec] {
      arguments.replacePaths(of: option) { path(of: $0) }
    }
    let count = report.files.count
    var run = try Run(arguments)
    run.report = report
    let projects = run.checkedProjects()
    report = run.report
    if let revision {
      report.renameFiles(from: count) { path in
        Path.relative(path, to: revision.folder).map { "\(reference):\($0)" } ?? path
      }
    }
    return projects
  }

  /// Returns each old project with its new version: the project in the same folder or, if only one project is left in
  /// each version, that one. A project without a new version was removed.
  func pairs(_ old: [LoadedProject], _ new: [LoadedProject]) -> [(old: LoadedProject, new: LoadedProject?)] {
    let oldKeys = old.map { key(of: $0, in: folder) }
    let newKeys = new.map { key(of: $0, in: counterpart) }
    let remaining = new.indices.filter { !oldKeys.contains(newKeys[$0]) }
    let isMoved = remaining.count == 1 && oldKeys.count { !newKeys.contains($0) } == 1
    return zip(old, oldKeys).map { project, key in
      (project, (newKeys.firstIndex(of: key) ?? (isMoved ? remaining[0] : nil)).map { new[$0] })
    }
  }

  /// Returns the folder of a project relative to the folder of its version, by which both versions name the project.
  private func key(of project: LoadedProject, in folder: String) -> String? {
    project.project.roots.first.flatMap { Path.relative(CurrentFolder.absolute($0), to: folder) }
  }
}
