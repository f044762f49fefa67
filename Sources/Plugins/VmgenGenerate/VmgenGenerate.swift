import PackagePlugin

/// The command plugin `swift package vmgen-generate [--target NAME] [options of vmgen generate]`.
@main
struct VmgenGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "vmgen").url
    let run = CommandRun(subcommand: .generate, tool: tool, folder: context.package.directoryURL)
    try run.run(in: context.package, arguments: arguments)
  }
}
