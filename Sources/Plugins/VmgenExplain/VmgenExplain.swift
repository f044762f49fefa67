import Foundation
import PackagePlugin

/// The command plugin `swift package vmgen-explain CODE`.
@main
struct VmgenExplain: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try explain(arguments, tool: context.tool(named: "vmgen").url)
  }

  func explain(_ arguments: [String], tool: URL) throws {
    var arguments = ArgumentExtractor(arguments)
    // Xcode passes the selected targets.
    _ = arguments.extractOption(named: "target")
    let process = Process()
    process.executableURL = tool
    process.arguments = ["explain"] + arguments.remainingArguments
    try process.run()
    process.waitUntilExit()
    // The tool has reported the error; this makes `swift package` fail.
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("vmgen explain failed")
    }
  }
}
