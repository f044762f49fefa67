import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSwiftGeneration

extension Command {
  static let scaffold = Command(
    name: "scaffold",
    summary: "Write the Swift files that you complete by hand: stubs of `custom` functions, and tests to extend.",
    operands: .paths,
    details: """
      PATH is a schema or a folder, as for `generate`. For each view model with customs, the file NAME+Customs.swift is
      written beside its schema, or to the folder of --output. If generated tests are configured, the file NAMETests.swift
      is written for each view model with examples: to the folder of --tests-output, otherwise to the folder of the
      generated tests, or its parent if that folder is called Generated. Existing files are never overwritten.
      """,
    options: [
      scaffoldOutput.spec, scaffoldTestsOutput.spec, ProjectOptions.access.spec, ProjectOptions.templates.spec,
      ProjectOptions.testing.spec, ProjectOptions.testable.spec,
    ] + ProjectOptions.reading + [CommonOptions.color.spec]
  ) { arguments, console in
    let progress = Progress(isEnabled: arguments[ProjectOptions.build] != true)
    var run = try Run(arguments, stage: progress.stage)
    var files: [(path: String, bytes: [UInt8])] = []
    for loaded in run.loadedProjects() {
      files += try scaffoldFiles(loaded, arguments, &run.report)
    }
    progress.end()
    if !run.report.hasErrors {
      var writer = FolderWriter()
      for file in files { console.write(write(file.path, file.bytes, &writer, &run.report)) }
    }
    return run.report.finish(run.arguments, &console)
  }

  /// The folder to write to. It is not the `output` of the configuration, because that folder contains only generated
  /// files.
  private static let scaffoldOutput = Option<String>.text(
    "output", "DIR", help: "The folder to write to. The default is the folder of each schema.")
  private static let scaffoldTestsOutput = Option<String>.text(
    "tests-output", "DIR", help: "The folder to write test files to, in a test target.")

  private static func scaffoldFiles(
    _ loaded: LoadedProject, _ arguments: Arguments, _ report: inout Report
  ) throws -> [(path: String, bytes: [UInt8])] {
    guard let templates = TemplateFolder.read(loaded.project.arguments, &report) else { return [] }
    let settings = loaded.settings
    if arguments[scaffoldTestsOutput] == nil, !report.checkIsInPackage(settings.testsOutput) { return [] }
    let testsFolder = arguments.path(scaffoldTestsOutput) ?? settings.testsOutput.map { folderNextToGenerated($0.path) }
    var options = [settings.sourceOptions ?? GenerationOptions(access: settings.access)]
    if testsFolder != nil, let tests = settings.testOptions { options.append(tests) }
    do {
      var files: [ScaffoldFile] = []
      for options in options {
        files += try scaffolds(loaded.schemas, sources: loaded.sources, options: options, templates: templates.source)
      }
      return files.compactMap { scaffold in
        guard let schema = loaded.own.first(where: { $0.relativePath == scaffold.file.schemaPath }) else { return nil }
        let folder = scaffold.isTest ? testsFolder : arguments.path(scaffoldOutput)
        return (Path.join(folder ?? Path.folder(schema.path), scaffold.file.path), scaffold.file.bytes)
      }
    } catch {
      try templates.explain(error, &report)
      return []
    }
  }

  /// Returns the folder for handwritten files, which is next to the folder of generated files.
  private static func folderNextToGenerated(_ folder: String) -> String {
    Path.name(folder) == "Generated" ? Path.folder(folder) : folder
  }

  /// Writes a file if it does not exist, and returns a line that describes the result.
  private static func write(
    _ path: String, _ bytes: [UInt8], _ writer: inout FolderWriter, _ report: inout Report
  ) -> String {
    if (try? FileStatus.of(path, followingLinks: false)) != nil { return "kept \(path)\n" }
    do {
      try writer.makeFile(at: path, bytes: bytes)
      return "wrote \(path)\n"
    } catch {
      report.add(.outputNotWritable(path: path, reason: error.reason), path: path)
      return ""
    }
  }
}
