#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension VmgenGenerate: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      let plans = XcodeTargets(context.xcodeProject).plans(named: arguments.extractOption(named: "target"))
      let run = CommandRun(
        subcommand: "generate", tool: try context.tool(named: "vmgen").url, folder: context.xcodeProject.directoryURL)
      try run.run(plans, options: arguments.remainingArguments)
    }
  }
#endif
