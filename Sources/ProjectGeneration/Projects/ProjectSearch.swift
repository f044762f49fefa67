/// A search for the schemas that the command line specifies, and for the projects that they belong to.
///
/// All arguments form one project, except for folders that contain a `vmgen.json`, which are separate projects. Schemas
/// in another package, a folder with a `Package.swift`, only belong to such projects. The other schemas of a module are
/// read, too, but are not selected.
package struct ProjectSearch {
  package static let schemaEnding = ".vmodel"

  private let arguments: Arguments
  private var projects: [Project] = []
  /// The index in `projects` by the path of the configuration file, which is empty if there is none.
  private var indices: [String: Int] = [:]
  private var seen: Set<String> = []
  /// The folders of the modules that the operands are in, with the projects that read them.
  private var modules: [(folder: String, project: Int)] = []

  private init(_ arguments: Arguments) { self.arguments = arguments }

  package static func projects(_ arguments: Arguments, _ report: inout Report) -> [Project] {
    var search = ProjectSearch(arguments)
    for operand in arguments.operands { search.add(operand, &report) }
    search.addModules()
    // A folder that only contains projects is not a project itself.
    if search.projects.count > 1, let index = search.indices[""], search.projects[index].schemas.isEmpty {
      search.projects.remove(at: index)
    }
    return search.projects
  }

  /// Returns the folder of the module that a schema is in, as a path relative to the current folder; nil if the schema is
  /// a module of its own.
  package static func moduleFolder(ofSchemaAt path: String) -> String? {
    ProjectSearch(Arguments()).module(of: Path.folder(path))
  }

  private var givenConfiguration: String? { arguments.path(ProjectOptions.config) }
  private var givenRoot: String? { arguments.path(ProjectOptions.root).map(Path.normalized) }

  private mutating func add(_ operand: String, _ report: inout Report) {
    if operand == "-" { return addStandardInput(&report) }
    let path = Path.normalized(operand)
    let status: FileStatus
    do {
      status = try FileStatus.of(operand)
    } catch {
      return report.add(.system(error), path: operand)
    }
    switch status.kind {
    case .folder where Path.name(path).hasSuffix(Self.schemaEnding):
      report.add(FileReadError.notAFile(.folder), path: operand)
    case .folder:
      let count = seen.count
      let project = project(at: givenRoot ?? path, &report)
      if let module = module(of: path) { modules.append((module, project)) }
      walk(path, project: project, root: givenRoot ?? path, &report)
      if seen.count == count, !report.hasErrors { report.add(.noSchemas(path: operand), path: operand) }
    case .file where !Path.name(path).hasSuffix(Self.schemaEnding):
      report.add(.notASchemaName(path: operand), path: operand)
    case .file:
      addFile(path, &report)
    default:
      report.add(FileReadError.notAFile(status.kind), path: operand)
    }
  }

  /// Adds a schema that was passed directly. Its root is the folder of its module, so that its output is the same as if
  /// that folder were passed.
  private mutating func addFile(_ path: String, _ report: inout Report) {
    let folder = Path.folder(path)
    let module = module(of: folder)
    let root = givenRoot ?? module ?? folder
    let project = project(at: root, &report)
    if let module { modules.append((module, project)) }
    addSchema(path, project: project, root: root, &report)
  }

  /// Returns the folder of the module that a folder is in; nil if the command line determines the module.
  private func module(of folder: String) -> String? {
    guard givenRoot == nil, arguments[ProjectOptions.build] != true else { return nil }
    let configuration = givenConfiguration ?? ConfigurationFile.path(for: folder)
    return SchemaModuleFolder.path(of: folder, configuration: configuration)
  }

  /// Adds the schemas of the modules that no operand selects.
  private mutating func addModules() {
    for (folder, project) in modules {
      for path in SchemaModuleFolder.schemas(in: folder) where seen.insert(CurrentFolder.absolute(path)).inserted {
        guard let relative = Path.relative(path, to: folder) else { continue }
        projects[project].schemas.append(
          Project.Schema(path: path, relativePath: relative, root: folder, isSelected: false))
      }
    }
  }

  /// Adds standard input as a schema in the current folder.
  private mutating func addStandardInput(_ report: inout Report) {
    let project = project(at: ".", &report)
    guard seen.insert("-").inserted else { return }
    projects[project].schemas.append(Project.Schema(path: "-", relativePath: "stdin.vmodel", root: "."))
    projects[project].addRoot(".")
  }

  private mutating func addSchema(_ path: String, project: Int, root: String, _ report: inout Report) {
    let absolute = CurrentFolder.absolute(path)
    guard let relative = Path.relative(absolute, to: CurrentFolder.absolute(root)) else {
      return report.add(.schemaOutsideRoot(path: path, root: root), path: path)
    }
    guard seen.insert(absolute).inserted else { return }
    projects[project].schemas.append(Project.Schema(path: path, relativePath: relative, root: root))
    projects[project].addRoot(root)
  }

  /// Adds the schemas in a folder and its subfolders to a project or, without a project, only searches for other
  /// projects. Links to folders are not followed, because they can form cycles.
  private mutating func walk(_ folder: String, project: Int?, root: String, _ report: inout Report) {
    let names: [String]
    do {
      names = try FolderListing.names(at: folder)
    } catch {
      return report.add(.system(error), path: folder)
    }
    if let project {
      projects[project].addRoot(root)
      if names.contains(where: { $0.contains("\u{FFFD}") }) { reportUnnameableFolders(in: folder, &report) }
    }
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      let isSchema = name.hasSuffix(Self.schemaEnding)
      if isSchema, project == nil { continue }
      guard let status = try? FileStatus.of(path, followingLinks: isSchema) else {
        if isSchema {
          report.add(name.contains("\u{FFFD}") ? .nameNotUnicode(path: path) : .missingPath(path: path), path: path)
        }
        continue
      }
      switch status.kind {
      case .file where isSchema: if let project { addSchema(path, project: project, root: root, &report) }
      case .folder where !isSchema: enter(path, project: project, root: root, &report)
      case let kind where isSchema: report.add(FileReadError.notAFile(kind), path: path)
      default: break
      }
    }
  }

  /// Reports folders with schemas that cannot be read, because the name of the folder is not valid UTF-8.
  private func reportUnnameableFolders(in folder: String, _ report: inout Report) {
    for path in UnnameableFolders.containing(fileEnding: Self.schemaEnding, in: folder) {
      let normalized = Path.normalized(path)
      report.add(.nameNotUnicode(path: normalized), path: normalized)
    }
  }

  private mutating func enter(_ folder: String, project: Int?, root: String, _ report: inout Report) {
    let isOneProject = givenConfiguration != nil || givenRoot != nil
    if !isOneProject, ConfigurationFile.isFile(Path.join(folder, ConfigurationFile.name)) {
      walk(folder, project: self.project(at: folder, &report), root: folder, &report)
    } else {
      let isForeign = !isOneProject && ConfigurationFile.isFile(Path.join(folder, "Package.swift"))
      walk(folder, project: isForeign ? nil : project, root: root, &report)
    }
  }

  /// Returns the project of the configuration for `folder`.
  private mutating func project(at folder: String, _ report: inout Report) -> Int {
    let configuration = givenConfiguration ?? ConfigurationFile.path(for: folder)
    let key = configuration.map(CurrentFolder.absolute) ?? ""
    if let index = indices[key] { return index }
    var project = Project(arguments: arguments)
    if let configuration {
      project.configured = ConfigurationFile.read(configuration, options: ProjectOptions.configurable, &report)
      project.arguments = arguments.completed(by: project.configured)
    }
    projects.append(project)
    indices[key] = projects.count - 1
    return projects.count - 1
  }
}

/// The schemas of one module and their configuration, which are checked together.
package struct Project {
  /// A schema file.
  package struct Schema {
    /// The path relative to the current folder.
    package var path: String
    /// The path relative to the root, with `/` between the components.
    package var relativePath: String
    package var root: String
    /// Whether the command is for the schema, and not only for others of its module.
    package var isSelected = true
  }

  package var schemas: [Schema] = []
  /// The folders that paths are relative to, without duplicates, in the given order.
  package var roots: [String] = []
  /// The arguments of the command line, completed by the configuration file.
  package var arguments: Arguments
  /// The arguments of the configuration file.
  package var configured = Arguments()

  package init(arguments: Arguments) { self.arguments = arguments }

  package mutating func addRoot(_ root: String) {
    if !roots.contains(root) { roots.append(root) }
  }
}
