import VmgenProjectGeneration

extension Command {
  static let watch = Command(
    name: "watch",
    summary: "Generate and test after each change of a schema, and show the results.",
    operands: .paths,
    details: """
      Takes the same arguments as `generate`. After each change of a schema, a configuration or a template, vmgen checks
      the schemas, generates the files and runs the examples that the change affects, and shows errors, failures,
      warnings and the files written on one screen. Standard output that is not a terminal receives lines instead.
      With --gallery, an open page of `vmgen gallery` follows the changes by itself.
      With --no-output, no files are written: use it for a target whose files a plugin generates in the build.

      Ctrl-C or q ends the command.
      """,
    options: ProjectOptions.all + [noOutput.spec, GalleryCommand.watched.spec, CommonOptions.color.spec]
  ) { arguments, console in
    if arguments.operands.contains("-") {
      throw UsageError(.conflict("`watch` needs files, and cannot read standard input"))
    }
    let session = try WatchSession(arguments, writesFiles: arguments[noOutput] != true)
    guard let watcher = FileWatcher() else {
      var report = Report()
      report.add(.folderNotWatched(path: ".", reason: SystemError.last.reason), path: ".")
      return report.finish(arguments, &console)
    }
    let terminal = WatchTerminal()
    let palette = Palette(arguments[CommonOptions.color] ?? .auto, on: .output)
    let sources = terminal.start()
    defer { terminal.end() }
    var loop = WatchLoop(session, watcher, terminal, palette, DiagnosticFormat(arguments))
    try withExtendedLifetime(sources) { try loop.run() }
    return .done
  }

  private static let noOutput = Option<Bool>.flag(
    "no-output", help: "Check and test only, and write no files. A plugin generates them in the build.")
}
