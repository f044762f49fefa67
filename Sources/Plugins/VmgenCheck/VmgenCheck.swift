import PackagePlugin

@main
struct VmgenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {}
}
