#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension VmgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let targets = XcodeTargets(context.xcodeProject)
      let output = context.pluginWorkDirectoryURL
      guard let module = targets.module(of: target.displayName),
        let plan = targets.plan(of: target.displayName, output: output)
      else { return [] }
      return commands(for: plan, target: module, tool: try context.tool(named: "vmgen-build").url)
    }
  }
#endif
