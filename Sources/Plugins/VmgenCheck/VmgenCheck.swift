import PackagePlugin

/// The command plugin `swift package vmgen-check [--target NAME] [options of vmgen check]`. It is a separate plugin
/// because it needs no permissions and can run unattended.
@main
struct VmgenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "vmgen").url
    let run = CommandRun(subcommand: .check, tool: tool, folder: context.package.directoryURL)
    try run.run(in: context.package, arguments: arguments)
  }
}
