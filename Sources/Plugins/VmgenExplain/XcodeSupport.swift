#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension VmgenExplain: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try explain(arguments, tool: context.tool(named: "vmgen").url)
    }
  }
#endif
