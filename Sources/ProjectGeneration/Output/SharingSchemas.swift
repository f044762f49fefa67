/// The schemas outside of a run whose configuration names the output folder of the run. Their generated files must not
/// be removed.
package struct SharingSchemas {
  /// The absolute paths of the schemas.
  private let paths: [String]

  /// Searches the package of an output folder for configurations that name it. Without a package, only configurations in
  /// the folder that contains both the output folder and the schemas are searched, if a configuration names the folder.
  package init(of folder: OutputPlan.Folder) {
    let own = Set(folder.files.map { CurrentFolder.absolute($0.schema.path) })
    guard let base = Self.searchedFolder(of: folder) else {
      paths = []
      return
    }
    var found: Set<String> = []
    for configuration in Self.files(in: base, where: { $0 == ConfigurationFile.name }) {
      for root in Self.roots(of: configuration, writingTo: folder.absolutePath) {
        found.formUnion(Self.files(in: root) { $0.hasSuffix(ProjectSearch.schemaEnding) })
      }
    }
    paths = found.subtracting(own).sorted()
  }

  /// Whether a schema can have the path in one of the folders that it can be relative to.
  package func contains(_ path: String) -> Bool { paths.contains { $0.hasSuffix("/" + path) } }

  private static func searchedFolder(of folder: OutputPlan.Folder) -> String? {
    if let package = ConfigurationFile.package(of: folder.absolutePath) { return package }
    guard folder.place != nil, var base = folder.roots.first.map(CurrentFolder.absolute) else { return nil }
    while Path.relative(folder.absolutePath, to: base) == nil { base = Path.folder(base) }
    return base == "/" ? nil : base
  }

  /// Returns the folders with the schemas of a configuration if it names the output folder. If the configuration has
  /// errors, it may name the folder.
  private static func roots(of configuration: String, writingTo output: String) -> [String] {
    var report = Report()
    let arguments = ConfigurationFile.read(configuration, options: ProjectOptions.configurable, &report)
    let outputs = [ProjectOptions.output, ProjectOptions.testsOutput].flatMap { arguments.given($0.spec.name) }
    let names = outputs.contains { OutputPlan.Folder($0).absolutePath == output }
    guard names || report.hasErrors else { return [] }
    return [Path.folder(configuration)] + arguments.locations(ProjectOptions.schemas).map(\.path)
  }

  /// Returns the absolute paths of the files in a folder and its subfolders whose names satisfy a condition. Hidden
  /// folders are skipped, and links are not followed.
  private static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    var found: [String] = []
    var pending = [CurrentFolder.absolute(folder)]
    while let folder = pending.popLast() {
      for name in (try? FolderListing.names(at: folder)) ?? [] where !name.hasPrefix(".") {
        let path = Path.join(folder, name)
        switch (try? FileStatus.of(path, followingLinks: false))?.kind {
        case .folder: pending.append(path)
        case _ where isWanted(name): found.append(path)
        default: break
        }
      }
    }
    return found
  }
}
