import Foundation

/// The keys `schemas` and `tests` of the `vmgen.json` of a package or project: the folders with the schemas of targets,
/// and the targets that test targets test. They are only needed for targets that are laid out in another way than the
/// plugin expects.
struct TargetLayout {
  /// A target, as far as the layout depends on it.
  struct Target {
    var module: SchemaModule
    var isTest: Bool
    /// The schemas that the build system reports for the target.
    var listed: [URL] = []
    /// The names of the targets that it depends on; nil if the build system does not report them.
    var dependencies: [String]?
  }

  let configuration: ToolConfiguration
  /// Whether several projects or packages can use the file, so that it can name targets of others.
  let isShared: Bool

  /// Reads the layout of a package or an Xcode project in a folder.
  init(of folder: URL, _ files: ProjectFiles) {
    let file = ToolConfiguration.file(for: folder)
    configuration = files.configuration(at: file)
    isShared = file.map { Self.isShared($0, by: folder) } ?? false
  }

  private static func isShared(_ file: URL, by folder: URL) -> Bool {
    let owner = file.deletingLastPathComponent()
    if owner.standardizedFileURL.path != folder.standardizedFileURL.path { return true }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: owner.path)) ?? []
    return names.count { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") } > 1
  }

  /// The folders with the schemas of a target; nil if the layout does not list it.
  func folders(of target: String) -> [URL]? { configuration.schemas[target] }

  /// The targets that a test target tests; nil if the layout does not list it.
  func tested(by target: String) -> [String]? { configuration.tests[target] }

  /// Returns the module of a target that the layout lists: all schemas and templates in its folders, and the other files
  /// of the target.
  func module(name: String, target: String, files: [URL], _ projectFiles: ProjectFiles) -> SchemaModule? {
    guard let folders = folders(of: target), let root = URL.common(of: folders) else { return nil }
    let listed = Set(files.map(\.standardizedFileURL.path))
    let found = folders.flatMap(projectFiles.schemaFiles).filter { !listed.contains($0.standardizedFileURL.path) }
    return SchemaModule(
      name: name, targetName: target, root: root, folders: folders, files: files + found, mapping: configuration.file)
  }

  /// Returns the modules of targets that are not among the targets of the project, which are those of other projects.
  func otherModules(than targets: [String], _ files: ProjectFiles) -> [SchemaModule] {
    guard isShared else { return [] }
    return configuration.schemas.keys.sorted().filter { !targets.contains($0) }.compactMap {
      module(name: SchemaModule.moduleName(of: $0), target: $0, files: [], files)
    }
  }
}

extension ProjectFiles {
  /// Returns the schemas and templates in a folder and its subfolders.
  func schemaFiles(in folder: URL) -> [URL] {
    files(in: folder).filter { ["vmodel", "mustache"].contains($0.pathExtension) }
  }
}

extension SchemaModule {
  /// Returns Xcode's default module name for a target or product.
  static func moduleName(of product: String) -> String {
    let mangled = product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (mangled.first?.isNumber == true ? "_" : "") + String(mangled)
  }
}
