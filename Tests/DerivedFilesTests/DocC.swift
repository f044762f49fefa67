import Foundation

/// The documentation compiler of the Swift toolchain.
enum DocC {
  static let isInstalled = (try? run(["--help"])) != nil

  /// Converts a catalog, and returns the summary of each warning and error.
  static func warnings(converting catalog: URL, to output: URL) throws -> [String] {
    let name = catalog.deletingPathExtension().lastPathComponent
    let messages = try run([
      "convert", catalog.path, "--fallback-display-name", name, "--fallback-bundle-identifier", name,
      "--output-path", output.path,
    ])
    return messages.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("warning: ") || $0.hasPrefix("error: ") }
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["docc"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus == 127 {
      throw CocoaError(.executableNotLoadable)
    }
    return String(decoding: output, as: UTF8.self)
  }
}
