import CodeGeneration
import SchemaLanguage

extension OutputPlan {
  /// Adds all files of a project; each carries its header, whatever its template says.
  mutating func add(_ loaded: LoadedProject, _ settings: GenerationSettings, _ report: inout Report) throws {
    let files = try generatedFiles(loaded, settings, &report)
    if let hint = loaded.project.arguments[ProjectOptions.missingRuntime] {
      report.addMissingRuntime(loaded, files, hint: hint)
    }
    for (root, schemas) in schemasByRoot(loaded) {
      let sources = settings.output.map(Folder.init) ?? Folder(defaultIn: root)
      let tests = settings.testsOutput.map(Folder.init) ?? sources
      if settings.writesSources { add(sources, roots: [root]) }
      if settings.writesTests { add(tests, roots: [root]) }
      for schema in schemas {
        if settings.writesSources {
          let name = OutputName.source(ofSchemaAt: schema.relativePath)
          add(output(name, of: schema, files[name]), to: sources, root: root)
        }
        if settings.writesTests {
          let name = OutputName.tests(ofSchemaAt: schema.relativePath, module: settings.moduleUnderTest)
          add(output(name, of: schema, files[name]), to: tests, root: root)
        }
      }
    }
  }

  private func output(_ name: String, of schema: SourceFile, _ bytes: [UInt8]?) -> OutputFile {
    var bytes = bytes ?? []
    if Provenance.schemaPath(in: bytes) != schema.relativePath {
      let header = Array(Provenance.header(schemaPath: schema.relativePath).utf8)
      bytes = header + (bytes.isEmpty ? [0x0A] : [0x0A, 0x0A]) + bytes
    }
    return OutputFile(name: name, bytes: bytes, schema: schema)
  }

  private func schemasByRoot(_ loaded: LoadedProject) -> [(root: String, schemas: [SourceFile])] {
    loaded.project.roots.map { root in (root, loaded.own.filter { loaded.roots[$0.id] == root }) }
  }
}
