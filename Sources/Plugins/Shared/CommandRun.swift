import Foundation
import PackagePlugin

/// A run of the tool for `swift package vmgen-generate` or `vmgen-check`, for the targets of a package whose generated
/// files are checked in. As on the command line, the configuration determines the output folder. The plugin adds the
/// locations of imported modules.
struct CommandRun {
  /// `generate` or `check`.
  var subcommand: String
  var tool: URL
  /// The working directory of the tool, which keeps displayed paths short.
  var folder: URL

  /// A target and the schemas in its folder. A target can exclude its schemas so that SwiftPM does not report them as
  /// unhandled.
  struct Job {
    var module: SchemaModule
    var imports: [SchemaModule]
    /// The operands for the tool.
    var operands: [String]
  }

  /// Runs the tool for each target, even if it fails for one, so that all errors are reported.
  ///
  /// - Parameters:
  ///   - known: The names of all targets.
  ///   - arguments: `--target NAME` to select targets, and options for the tool.
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
    // The tool has reported the error; this makes `swift package` fail.
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
