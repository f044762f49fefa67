import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSyntax

extension Command {
  private static let data = Option<String>.text(
    "data", "FILE", help: "The JSON file with the data; `-` reads standard input. By default, the data is empty.")
  private static let partials = Option<String>.text(
    "partials", "DIR", help: "The folder of partials and parents: the tag {{>name}} includes DIR/name.mustache.")
  private static let profile = Option<Profile>.choice(
    "profile",
    help: """
      code, the default, escapes nothing and reports unknown keys and partials; spec is exactly the Mustache \
      specification.
      """)

  static let render = Command(
    name: "render",
    summary: "Render a Mustache template with JSON data.",
    operands: CommandSyntax.Operands(name: "TEMPLATE", minimum: 1, maximum: 1),
    details: "TEMPLATE is the path of a template; `-` reads standard input.",
    options: [
      data.spec, partials.spec, profile.spec, ProjectOptions.diagnostics.spec, CommonOptions.color.spec,
    ]
  ) { arguments, console in
    let dataPath = arguments.path(data)
    if arguments.operands == ["-"], dataPath == "-" {
      throw UsageError(.conflict("template and data cannot both be standard input"))
    }
    var report = Report()
    if let text = rendered(arguments.operands[0], arguments, &report) { console.write(text) }
    return report.finish(arguments, &console)
  }

  /// Returns the rendered text, or nil if there are errors, which are reported.
  private static func rendered(_ path: String, _ arguments: Arguments, _ report: inout Report) -> [UInt8]? {
    let partials = arguments.path(partials)
    if let partials, !FileSource.isFolder(partials, &report) { return nil }
    guard let template = FileSource.read(path, limit: .data, &report) else { return nil }
    var value = MustacheValue.object(MustacheObject())
    if let path = arguments.path(data) {
      guard let file = FileSource.read(path, limit: .data, skipsByteOrderMark: true, &report) else { return nil }
      do {
        value = try MustacheValue(json: file.bytes)
      } catch {
        report.add(Diagnostic(.badTemplateData(reason: error.message), at: file.range(of: error)))
        return nil
      }
    }
    var set = TemplateSet(profile: arguments[profile] ?? .code, loader: partials.map(PartialFolder.loader))
    do {
      try set.add(name: template.path, source: template.bytes)
      return try set.render(template.path, value)
    } catch {
      report.add(templateError: error) { origin, report in
        origin == template.path ? template : FileSource.read(origin, limit: .data, &report)
      }
      return nil
    }
  }
}
