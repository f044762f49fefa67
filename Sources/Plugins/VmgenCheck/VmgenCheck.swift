import PackagePlugin

/// `swift package vmgen-check [--target NAME] [options of vmgen check]`: a plugin of its own, since it asks for no
/// permission, and so runs unattended.
@main
struct VmgenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let run = CommandRun(
      subcommand: "check", tool: try context.tool(named: "vmgen").url, folder: context.package.directoryURL)
    try run.run(CommandRun.plans(in: context.package, named: names), options: arguments.remainingArguments)
  }
}
