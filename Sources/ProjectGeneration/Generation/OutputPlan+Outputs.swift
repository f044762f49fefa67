import VmgenSchemaSyntax
import VmgenSwiftGeneration

extension OutputPlan {
  /// Adds all files of a project. Each file starts with the header, even if its template does not contain it.
  package mutating func add(_ loaded: LoadedProject, _ report: inout Report) throws {
    let files = try generatedFiles(loaded, &report)
    report.addMissingLibraries(loaded, files)
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
