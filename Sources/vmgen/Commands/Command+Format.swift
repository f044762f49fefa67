import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  private static let checkOnly = Option<Bool>.flag(
    "check",
    help: "Write no file: report each schema that is not formatted, and exit with 1 if there is one.")

  static let format = Command(
    name: "format",
    summary: "Format schemas in place.",
    operands: .paths,
    details: """
      PATH is a schema or a folder, as for `generate`; `-` formats standard input and writes to standard output.
      Formatting changes only white space. Comments stay between the same words. A schema with syntax errors stays
      as it is, and its errors are reported. If a path or a configuration file is wrong, no schema changes.
      """,
    options: [
      checkOnly.spec, ProjectOptions.config.spec, ProjectOptions.diagnostics.spec, CommonOptions.color.spec,
    ]
  ) { arguments, console in
    var run = try Run(arguments)
    let projects = ProjectSearch.projects(run.arguments, &run.report)
    // Which schemas are meant is not certain if a path or a configuration file is wrong.
    let changesFiles = arguments[checkOnly] != true && !run.report.hasErrors
    var writer = FolderWriter()
    for project in projects {
      for schema in project.schemas where schema.isSelected {
        if changesFiles { writer.removeLeftovers(besideFileAt: schema.path) }
        guard let formatting = Formatting(of: schema.path, &run.report) else { continue }
        if changesFiles {
          formatting.write(&writer, &run.report, &console)
        } else if arguments[checkOnly] == true {
          formatting.check(&run.report)
        }
      }
    }
    return run.report.finish(arguments, &console)
  }
}

/// A schema before and after formatting.
private struct Formatting {
  /// From the current folder; `-` for standard input.
  let path: String
  let old: [UInt8]
  let new: [UInt8]

  /// Returns nil for a schema that cannot be read or has syntax errors, which are reported.
  init?(of path: String, _ report: inout Report) {
    guard let file = FileSource.read(path, limit: .schema, &report) else { return nil }
    let tree = SyntaxTree(parsing: file)
    guard let formatted = formatSchema(tree) else {
      report.add(tree.diagnostics.filter { $0.kind.severity == .error })
      return nil
    }
    (self.path, old, new) = (path, file.bytes, formatted)
  }

  /// Writes the change.
  func write(_ writer: inout FolderWriter, _ report: inout Report, _ console: inout Console) {
    if path == "-" { return console.write(new) }
    if old == new { return }
    do {
      try writer.replaceContent(of: path, bytes: new)
    } catch {
      report.add(.outputNotWritable(path: path, reason: error.reason), path: path)
    }
  }

  /// Reports the change.
  func check(_ report: inout Report) {
    if old == new { return }
    let shown = path == "-" ? "<stdin>" : path
    report.add(.unformattedSchema(path: shown), path: shown)
  }
}
