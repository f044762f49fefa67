import Foundation
import PackagePlugin

/// `swift package vmgen-generate` and `vmgen-check`: the tool over the targets of a package, for generated files that
/// are kept with the sources. Where they go is the configuration's to say, as when the tool is run by hand; what the
/// plugin adds is where the schemas of imported modules are.
struct CommandRun {
  /// `generate` or `check`.
  var subcommand: String
  var tool: URL
  /// What the tool is run in, so that it shows paths as short as they can be.
  var folder: URL

  /// A target, with its schemas found in its folder: a target may exclude them, so that SwiftPM does not call them
  /// unhandled.
  struct Job {
    var module: SchemaModule
    var imports: [SchemaModule]
    /// What the tool is told to read.
    var operands: [String]
  }

  /// Runs the tool for each target, all of them even where one fails: each has something to say.
  ///
  /// - Parameters:
  ///   - known: the names of all targets.
  ///   - arguments: `--target NAME`, for all targets unless given, and options for the tool.
  func run(_ jobs: [Job], among known: [String], arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    for name in names where !known.contains(name) {
      Diagnostics.error("there is no target '\(name)'; the targets are \(known.sorted().joined(separator: ", "))")
    }
    let wanted = jobs.filter { names.isEmpty || names.contains($0.module.targetName) }
    if wanted.isEmpty { Diagnostics.warning("nothing to \(subcommand): no .vmodel file found") }
    for job in wanted { try run(job, options: arguments.remainingArguments) }
  }

  private func run(_ job: Job, options: [String]) throws {
    var arguments = [subcommand]
    let configuration = job.module.configuration
    if ToolConfiguration(at: configuration).testable == nil { arguments += ["--testable", job.module.name] }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + job.imports.flatMap(\.importArguments) + options + job.operands
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The tool has said why; this makes `swift package` fail.
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("vmgen \(subcommand) failed for target '\(job.module.targetName)'")
    }
  }
}

extension CommandRun {
  func run(in package: Package, arguments: [String]) throws {
    let jobs = package.targets.compactMap { target -> Job? in
      guard let target = PackageTarget(target) else { return nil }
      let root = target.module.root
      let hasSchemas = ToolConfiguration.files(in: root).contains { $0.pathExtension == "vmodel" }
      return hasSchemas ? Job(module: target.module, imports: target.imports, operands: [root.path]) : nil
    }
    try run(jobs, among: package.targets.map(\.name), arguments: arguments)
  }
}
