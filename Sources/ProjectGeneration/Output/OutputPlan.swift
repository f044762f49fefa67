import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// A file to write.
package struct OutputFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// The schema that the file is generated from.
  package var schema: SourceFile
}

/// The files to write, by folder. The plan is complete before any file is written.
package struct OutputPlan {
  package struct Folder {
    package let path: String
    package let absolutePath: String
    /// The folder that `path` must not leave through symbolic links, or nil if the path is absolute or starts with
    /// `..`.
    package var base: String?
    /// The position of the folder's path in the configuration file.
    package var place: SourceRange?
    /// The package that contains the configuration file and must contain the folder; nil if the command line specifies
    /// the folder or if there is no package.
    package var package: String?
    package var files: [OutputFile] = []
    /// The folders that the paths of the schemas are relative to.
    package var roots: [String] = []
  }

  package private(set) var folders: [Folder] = []
  /// The contents of the schemas; empty for a plan without checked schemas.
  package private(set) var contents: [SourceFile.ID: SchemaContents] = [:]

  package init() {}

  package mutating func add(_ file: OutputFile, to folder: Folder, root: String) {
    let index = self.index(of: folder)
    folders[index].files.append(file)
    if !folders[index].roots.contains(root) { folders[index].roots.append(root) }
  }

  /// Adds a folder even if it will contain no files, so that orphaned files in it are removed.
  package mutating func add(_ folder: Folder, roots: [String]) {
    let index = self.index(of: folder)
    for root in roots where !folders[index].roots.contains(root) { folders[index].roots.append(root) }
  }

  private mutating func index(of folder: Folder) -> Int {
    if let index = folders.firstIndex(where: { $0.absolutePath == folder.absolutePath }) { return index }
    folders.append(folder)
    return folders.count - 1
  }

  /// Reports the files that would be written twice, and sorts the others so that runs are deterministic.
  package mutating func sort(_ report: inout Report) {
    folders.sort { $0.absolutePath < $1.absolutePath }
    for index in folders.indices {
      var taken: [String: OutputFile] = [:]
      for file in folders[index].files {
        guard let other = taken.updateValue(file, forKey: OutputName.folded(file.name)) else { continue }
        let path = file.schema.path
        report.add(.schemaGivenTwice(path: path, other: other.schema.path, output: file.name), path: path)
      }
      folders[index].files.sort { Path.precedes($0.name, $1.name) }
    }
  }
}

extension OutputPlan.Folder {
  /// Creates the folder that the value of an option specifies.
  package init(_ given: Arguments.Given) {
    path = Path.normalized(given.path)
    absolutePath = CurrentFolder.absolute(path)
    place = given.range
    let isAbsolute = Path.isAbsolute(given.text)
    let leavesOpenly = Path.normalized(given.text).hasPrefix("..")
    switch given.origin {
    case _ where isAbsolute || leavesOpenly: base = nil
    case .commandLine: base = "."
    case .configuration(let folder, _): base = folder
    }
    package = given.package
  }

  /// Creates the default folder in a root.
  package init(defaultIn root: String) {
    path = Path.join(root, "Generated")
    absolutePath = CurrentFolder.absolute(path)
    base = root
  }
}

extension OutputPlan {
  /// Adds all files of a project. Each file starts with the header, even if its template does not contain it.
  package mutating func add(_ loaded: LoadedProject, _ report: inout Report) throws {
    let files = try generatedFiles(loaded, &report)
    report.addMissingLibraries(loaded, files)
    add(loaded, files: files)
  }

  /// Adds all files of a project, whose content by name is `files`.
  package mutating func add(_ loaded: LoadedProject, files: [String: [UInt8]]) {
    for schema in loaded.schemas.schemas { contents[schema.file] = SchemaContents(schema) }
    add(loaded.read) { name, schema in
      let bytes = files[name] ?? []
      if Provenance.schemaPath(in: bytes) == schema.relativePath { return bytes }
      let header = Array(Provenance.header(schemaPath: schema.relativePath).utf8)
      return header + (bytes.isEmpty ? [0x0A] : [0x0A, 0x0A]) + bytes
    }
  }

  /// Adds the files of a project, which are determined by the paths of its schemas. `contents` returns their content.
  package mutating func add(_ project: ProjectSources, contents: (_ name: String, _ schema: SourceFile) -> [UInt8]) {
    let settings = project.settings
    for root in project.project.roots {
      let sources = settings.output.map(Folder.init) ?? Folder(defaultIn: root)
      let tests = settings.testsOutput.map(Folder.init) ?? sources
      if settings.writesSources { add(sources, roots: [root]) }
      if settings.writesTests { add(tests, roots: [root]) }
      for schema in project.own where project.roots[schema.id] == root {
        if settings.writesSources {
          let name = OutputName.source(ofSchemaAt: schema.relativePath)
          add(OutputFile(name: name, bytes: contents(name, schema), schema: schema), to: sources, root: root)
        }
        if settings.writesTests {
          let name = OutputName.tests(ofSchemaAt: schema.relativePath, module: settings.moduleUnderTest)
          add(OutputFile(name: name, bytes: contents(name, schema), schema: schema), to: tests, root: root)
        }
      }
    }
  }
}
