import PackagePlugin

/// The command plugin `swift package vmgen-strings [--target NAME] [options of vmgen strings]`.
@main
struct VmgenStrings: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "vmgen").url
    let run = CommandRun(subcommand: .strings, tool: tool, folder: context.package.directoryURL)
    try run.run(in: context.package, arguments: arguments)
  }
}
