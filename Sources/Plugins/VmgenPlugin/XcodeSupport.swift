#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension VmgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = XcodeTargets(context.xcodeProject)
      let plan = project.plan(of: target, output: context.pluginWorkDirectoryURL)
      return commands(for: plan, target: project.module(of: target), tool: try context.tool(named: "vmgen").url)
    }
  }
#endif
