import VmgenProjectGeneration

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "Write a first schema and a configuration file, or a new package.",
    operands: CommandSyntax.Operands(name: "DIR", minimum: 0, maximum: 1),
    details: """
      DIR is the folder to write to; the default is the current folder. Existing files are never overwritten.

      With --package, the folder becomes a Swift package with a schema, a program for the terminal, a view and tests.
      `swift test` generates the code and runs the tests. If vmgen runs from a checkout, the package depends on the
      checkout; otherwise it depends on the release of this version.
      """,
    options: [package.spec, ProjectOptions.diagnostics.spec, CommonOptions.color.spec]
  ) { arguments, console in
    let folder = arguments.operands.first.map(Path.normalized) ?? "."
    let starter =
      arguments[package].map { Starter(package: $0, vmgen: Checkout.ofExecutable, in: folder) } ?? Starter(in: folder)
    var report = Report()
    if starter.write(&report) { console.write(starter.nextSteps) }
    return report.finish(arguments, &console)
  }

  private static let package = Option<String>.newModule(
    "package", "NAME", help: "Write a package with this name, which is also the name of its library module.")
}
