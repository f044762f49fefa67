import Foundation
import PackagePlugin

/// `swift package vmgen-generate` and `vmgen-check`: the tool over a package's targets, for generated files that are
/// kept with the sources, in each target's folder `Generated`.
struct CommandRun {
  /// `generate` or `check`.
  var subcommand: String
  var tool: URL
  /// What the tool is run in, so that it shows paths as short as they can be.
  var folder: URL

  /// Runs the tool for each plan, all of them even where one fails: each has something to say.
  ///
  /// - Parameter options: what the user passed besides `--target`, which the tool gets after what the plugin says.
  func run(_ plans: [(target: String, plan: Plan)], options: [String]) throws {
    if plans.isEmpty {
      Diagnostics.warning("nothing to \(subcommand): no target has a .vmodel file")
    }
    for (target, plan) in plans {
      for collision in plan.collisions { Diagnostics.error(collision.text(target: target)) }
      for invocation in plan.invocations where plan.collisions.isEmpty {
        try run(invocation, options: options)
      }
    }
  }

  private func run(_ invocation: ToolInvocation, options: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = [subcommand] + invocation.arguments + options
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The tool has said why; this makes `swift package` fail.
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("vmgen \(subcommand) found errors in target '\(invocation.module.targetName)'")
    }
  }
}

extension CommandRun {
  /// The plans for a package's targets: those named, else all that have schemas, and test targets with a
  /// configuration of their own.
  static func plans(in package: Package, named names: [String]) -> [(target: String, plan: Plan)] {
    let targets = package.targets.filter { names.isEmpty || names.contains($0.name) }
    for name in names where !targets.contains(where: { $0.name == name }) {
      let known = package.targets.map(\.name).sorted().joined(separator: ", ")
      Diagnostics.error("no target is called '\(name)'; the targets are \(known)")
    }
    return targets.compactMap { target in
      guard var packageTarget = PackageTarget(target) else { return nil }
      if packageTarget.isTest && names.isEmpty && packageTarget.module.configuration == nil {
        packageTarget.underTest = []
      }
      let plan = Plan(of: packageTarget) { _ in packageTarget.module.root.appending(path: "Generated") }
      return plan.invocations.isEmpty ? nil : (target.name, plan)
    }
  }
}
