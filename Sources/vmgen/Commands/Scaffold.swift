import CodeGeneration
import SchemaLanguage

extension Command {
  static let scaffold = Command(
    name: "scaffold",
    summary: "Write, once, the Swift files that a schema leaves to you: its `custom` formulas, to be filled in.",
    operands: .paths,
    details: """
      PATH is what `generate` is given. Each view model with custom formulas gets a file NAME+Customs.swift beside its
      schema, or in the folder of --output. A file that is there is kept as it is, so the command may be run again.
      """,
    options: [scaffoldOutput.spec, ProjectOptions.access.spec, ProjectOptions.templates.spec] + ProjectOptions.reading
  ) { arguments, console in
    var run = try Run(arguments)
    var files: [(path: String, bytes: [UInt8])] = []
    for (loaded, settings) in try run.loadedProjects() {
      files += try scaffoldFiles(loaded, settings, folder: arguments.path(scaffoldOutput), &run.report)
    }
    run.progress.end()
    if !run.report.hasErrors {
      for file in files { console.write(write(file.path, file.bytes, &run.report)) }
    }
    return run.report.finish(run.arguments, &console)
  }

  /// Not the `output` of the configuration: what is there is vmgen's.
  private static let scaffoldOutput = Option<String>.text(
    "output", "DIR", help: "The folder to write to. Without it: the folder of each schema.")

  private static func scaffoldFiles(
    _ loaded: LoadedProject, _ settings: GenerationSettings, folder: String?, _ report: inout Report
  ) throws -> [(path: String, bytes: [UInt8])] {
    guard let templates = TemplateFolder.read(loaded.project.arguments, &report) else { return [] }
    let options = GenerationOptions(access: settings.access)
    do {
      return try scaffolds(loaded.schemas, sources: loaded.sources, options: options, templates: templates.source)
        .map { file in
          let schema = loaded.own.first { $0.relativePath == file.schemaPath }
          return (Path.join(folder ?? Path.folder(schema?.path ?? ""), file.path), file.bytes)
        }
    } catch {
      try templates.explain(error, &report)
      return []
    }
  }

  /// Writes a file that is not there yet; what became of it, in a line.
  private static func write(_ path: String, _ bytes: [UInt8], _ report: inout Report) -> String {
    if (try? FileStatus.of(path, followingLinks: false)) != nil { return "kept \(path)\n" }
    do {
      try FileWriting.makeFolder(at: Path.folder(path))
      try FileWriting.makeFile(at: path, bytes: bytes)
      return "wrote \(path)\n"
    } catch {
      report.add(.outputNotWritable, path: path, ["reason": error.reason])
      return ""
    }
  }
}
