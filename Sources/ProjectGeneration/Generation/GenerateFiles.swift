import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// Returns the content of a project's files by name. The result is empty if there are errors, which are reported.
package func generatedFiles(
  _ loaded: LoadedProject, _ report: inout Report
) throws -> [String: [UInt8]] {
  guard let templates = TemplateFolder.read(loaded.project.arguments, &report) else { return [:] }
  return try generatedFiles(loaded, ofSchemasAt: loaded.ownPositions, templates, &report)
}

/// Returns the content of the files that are generated from some schemas, by name. The result is empty if there are
/// errors, which are reported.
package func generatedFiles(
  _ loaded: LoadedProject, ofSchemasAt positions: [Int], _ templates: TemplateFolder, _ report: inout Report
) throws -> [String: [UInt8]] {
  do {
    var files: [GeneratedFile] = []
    for options in [loaded.settings.sourceOptions, loaded.testOptions].compactMap({ $0 }) {
      let generation = try SchemaGeneration(
        loaded.schemas, sources: loaded.sources, options: options, templates: templates.source)
      let results = Cores.map(positions.count) { generation.files(ofSchemasAt: $0.lazy.map { positions[$0] }) }
      for result in results { files += try result.get() }
    }
    return Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  } catch {
    try templates.explain(error, &report)
    return [:]
  }
}

/// The templates of a project: the default templates, with the replacements in its `templates` folder.
package struct TemplateFolder {
  package private(set) var source = TemplateSource()
  package private(set) var files: [SourceFile] = []

  /// Reads the templates. Returns nil if the folder cannot be read, which is reported.
  package static func read(_ arguments: Arguments, _ report: inout Report) -> TemplateFolder? {
    var templates = TemplateFolder()
    guard let given = arguments.given(ProjectOptions.templates.spec.name).last else { return templates }
    guard FileSource.isFolder(given.path, namedAt: given.range, &report) else { return nil }
    do {
      for name in try FolderListing.names(at: given.path) where name.hasSuffix(".mustache") && !name.hasPrefix(".") {
        guard let file = FileSource.read(Path.join(given.path, name), limit: .data, &report) else { continue }
        templates.files.append(file)
        let template = String(name.dropLast(".mustache".count))
        templates.source.override(template, with: file.bytes, origin: file.path)
      }
    } catch {
      report.add(.system(error), path: given.path, namedAt: given.range)
    }
    return report.hasErrors ? nil : templates
  }

  /// Reports an error in the templates. Throws it if the project has no templates of its own, because it is then an
  /// internal error.
  package func explain(_ error: GenerationError, _ report: inout Report) throws {
    if files.isEmpty { throw error }
    switch error {
    case .template(let error):
      report.add(templateError: error) { origin, _ in files.first { $0.path == origin } }
    case .unknownTemplate(let name, _):
      let path = files.first { Path.name($0.path) == name + ".mustache" }?.path ?? name
      let help = suggestion(name, among: TemplateSource.names)
      let names = TemplateSource.names.joined(separator: ", ")
      report.add(
        Diagnostic(
          .unknownTemplate(path: path), at: report.wholeFile(path), help: help ?? "the templates are \(names)"))
    }
  }
}
