import VmgenMustache
import VmgenSchemaSyntax

/// The configuration file `vmgen.json`, which contains options for the schemas in its folder.
package enum ConfigurationFile {
  package static let name = "vmgen.json"

  /// Returns the path of the configuration file for `folder`: the one in the folder, or the nearest one above it, up to
  /// the package's folder. Outside of a package, the search ends at the current folder, so that an unrelated file
  /// further up has no effect.
  package static func path(for folder: String) -> String? {
    let own = Path.join(folder, name)
    if isFile(own) { return own }
    var current = CurrentFolder.absolute(folder)
    var found: String?
    var near: String?
    while true {
      if found == nil, isFile(Path.join(current, name)) { found = Path.join(current, name) }
      if current == CurrentFolder.path { near = found }
      if isPackage(current) { return found.map(CurrentFolder.shown) }
      if current == "/" { return near.map(CurrentFolder.shown) }
      current = Path.folder(current)
    }
  }

  /// Whether a folder is the top-level folder of a package or repository.
  package static func isPackage(_ folder: String) -> Bool {
    isFile(Path.join(folder, "Package.swift")) || exists(Path.join(folder, ".git"))
  }

  /// Returns the path of the package or repository that contains `folder`; nil if there is none.
  package static func package(of folder: String) -> String? {
    var current = CurrentFolder.absolute(folder)
    while !isPackage(current) {
      if current == "/" { return nil }
      current = Path.folder(current)
    }
    return current
  }

  package static func exists(_ path: String) -> Bool { (try? FileStatus.of(path)) != nil }

  package static func isFile(_ path: String) -> Bool {
    guard let status = try? FileStatus.of(path) else { return false }
    return status.kind != .folder
  }

  /// Returns the content of the file at `path` as command line arguments.
  ///
  /// - Parameters:
  ///   - options: The options whose keys are valid in the file.
  package static func read(_ path: String, options: [OptionSpec], _ report: inout Report) -> Arguments {
    guard let file = FileSource.read(path, limit: .data, skipsByteOrderMark: true, &report) else {
      return Arguments()
    }
    do {
      let value = try MustacheValue(json: file.bytes)
      guard case .object(let object) = value else {
        report.add(Diagnostic(.badConfiguration(reason: "expected an object"), at: file.range(0, 0)))
        return Arguments()
      }
      var reader = ConfigurationReader(file: file, options: options)
      reader.read(object, &report)
      return reader.arguments
    } catch {
      report.add(Diagnostic(.badConfiguration(reason: error.message), at: file.range(of: error)))
      return Arguments()
    }
  }
}

extension SourceFile {
  package func range(_ lower: Int, _ upper: Int) -> SourceRange { SourceRange(file: id, lower: lower, upper: upper) }
}
