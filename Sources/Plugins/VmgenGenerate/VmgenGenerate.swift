import PackagePlugin

@main
struct VmgenGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {}
}
