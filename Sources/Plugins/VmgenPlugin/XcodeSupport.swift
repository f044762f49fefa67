#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension VmgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let targets = XcodeTargets(context.xcodeProject)
      let target = XcodeTargets.Target(target)
      let plan = targets.plan(of: target, output: context.pluginWorkDirectoryURL)
      return commands(for: plan, target: targets.module(of: target), tool: try context.tool(named: "vmgen-build").url)
    }
  }
#endif
