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
      folder `.build/local/vmgen` of the checkout, which contains the running tool; otherwise it depends on the release
      of this version.
      """,
    options: [package.spec, fromSources.spec, ProjectOptions.diagnostics.spec, CommonOptions.color.spec]
  ) { arguments, console in
    let folder = arguments.operands.first.map(Path.normalized) ?? "."
    let starter =
      if let name = arguments[package] {
        Starter(package: name, vmgen: try dependency(compilingTool: arguments[fromSources] == true), in: folder)
      } else {
        Starter(in: folder)
      }
    var report = Report()
    if starter.write(&report) { console.write(starter.summary + StarterPreview(of: folder).text + starter.nextSteps) }
    return report.finish(arguments, &console)
  }

  private static func dependency(compilingTool: Bool) throws(UsageError) -> ToolDependency {
    guard let checkout = Checkout.ofExecutable else { return compilingTool ? .branch : .release }
    if compilingTool { return .sources(checkout) }
    try checkout.writeLocalPackage()
    return .built(checkout)
  }

  private static let package = Option<String>.newModule(
    "package", "NAME", help: "Write a package with this name, which is also the name of its library module.")
  private static let fromSources = Option<Bool>.flag(
    "from-sources", help: "With --package, compile vmgen from its sources in the package's build.")
}
