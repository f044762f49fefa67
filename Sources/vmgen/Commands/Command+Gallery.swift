import VmgenGallery
import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSyntax

extension Command {
  static let gallery = Command(
    name: "gallery",
    summary: "Write one HTML page that shows what view models show in their examples.",
    operands: .paths,
    details: """
      Takes the same paths as `generate`. The page contains each view model with its examples: after each step its
      displays, fields with errors, buttons, rows and questions as a form, and what the example expects. It loads nothing
      from elsewhere, so it can be sent to designers, translators and reviewers.

      With several --locale or --time-zone, the page switches between them. With --against, it shows before and after
      for each example that a change affects. The examples that errors affect are not shown; the errors are, and the
      exit code is 1.
      """,
    options: [
      output.spec, CommonOptions.against.spec, CommonOptions.filter.spec, GalleryCommand.locale.spec,
      GalleryCommand.timeZone.spec, GalleryCommand.title.spec,
    ] + ProjectOptions.reading + [CommonOptions.color.spec]
  ) { arguments, console in
    guard let path = arguments.path(output) else { throw UsageError(.missingOption(output.spec)) }
    try ContextIdentifier.locale.check(arguments, GalleryCommand.locale)
    try ContextIdentifier.timeZone.check(arguments, GalleryCommand.timeZone)
    let progress = Progress()
    var run = try Run(arguments, stage: progress.stage)
    let projects = run.checkedProjects()
    progress.stage("running examples")
    var gallery = GalleryCommand.gallery(of: projects, arguments, run.report)
    if let reference = arguments[CommonOptions.against] {
      let earlier = try EarlierSchemas(reference, of: run.arguments)
      defer { earlier.remove() }
      var report = Report()
      let old = try earlier.checkedProjects(arguments, &report)
      gallery.compare(with: GalleryCommand.gallery(of: old, arguments, report), reference: reference)
    }
    if gallery.screens.isEmpty, !run.report.hasErrors, let filter = arguments.all(CommonOptions.filter).first {
      run.report.add(.noExample(filter: filter), path: arguments.operands.first ?? ".")
    }
    GalleryCommand.write(gallery.page(), to: path, &run.report)
    progress.end()
    return run.report.finish(run.arguments, &console)
  }

  private static let output = Option<String>.text("output", "FILE", help: "The page. An existing file is replaced.")
}

/// What the commands that write galleries share.
enum GalleryCommand {
  static let title = Option<String>.text(
    "title", "TEXT", help: "The title of the page. The default is the name of the folder.")
  static let locale = Option<String>.text(
    "locale", "LOCALE", repeatable: true,
    help: "A locale of the examples that set none, such as de_DE. The default is en_US.")
  static let timeZone = Option<String>.text(
    "time-zone", "ZONE", repeatable: true,
    help: "A time zone of the examples that set none, such as Asia/Tokyo. The default is GMT.")

  static let watched = Option<String>.text(
    "gallery", "FILE", help: "Also write the page of `vmgen gallery` to FILE, which shows the changes while it is open."
  )

  static func gallery(of projects: [CheckedProject], _ arguments: Arguments, _ report: Report) -> Gallery {
    let folder = arguments.operands.first.map { Path.name(CurrentFolder.absolute($0)) } ?? ""
    var gallery = Gallery(title: arguments[title] ?? folder)
    let filters = arguments.all(CommonOptions.filter)
    gallery.record(projects, settings: settings(arguments), report) { $0.matches(filters) }
    return gallery
  }

  /// All combinations of the locales and the time zones.
  private static func settings(_ arguments: Arguments) -> [Gallery.Setting] {
    let (locales, timeZones) = (arguments.all(locale), arguments.all(timeZone))
    return (locales.isEmpty ? [nil] : locales.map(Optional.some)).flatMap { locale in
      (timeZones.isEmpty ? [nil] : timeZones.map(Optional.some)).map {
        Gallery.Setting(locale: locale, timeZone: $0)
      }
    }
  }

  static func write(_ page: String, to path: String, _ report: inout Report) {
    var writer = FolderWriter()
    do {
      try writer.write(Array(page.utf8), to: path)
    } catch {
      report.add(.outputNotWritable(path: path, reason: error.reason), path: path)
    }
  }
}
