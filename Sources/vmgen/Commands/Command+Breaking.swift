import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let breaking = Command(
    name: "breaking",
    summary: "Report changes of schemas that break code or data outside of them.",
    operands: .paths,
    details: """
      Compares the schemas with those at a git revision, or in a folder. The exit code is 1 if a change breaks something:

        api          code that uses the generated Swift no longer compiles
        json         stored JSON cannot be read, or released apps cannot read new JSON
        routes       stored navigation is dropped
        links        URLs open nothing, or another screen
        restoration  the stored values of screens are dropped

      `vmgen breaking --against origin/main Sources` compares with a branch. With a folder, pass one PATH, which the folder
      corresponds to. Both versions must have no errors.
      """,
    options: [against.spec, allow.spec] + ProjectOptions.reading + [CommonOptions.color.spec]
  ) { arguments, console in
    guard let reference = arguments[against] else { throw UsageError(.missingOption(against.spec)) }
    var new = try Run(arguments)
    let projects = new.loadedProjects()
    let earlier = try EarlierSchemas(reference, of: new.arguments)
    defer { earlier.remove() }
    var report = new.report
    let old = try earlier.load(arguments, &report)
    report.removeWarnings()
    if !report.hasErrors {
      let allowed = arguments[allow] ?? []
      for (before, after) in earlier.pairs(old, projects) {
        let contract = after.map { Contract(of: $0.schemas) } ?? Contract()
        let changes = contract.breakingChanges(since: Contract(of: before.schemas)).filter { change in
          let range = change.diagnostic.range
          return !allowed.contains(change.category) && (before.read.owns(range) || after?.read.owns(range) == true)
        }
        report.add(changes.map { report.onFirstLine($0.diagnostic) })
      }
    }
    return report.finish(new.arguments, &console)
  }

  private static let against = Option<String>.text(
    "against", "REF", help: "The revision or the folder to compare with. A folder with this name is preferred.")
  private static let allow = Option<[ContractCategory]>.list(
    "allow", help: "The categories whose changes are not reported.")
}

/// The schemas that a run compares with.
private struct EarlierSchemas {
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
  func load(_ arguments: Arguments, _ report: inout Report) throws(UsageError) -> [LoadedProject] {
    if operands.isEmpty { return [] }
    var arguments = arguments
    arguments.operands = operands
    for option in [ProjectOptions.module.spec, ProjectOptions.config.spec, ProjectOptions.root.spec] {
      arguments.replacePaths(of: option) { path(of: $0) }
    }
    let count = report.files.count
    var run = try Run(arguments)
    run.report = report
    let projects = run.loadedProjects()
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

extension Report {
  /// Returns a diagnostic with ranges that end with their first line, because the ranges of declarations contain all of
  /// their members.
  fileprivate func onFirstLine(_ diagnostic: Diagnostic) -> Diagnostic {
    func first(_ range: SourceRange) -> SourceRange {
      guard let file = file(of: range) else { return range }
      let count = file.text(at: range).utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") }
      let end = count.last == UInt8(ascii: " ") ? count.count - 1 : count.count
      return SourceRange(file: range.file, lower: range.lower, upper: range.lower + Int32(end))
    }
    var result = diagnostic
    result.range = first(diagnostic.range)
    for index in result.labels.indices { result.labels[index].range = first(result.labels[index].range) }
    return result
  }
}
