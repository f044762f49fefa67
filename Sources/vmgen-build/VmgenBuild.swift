import VmgenProjectGeneration

/// The tool `vmgen generate --build` for build systems, which reports in Xcode's format and without output that only
/// people need.
@main
enum VmgenBuild {
  private static let syntax = CommandSyntax(
    name: "generate --build", operands: .paths, options: ProjectOptions.all + ProjectOptions.building)

  static func main() {
    FileWriting.reportSizeLimit()
    do {
      try run(CommandLine.arguments.dropFirst()).exit()
    } catch let error as UsageError {
      write(error.lines.map { $0 + "\n" }.joined())
      ExitStatus.usage.exit()
    } catch {
      write("internal error: \(oneLine("\(error)"))\nPlease report this with what you ran.\n")
      ExitStatus.fault.exit()
    }
  }

  private static func run(_ words: ArraySlice<String>) throws -> ExitStatus {
    guard let arguments = try Arguments(["--build"] + words, for: syntax) else {
      write("usage: vmgen-build PATH… [options of `vmgen generate`]\n")
      return .done
    }
    var run = try Run(arguments)
    if let plan = try run.plan(run.readProjects()) { _ = run.write(plan) }
    run.keepUntilExit()
    write(XcodeFormat(run.report, showsFixIts: false).text())
    return run.report.hasErrors ? .findings : .done
  }

  private static func write(_ text: String) { _ = FileWriting.write(Array(text.utf8), to: 2) }
}
