import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSwiftGeneration

extension Command {
  static let context = Command(
    name: "context",
    summary: "Print the data that templates receive, as JSON.",
    operands: .paths,
    details: """
      PATH is a schema or a folder, as for `generate`. Pass schemas that depend on each other together. The result is an
      object whose keys are the paths of the schemas. `render` accepts it as data, with the profile `code`.
      """,
    options: [
      ProjectOptions.emit.spec, ProjectOptions.access.spec, ProjectOptions.testing.spec, ProjectOptions.testable.spec,
    ] + ProjectOptions.reading + [CommonOptions.color.spec]
  ) { arguments, console in
    let progress = Progress(isEnabled: arguments[ProjectOptions.build] != true)
    var run = try Run(arguments, stage: progress.stage)
    var object = MustacheObject()
    for loaded in run.loadedProjects() {
      for schema in loaded.schemas.schemas {
        guard let file = loaded.own.first(where: { $0.id == schema.file }) else { continue }
        let options = loaded.settings.contextOptions
        object.append(
          file.relativePath, templateData(schema, in: loaded.schemas, sources: loaded.sources, options: options))
      }
    }
    progress.end()
    if !run.report.hasErrors { console.write(Array((MustacheValue.object(object).json + "\n").utf8)) }
    return run.report.finish(run.arguments, &console)
  }
}

extension GenerationSettings {
  /// The options that generate the data of all requested layers in one object.
  fileprivate var contextOptions: GenerationOptions {
    var options = testOptions ?? GenerationOptions(access: access)
    options.layers = layers
    return options
  }
}
