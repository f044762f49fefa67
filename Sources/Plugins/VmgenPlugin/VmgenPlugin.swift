import Foundation
import PackagePlugin

/// A build tool plugin that generates Swift from the schemas of a target. For a test target, it generates the tests of
/// the modules under test.
@main
struct VmgenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let targets = PackageTargets(context.package)
    guard let module = targets.module(of: target) else {
      Diagnostics.error("target '\(target.name)': vmgen requires a Swift target")
      return []
    }
    let plan = targets.plan(of: target, module, output: context.pluginWorkDirectoryURL)
    return commands(for: plan, target: module, tool: try context.tool(named: "vmgen-build").url)
  }

  /// Returns one command for each run of the tool, or none if file names collide or the layout has problems.
  func commands(for plan: Plan, target: SchemaModule, tool: URL) -> [Command] {
    for problem in plan.problems { problem.report() }
    for collision in plan.collisions { Diagnostics.error(collision.text(target: target.targetName)) }
    guard plan.problems.isEmpty, plan.collisions.isEmpty else { return [] }
    if plan.invocations.isEmpty {
      Diagnostics.warning("target '\(target.targetName)': no .vmodel file to generate from")
    }
    if !target.templates.isEmpty, plan.invocations.contains(where: { $0.layers == .sources && !$0.usesTemplates }) {
      Diagnostics.warning(
        "target '\(target.targetName)': templates are ignored, because vmgen.json does not name their folder")
    }
    return plan.invocations.map { invocation in
      .buildCommand(
        displayName: "Generating \(invocation.layers.noun) from the schemas of \(invocation.module.targetName)",
        executable: tool,
        arguments: invocation.arguments,
        inputFiles: invocation.inputs,
        outputFiles: invocation.outputs)
    }
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
