import Foundation
import PackagePlugin

/// A run of the tool for `swift package vmgen-generate`, `vmgen-check` or `vmgen-strings`, for the targets of a package. As
/// on the command line, the configuration determines the files that are written. The plugin adds the locations of imported
/// modules.
struct CommandRun {
  enum Subcommand: String {
    case generate, check, strings
  }

  var subcommand: Subcommand
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
    /// The output folder, unless the configuration names one; nil for the default.
    var output: URL?
  }

  /// Runs the tool for each target, even if it fails for one, so that all errors are reported.
  ///
  /// - Parameters:
  ///   - known: The names of all targets.
  ///   - problems: The problems of the configuration that maps targets. With any, the tool does not run.
  ///   - arguments: `--target NAME` to select targets, and options for the tool.
  func run(_ jobs: [Job], among known: [String], problems: [LayoutProblem], arguments: [String]) throws {
    for problem in problems where jobs.isEmpty || !problem.isReportedByTool { problem.report() }
    guard problems.allSatisfy(\.isReportedByTool) else { return }
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    for name in names where !known.contains(name) {
      Diagnostics.error("there is no target '\(name)'; the targets are \(known.sorted().joined(separator: ", "))")
    }
    let wanted = jobs.filter { names.isEmpty || names.contains($0.module.targetName) }
    if wanted.isEmpty { Diagnostics.warning("vmgen \(subcommand) has nothing to do: no .vmodel file found") }
    if let shared = sharedCatalog(of: wanted, options: arguments.remainingArguments) {
      return Diagnostics.error(shared.text)
    }
    for job in wanted { try run(job, options: arguments.remainingArguments) }
  }

  private func sharedCatalog(of jobs: [Job], options: [String]) -> SharedCatalog? {
    guard subcommand == .strings else { return nil }
    var options = ArgumentExtractor(options)
    let given = options.extractOption(named: "catalog").last
    return SharedCatalog.first(of: jobs.map(\.module), given: given.map { folder.appending(path: $0) })
  }

  private func run(_ job: Job, options: [String]) throws {
    var arguments = [subcommand.rawValue, "--plugin-version", ReleaseVersion.current]
    let file = job.module.configuration
    let configuration = file.map { ToolConfiguration(at: $0) } ?? ToolConfiguration()
    // A configuration that maps targets also applies to schemas outside its folder, where the tool does not find it.
    if let file, !file.deletingLastPathComponent().isOrContains(job.module.root) {
      arguments += ["--config", file.path]
    }
    if subcommand != .strings {
      if !configuration.listsTestable { arguments += ["--testable", job.module.name] }
      if !configuration.namesOutput, let output = job.output { arguments += ["--output", output.path] }
    }
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
    let targets = PackageTargets(package)
    let jobs = targets.targetsWithSchemas.map { target, module in
      // Generated code must be in the folder of the target, not in a folder that the configuration maps to it.
      let isMapped = module.folders.map(\.path) != [target.directoryURL.path]
      return Job(
        module: module, imports: targets.imports(of: target),
        operands: (isMapped ? ["--root", module.root.path] : []) + module.folders.map(\.path),
        output: isMapped ? target.directoryURL.appending(path: "Generated") : nil)
    }
    try run(jobs, among: targets.names, problems: targets.problems, arguments: arguments)
  }
}
