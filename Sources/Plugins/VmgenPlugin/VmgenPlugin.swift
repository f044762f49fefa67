import Foundation
import PackagePlugin

/// Generates Swift from a target's schemas as part of its build; for a test target, the tests of what it tests.
@main
struct VmgenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let packageTarget = PackageTarget(target) else {
      Diagnostics.error(
        "target '\(target.name)': vmgen makes Swift, and this is no Swift target: take the plugin off it")
      return []
    }
    let plan = Plan(of: packageTarget) { generatedFolder(in: context.pluginWorkDirectoryURL, tested: $0) }
    return commands(for: plan, target: packageTarget.module, tool: try context.tool(named: "vmgen").url)
  }

  /// One command a run of the tool, none where two files would take one name.
  func commands(for plan: Plan, target: SchemaModule, tool: URL) -> [Command] {
    for collision in plan.collisions { Diagnostics.error(collision.text(target: target.targetName)) }
    guard plan.collisions.isEmpty else { return [] }
    if plan.invocations.isEmpty {
      Diagnostics.warning("target '\(target.targetName)': nothing to generate from: it has no .vmodel file")
    }
    return plan.invocations.map { invocation in
      .buildCommand(
        displayName: "Generating \(invocation.layers.noun) from the schemas of \(invocation.module.targetName)",
        executable: tool,
        arguments: ["generate", "--build"] + invocation.arguments,
        inputFiles: invocation.inputs,
        outputFiles: invocation.outputs)
    }
  }

  func generatedFolder(in workFolder: URL, tested: String?) -> URL {
    workFolder.appending(path: tested.map { "Tests of \($0)" } ?? "Generated")
  }
}

extension ToolInvocation.Layers {
  fileprivate var noun: String {
    switch self {
    case .sources: "Swift"
    case .tests: "tests"
    }
  }
}
