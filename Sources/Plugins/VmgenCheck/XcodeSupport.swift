#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension VmgenCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let tool = try context.tool(named: "vmgen").url
      let run = CommandRun(subcommand: .check, tool: tool, folder: context.xcodeProject.directoryURL)
      try run.run(in: context.xcodeProject, arguments: arguments)
    }
  }
#endif
