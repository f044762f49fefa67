import PackagePlugin

/// `swift package vmgen-generate [--target NAME] [options of vmgen generate]`
@main
struct VmgenGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let run = CommandRun(
      subcommand: "generate", tool: try context.tool(named: "vmgen").url, folder: context.package.directoryURL)
    try run.run(CommandRun.plans(in: context.package, named: names), options: arguments.remainingArguments)
  }
}
