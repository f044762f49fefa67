import Foundation

/// The result of a run of the tool.
struct ToolRun: CustomStringConvertible, Sendable {
  var words: [String]
  /// The exit code, or 128 plus the number of the signal that ended the process.
  var status: Int32
  var output: String
  var error: String

  /// The result in the form of a terminal, for snapshots.
  var description: String {
    var text = "$ vmgen \(words.joined(separator: " "))\n"
    if !output.isEmpty { text += output + (output.hasSuffix("\n") ? "" : "\n") }
    if !error.isEmpty { text += "[standard error]\n" + error }
    return text + "[exit code \(status)]\n"
  }
}

/// Runs the tool that was built with these tests.
enum Tool {
  /// The tool in the folder of the test bundle.
  static let executable: URL = {
    let candidates =
      Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0])]
    for var folder in candidates {
      for _ in 0..<5 {
        let tool = folder.appending(path: "vmgen")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: tool.path, isDirectory: &isFolder), !isFolder.boolValue {
          return tool
        }
        folder.deleteLastPathComponent()
      }
    }
    return URL(filePath: "/vmgen-was-not-built")
  }()

  /// Runs the tool in a folder, or only the launcher if `executable` is nil. The environment is that of the tests
  /// without variables for colors.
  static func run(
    _ words: String..., in folder: TemporaryFolder, input: Data? = nil, environment: [String: String] = [:],
    launcher: [String] = [], executable: URL? = Tool.executable
  ) async throws -> ToolRun {
    try await run(
      words, in: folder, input: input, environment: environment, launcher: launcher, executable: executable)
  }

  static func run(
    _ words: [String], in folder: TemporaryFolder, input: Data? = nil, environment: [String: String] = [:],
    launcher: [String] = [], executable: URL? = Tool.executable
  ) async throws -> ToolRun {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = launcher + [executable?.path].compactMap { $0 } + words
    process.currentDirectoryURL = folder.url
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "GITHUB_WORKSPACE"] { variables[name] = nil }
    let scratch = try TemporaryFolder()
    // Runs do not share a cache unless a test requests it.
    variables["XDG_CACHE_HOME"] = scratch.path("cache")
    process.environment = variables.merging(environment) { _, new in new }

    let streams = try ["output", "error"].map { name in
      try scratch.write("", to: name)
      return try FileHandle(forWritingTo: scratch.url(name))
    }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    process.standardInput = FileHandle.nullDevice
    if let input {
      try input.write(to: scratch.url("input"))
      process.standardInput = try FileHandle(forReadingFrom: scratch.url("input"))
    }
    try await finish(process)
    for stream in streams { try stream.close() }
    let isSignal = process.terminationReason == .uncaughtSignal
    return ToolRun(
      words: words, status: process.terminationStatus + (isSignal ? 128 : 0), output: try scratch.text("output"),
      error: try scratch.text("error"))
  }

  /// Copies the tool with another program. The system refuses to run a file that is open for writing, and a process that
  /// another test starts would inherit the open file of a copy by this process.
  static func copy(to copy: URL) throws {
    let process = try Process.run(URL(filePath: "/bin/cp"), arguments: [executable.path, copy.path])
    process.waitUntilExit()
  }

  /// Waits for the process without blocking a thread of Swift's pool.
  private static func finish(_ process: Process) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
